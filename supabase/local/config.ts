import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The scalar settings of a TOML file as `section.key`: sufficient for `supabase/config.toml`. */
export function parseToml(text: string): Map<string, string | number | boolean> {
  const settings = new Map<string, string | number | boolean>();
  let section = '';
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const header = /^\[([^[\]]+)\]$/.exec(line);
    const pair = /^([\w-]+)\s*=\s*(?:"([^"]*)"|(true|false)|(-?[\d_]+))\s*(?:#.*)?$/.exec(line);
    if (header) section = `${header[1]}.`;
    else if (pair) settings.set(`${section}${pair[1]}`, scalar(pair));
  }
  return settings;
}

function scalar(pair: RegExpExecArray): string | number | boolean {
  if (pair[2] !== undefined) return pair[2];
  if (pair[3] !== undefined) return pair[3] === 'true';
  return Number((pair[4] ?? '0').replaceAll('_', ''));
}

/** The settings of the Supabase CLI's file that the embedded backend uses. */
export interface ProjectConfig {
  /** Functions without an entry require a JWT, as hosted. */
  verifyJwt: (functionName: string) => boolean;
  minimumPasswordLength: number;
  jwtExpiry: number;
  /** Interval in which a used refresh token may be sent again, ms. */
  refreshReuse: number;
  /** Failed sign-ins, and failed codes and links, allowed in five minutes. */
  signInAttempts: number;
  verifyAttempts: number;
  /** Minimum interval between emails to an address, ms. */
  mailEvery: number;
  /** Lifetime of a mailed code, in seconds. */
  otpExpiry: number;
  /** Whether sessions older than 24 h need a mailed code to change the password. */
  securePasswordChange: boolean;
  /** Whether changing the password needs the current one. */
  requireCurrentPassword: boolean;
  maxRows: number;
}

/** Reads `supabase/config.toml` below `root`; defaults to Supabase's settings if the file is missing. */
export async function readProjectConfig(root: string): Promise<ProjectConfig> {
  const file = path.join(root, 'supabase/config.toml');
  const settings = parseToml(await readFile(file, 'utf8').catch(() => ''));
  const number = (key: string, fallback: number) => {
    const value = settings.get(key);
    return typeof value === 'number' ? value : fallback;
  };
  return {
    verifyJwt: (name) => settings.get(`functions.${name}.verify_jwt`) !== false,
    minimumPasswordLength: number('auth.minimum_password_length', 6),
    jwtExpiry: number('auth.jwt_expiry', 3600),
    refreshReuse: number('auth.refresh_token_reuse_interval', 10) * 1000,
    signInAttempts: number('auth.rate_limit.sign_in_sign_ups', 30),
    verifyAttempts: number('auth.rate_limit.token_verifications', 30),
    mailEvery: durationMs(settings.get('auth.email.max_frequency')) ?? 60_000,
    otpExpiry: number('auth.email.otp_expiry', 3600),
    securePasswordChange: settings.get('auth.email.secure_password_change') === true,
    // The CLI has no key for this one (supabase/cli issue 5846): on, as the project's dashboard has to be.
    requireCurrentPassword: settings.get('auth.email.require_current_password') !== false,
    maxRows: number('api.max_rows', 1000),
  };
}

/** A duration in the CLI's format ("60s", "1m30s", "1h") in ms; undefined if invalid. */
function durationMs(value: unknown): number | undefined {
  const parts = typeof value === 'string' && /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(value);
  if (!parts || value === '') return undefined;
  const [hours, minutes, seconds] = [1, 2, 3].map((part) => Number(parts[part] ?? 0));
  return (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000;
}
