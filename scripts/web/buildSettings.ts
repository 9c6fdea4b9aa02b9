import { refuseSecretSettings } from '../secrets.ts';
import { parseUrl } from '../../src/shared/lib/safeLink.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Settings of `npm run build` for a hosted project. */
export type HostedSettings = {
  /** URL of the API for the browser; '' = the site's own origin. */
  apiUrl: string;
  /** Where the build reads the database. */
  dataUrl: string;
  siteUrl: string;
  publishableKey: string;
};

/** Timeout of a request, ms. */
const ANSWER_MS = 20_000;
const WHERE = 'Supabase dashboard, Project Settings';

function required(env: Env, name: string, meaning: string): string {
  const value = env[name];
  if (!value)
    throw new Error(`${name} is missing: ${meaning} (.env.example explains each setting).`);
  return value;
}

/** A URL without a trailing slash. @throws naming the setting. */
function address(env: Env, name: string, meaning: string): string {
  const value = required(env, name, meaning);
  if (!/^https?:$/.test(parseUrl(value)?.protocol ?? ''))
    throw new Error(`${name} in .env is "${value}", which is no web address: ${meaning}.`);
  return value.replace(/\/+$/, '');
}

/**
 * Settings of a hosted project.
 * @returns undefined without any.
 * @throws naming the setting that is missing, wrong or secret.
 */
export function readSettings(env: Env): HostedSettings | undefined {
  refuseSecretSettings(env);
  const project = `your project's address, such as https://abc.supabase.co (${WHERE}, Data API)`;
  const apiUrl = env['VITE_SUPABASE_URL'] ? address(env, 'VITE_SUPABASE_URL', project) : '';
  if (!apiUrl && !env['VITE_SUPABASE_PUBLISHABLE_KEY']) return undefined;
  return {
    apiUrl,
    publishableKey: required(
      env,
      'VITE_SUPABASE_PUBLISHABLE_KEY',
      `the project's publishable key (${WHERE}, API Keys)`,
    ),
    siteUrl: address(
      env,
      'SITE_URL',
      'the address the site will have, for links from other sites, such as https://www.your.domain',
    ),
    dataUrl:
      apiUrl ||
      address(
        env,
        'MANDAP_API_URL',
        'where this build reads the database, as VITE_SUPABASE_URL is empty',
      ),
  };
}

/** Reason of a network error, by its code. */
function reason(error: unknown, host: string): string {
  const { name, cause } = Object(error);
  const code = String(Object(cause).code ?? '');
  if (name === 'TimeoutError') return `${host} has not answered for ${ANSWER_MS / 1000} s`;
  if (code === 'ENOTFOUND') return `there is no host ${host}`;
  if (code === 'EAI_AGAIN') return `the name ${host} cannot be looked up: is this machine online`;
  if (code === 'ECONNREFUSED') return `${host} takes no connection`;
  return `${host} cannot be reached (${code || String(Object(cause).message ?? error)})`;
}

/** Calls a database function like a visitor's browser. @throws on network errors and timeouts. */
export async function callDatabase(
  name: string,
  { dataUrl, publishableKey }: Pick<HostedSettings, 'dataUrl' | 'publishableKey'>,
): Promise<Response> {
  return fetch(`${dataUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      // The newer keys are no JWTs.
      ...(publishableKey.startsWith('sb_') ? {} : { Authorization: `Bearer ${publishableKey}` }),
      'content-type': 'application/json',
    },
    body: '{}',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
}

/**
 * Requests from the project what every page needs, before a build that would fail after minutes.
 * @throws naming the wrong setting and a fix.
 */
export async function checkDatabase({
  apiUrl,
  dataUrl,
  publishableKey,
}: HostedSettings): Promise<void> {
  const setting = apiUrl ? 'VITE_SUPABASE_URL' : 'MANDAP_API_URL';
  const host = parseUrl(dataUrl)?.host ?? dataUrl;
  const request = callDatabase('get_site_state', { dataUrl, publishableKey });
  const response = await request.catch((error: unknown) => {
    throw new Error(
      `${setting} in .env is ${dataUrl}, but ${reason(error, host)}. Compare it with the project's address (${WHERE}, Data API); a paused project has to be resumed there first. The last build is as it was.`,
    );
  });
  if (response.ok) return;
  const advice =
    response.status === 401 || response.status === 403
      ? `VITE_SUPABASE_PUBLISHABLE_KEY in .env is not a key of this project: copy it anew (${WHERE}, API Keys)`
      : response.status === 404
        ? 'the database has not been set up: npx supabase db push --remote --include-seed (docs/deploy.md), or this is not the address of a project'
        : 'try again in a minute; the dashboard says whether the project is running';
  throw new Error(
    `${setting} in .env is ${dataUrl}, which answers with ${response.status}: ${advice}. The last build is as it was.`,
  );
}
