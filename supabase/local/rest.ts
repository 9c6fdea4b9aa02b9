import { sql } from 'kysely';
import type postgres from 'postgres';
import type { ProjectConfig } from './config.ts';
import type { Credentials } from './credentials.ts';
import { PUBLISHABLE_KEY } from './credentials.ts';
import { asText, cors, isRecord, json } from './http.ts';
import { loadLite, type LiteConnection } from './lite.ts';
import {
  contextOf,
  quietWhileServing,
  requestContext,
  type RequestContext,
} from './request-context.ts';
import { databaseError, statusOf } from './sql-errors.ts';
import { refuseSelect } from './select-limits.ts';
import { bearerOf } from './tokens.ts';
import { addSessionOrigin } from './session-origin.ts';
import { keepSessionsApart } from './sessions.ts';

export interface Rest {
  /** Handles /rest/v1/* and the part of /auth/v1/* that lite implements. */
  fetch: (request: Request) => Promise<Response>;
  /** Clears the schema cache: needed after DDL. */
  reloadSchema: () => Promise<void>;
  close: () => Promise<void>;
}

export interface RestOptions {
  databaseUrl: string;
  url: string;
  siteUrl: string;
  config: ProjectConfig;
  credentials: Credentials;
  /** Sends lite's emails. */
  sendMail: (mail: { to: string; subject: string; text?: string; html?: string }) => Promise<void>;
}

/**
 * PostgREST and GoTrue by @supabase/lite 0.10.0, with its faults corrected from outside. Each correction has a test in
 * tests/integration/backend/lite-faults.test.ts that fails once it is no longer needed.
 */
export async function startRest(options: RestOptions): Promise<Rest> {
  const { App, createPostgresConnection } = await loadLite();
  const connection = createPostgresConnection({
    url: options.databaseUrl,
    postgresOptions: {
      max: 12,
      idle_timeout: 20,
      onnotice: () => undefined,
      types: { ...isoTimes, jsonb },
    },
  });
  const timeouts = await readTimeouts(connection.driver);
  const sessions = keepSessionsApart(connection.driver, 12);
  correct(connection, timeouts);
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: options.credentials.jwtSecret,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: options.credentials.secretKey,
      enable_signup: false,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`, `${options.url}/**`],
      minimum_password_length: options.config.minimumPasswordLength,
      jwt_expiry: options.config.jwtExpiry,
    },
    api: {
      schemas: ['public'],
      max_rows: options.config.maxRows,
      extra_search_path: ['public', 'extensions'],
    },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: { send: options.sendMail } },
    },
  });
  await app.init();
  await connection.introspect(); // otherwise the first request waits for it
  quietWhileServing();
  return {
    fetch: async (request) =>
      malformedToken(request) ??
      refuseSelect(request) ??
      inheritedOperator(request) ??
      serve(request, (forwarded) => app.fetch(forwarded)),
    reloadSchema: () => connection.clearSchemaCache(),
    async close() {
      await sessions.close();
      await connection.close();
    },
  };
}

// Fault 6: lite returns PostgreSQL's "2026-11-21 09:10:53+00", which Safari cannot parse; PostgREST returns ISO 8601.
// Sessions run in UTC.
const isoTimes = {
  timestamptz: timeType(1184, (text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')),
  timestamp: timeType(1114, (text) => text.replace(' ', 'T')),
  date: timeType(1082, (text) => text),
};

// Fault 9: lite encodes a jsonb argument twice, so that it arrives as a string. None of our arguments is a plain
// string.
const jsonb = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => asJson(value),
  parse: (text: string): unknown => JSON.parse(text),
};

// Other values are encoded as JSON, to be rejected by PostgreSQL: the driver would crash on them.
function asJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function timeType(oid: number, parse: (text: string) => string) {
  return { to: oid, from: [oid], serialize: asJson, parse };
}

function correct(connection: LiteConnection, timeouts: Map<string, string>): void {
  // Fault 1: its first request would GRANT ALL on every table to anon. This state means "already done".
  Reflect.set(connection, 'rlsState', 'active');
  addSessionOrigin(connection);

  const withContext = connection.withContext.bind(connection);
  connection.withContext = async (vars, work, options) => {
    const context = requestContext.getStore();
    if (!context) return withContext(vars, work, options);
    try {
      if (!vars || options?.transaction || options?.forceRollback) {
        return await withContext(vars, work, options);
      }
      return await connection.kysely.transaction().execute(async (db) => {
        const readOnly = options?.rpc?.readOnly ?? false;
        await enterRequest(vars, context, readOnly, timeouts).execute(db);
        return work(db);
      });
    } catch (error) {
      // Fault 11: the driver throws a TypeError for a value that it cannot encode, such as an object for a uuid, and a
      // RangeError for one that is nested too deep.
      const isUnreadable = error instanceof TypeError || error instanceof RangeError;
      context.error = databaseError(error) ?? (isUnreadable ? UNREADABLE : undefined);
      throw error;
    }
  };
}

/** PostgREST applies `alter role … set statement_timeout`; `set role` alone does not. */
async function readTimeouts(db: postgres.Sql): Promise<Map<string, string>> {
  const rows = await db<{ role: string; timeout: string }[]>`
    select r.rolname as role, split_part(setting, '=', 2) as timeout
    from pg_roles r, unnest(r.rolconfig) as setting where setting like 'statement_timeout=%'`;
  return new Map(rows.map(({ role, timeout }) => [role, timeout]));
}

/**
 * Sets the caller and the request in the transaction's settings. Fault 3: lite sets the request only for RPCs, but
 * triggers of tables apply quotas by address too. It also needs seven round trips instead of one.
 */
function enterRequest(
  vars: Record<string, unknown>,
  context: RequestContext,
  readOnly: boolean,
  timeouts: Map<string, string>,
) {
  const auth = isRecord(vars['auth']) ? vars['auth'] : {};
  const role = asText(auth['role']) ?? 'anon';
  const settings: Record<string, string> = {
    'request.jwt.claims': JSON.stringify(isRecord(auth['jwt']) ? auth['jwt'] : { role }),
    'request.jwt.claim.sub': asText(auth['uid']) ?? '',
    'request.jwt.claim.role': role,
    'request.method': context.method,
    'request.path': context.path.replace('/rest/v1', ''),
    'request.headers': JSON.stringify(context.headers),
    'response.status': '',
    'response.headers': '',
    ...(readOnly && { transaction_read_only: 'on' }),
    statement_timeout: timeouts.get(role) ?? '0',
    role,
  };
  const calls = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${name}, ${value}, true)`,
  );
  return sql`select ${sql.join(calls)}`;
}

const UNREADABLE = {
  code: '22P02',
  message: 'A value is of another type than its parameter.',
  detail: null,
  hint: null,
};
const UNKNOWN = { code: 'XX000', message: 'Internal server error', detail: null, hint: null };

/** Fault 7: lite treats a malformed token as none and serves the request as a visitor's. */
function malformedToken(request: Request): Response | null {
  const token = bearerOf(request);
  const isKey = /^sb_(?:publishable|secret)_/.test(token);
  if (token === '' || isKey || /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return null;
  const message = 'Expected 3 parts in JWT';
  return json(401, { code: 'PGRST301', details: null, hint: null, message });
}

/** Fault 12: lite finds an operator such as `constructor`, which every object has. */
function inheritedOperator(request: Request): Response | null {
  for (const filter of new URL(request.url).searchParams.values()) {
    const [, operator] = /^(?:not\.)?(\w+)\./.exec(filter) ?? [];
    if (operator === undefined || !(operator in {})) continue;
    const message = `failed to parse filter (${filter})`;
    return json(400, { code: 'PGRST100', details: null, hint: null, message });
  }
  return null;
}

/** Fault 8: lite rejects a page that begins right after the last row; PostgREST only those beyond. */
function behindTheLast(request: Request, response: Response): Response {
  const [range = '', total] = /^\*\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  const requested =
    new URL(request.url).searchParams.get('offset') ?? request.headers.get('range') ?? '';
  if (response.status !== 416 || Number.parseInt(requested, 10) !== Number(total)) return response;
  return Response.json([], {
    status: total === '0' ? 200 : 206,
    headers: { ...cors, 'content-range': range },
  });
}

async function serve(
  request: Request,
  answer: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  const context = contextOf(request);
  const response = behindTheLast(request, await requestContext.run(context, () => answer(request)));
  // Fault 2: lite turns SQLSTATEs it does not list into 500 "SUP" with the driver's message; PostgREST returns code,
  // details and hint.
  if (response.status !== 500 || !context.path.startsWith('/rest/')) return response;
  const { code, message, detail, hint } = context.error ?? UNKNOWN;
  return Response.json(
    { code, message, details: detail, hint },
    { status: statusOf(code), headers: cors },
  );
}
