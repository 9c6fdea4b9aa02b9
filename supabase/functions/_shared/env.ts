import * as v from 'valibot';
import { isPlainAddress, oneLine, parseUrl } from './text.ts';

/** Reads one environment variable, as `Deno.env.get` does. */
export type GetEnv = (name: string) => string | undefined;

/** An email address with its display name ('' for none). */
export interface Address {
  readonly name: string;
  readonly address: string;
}

/** The settings of every email. Nothing in them comes from a request. */
export interface MailSettings {
  readonly from: Address;
  /** Notification mailboxes of the company; at least one. */
  readonly notifyTo: readonly string[];
  /** The website's origin without a trailing slash, for the link to the enquiry in the admin area. */
  readonly siteUrl: string;
}

/** Connection settings of the mail server. `auth` is never sent without TLS. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** Implicit TLS (port 465); false for STARTTLS if the server offers it. */
  readonly secure: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
}

function required(get: GetEnv, name: string): string {
  const value = get(name)?.trim() ?? '';
  if (value === '') throw new Error(`the secret ${name} is not set`);
  return value;
}

function plainAddress(name: string, value: string): string {
  if (!isPlainAddress(value)) throw new Error(`the secret ${name} holds no plain mail address`);
  return value;
}

/**
 * Reads MAIL_FROM (`Name <address>` or an address), NOTIFY_TO (comma-separated) and SITE_URL; throws an error with the
 * name of an invalid one.
 */
export function mailSettings(get: GetEnv): MailSettings {
  const from = required(get, 'MAIL_FROM');
  const named = /^([^<>]*)<([^<>]+)>$/.exec(from);
  const list = required(get, 'NOTIFY_TO').split(',');
  const notifyTo = list.map((entry) => entry.trim()).filter((entry) => entry !== '');
  if (notifyTo.length === 0) throw new Error('the secret NOTIFY_TO is not set');
  const site = parseUrl(required(get, 'SITE_URL'));
  if (!site || !/^https?:$/.test(site.protocol))
    throw new Error('the secret SITE_URL is no web address');
  return {
    from: {
      name: oneLine((named?.[1] ?? '').replaceAll('"', ''), 80),
      address: plainAddress('MAIL_FROM', (named?.[2] ?? from).trim()),
    },
    notifyTo: notifyTo.map((entry) => plainAddress('NOTIFY_TO', entry)),
    siteUrl: site.origin,
  };
}

/**
 * Reads SMTP_HOST, SMTP_PORT (465, the only SMTP port open to hosted functions), SMTP_SECURE (true for
 * 465), SMTP_USER and SMTP_PASS (both or neither); throws with the name of an invalid one.
 */
export function smtpSettings(get: GetEnv): SmtpSettings {
  const port = Number(get('SMTP_PORT') || 465);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error('the secret SMTP_PORT is no port');
  }
  const secure = get('SMTP_SECURE') || String(port === 465);
  if (secure !== 'true' && secure !== 'false') {
    throw new Error('the secret SMTP_SECURE must be true or false');
  }
  const [user, pass] = [get('SMTP_USER') ?? '', get('SMTP_PASS') ?? ''];
  if ((user === '') !== (pass === '')) throw new Error('SMTP_USER and SMTP_PASS go together');
  return {
    host: required(get, 'SMTP_HOST'),
    port,
    secure: secure === 'true',
    auth: user === '' ? undefined : { user, pass },
  };
}

const keyDictionary = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

function dictionaryKeys(get: GetEnv, name: string): string[] {
  const parsed = v.safeParse(keyDictionary, get(name));
  if (!parsed.success) return [];
  const { default: first = '', ...others } = parsed.output;
  return [first, ...Object.values(others)];
}

/**
 * The service role keys, best first: `default` of the dictionary SUPABASE_SECRET_KEYS, its others, and last
 * SUPABASE_SERVICE_ROLE_KEY, which stays set even if the project has disabled it. Throws if there is none.
 */
export function serviceKeys(get: GetEnv): [string, ...string[]] {
  const legacy = get('SUPABASE_SERVICE_ROLE_KEY') ?? '';
  const [first, ...others] = [...dictionaryKeys(get, 'SUPABASE_SECRET_KEYS'), legacy].filter(
    (key) => key !== '',
  );
  if (first === undefined)
    throw new Error('neither SUPABASE_SECRET_KEYS nor SUPABASE_SERVICE_ROLE_KEY holds a key');
  return [first, ...others];
}

/** The project's URL, set by Supabase itself. */
export function supabaseUrl(get: GetEnv): string {
  return required(get, 'SUPABASE_URL');
}
