import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import { insertUser } from './admin.ts';
import { authError, deleteFactor, readUser, type SessionOptions } from './auth-session.ts';
import { asText, isRecord, json, readJson } from './http.ts';
import { weakPassword } from './password-change.ts';
import { inTransaction } from './sessions.ts';
import { databaseError } from './sql-errors.ts';
import { bearerOf, type Claims, type Tokens } from './tokens.ts';

export interface AuthAdminOptions extends Pick<SessionOptions, 'sql' | 'tokens' | 'claims'> {
  minimumPasswordLength: number;
}

const PATH = /^\/auth\/v1\/admin\/users(?:\/([^/]+)(?:\/(factors)(?:\/([^/]+))?)?)?$/;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

type Body = Record<string, unknown>;

/** Handles /auth/v1/admin/*, which lite lacks: accounts and their factors, for the secret key only. */
export function createAuthAdmin(
  options: AuthAdminOptions,
): (request: Request) => Promise<Response> {
  const { sql, tokens, claims } = options;
  return async (request) => {
    const refusal = await refuseOthers(tokens, request);
    if (refusal) return refusal;
    const [path, userId, factors, factorId] = PATH.exec(new URL(request.url).pathname) ?? [];
    const { method } = request;
    if (path && !userId && method === 'POST') return create(options, await readJson(request));
    if (!userId) return authError(404, 'not_found', 'Not found');
    if (!UUID.test(userId)) return authError(404, 'validation_failed', 'user_id must be an UUID');
    const user = await readUser(sql, claims, userId);
    if (!user) return authError(404, 'user_not_found', 'User not found');
    if (factorId && method === 'DELETE') return takeFactor(options, userId, factorId);
    if (factors && !factorId && method === 'GET') return json(200, user['factors']);
    if (!factors && method === 'GET') return json(200, user);
    if (!factors && method === 'PUT') return update(options, user, await readJson(request));
    if (!factors && method === 'DELETE') return remove(sql, userId, await readJson(request));
    return authError(404, 'not_found', 'Not found');
  };
}

async function refuseOthers(tokens: Tokens, request: Request): Promise<Response | null> {
  if (!tokens.roleOfKey(request.headers.get('apikey')))
    return authError(401, 'no_authorization', 'No valid API key found in request');
  if (!bearerOf(request))
    return authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims: Claims | null = await tokens.ofRequest(request).catch(() => null);
  if (!claims) return authError(403, 'bad_jwt', 'invalid JWT: unable to verify signature');
  if (claims.role !== 'service_role') return authError(403, 'not_admin', 'User not allowed');
  return null;
}

/** GoTrue's parameters that nothing here uses: refused, so that no caller relies on them unnoticed. */
const UNKNOWN = 'aud role phone phone_confirm password_hash app_metadata ban_duration'.split(' ');

function faultOf(body: Body, ...also: string[]): Response | null {
  const unknown = [...UNKNOWN, ...also].find((name) => body[name] !== undefined);
  if (unknown)
    return authError(400, 'validation_failed', `The embedded backend does not know ${unknown}`);
  if (body['user_metadata'] === undefined || isRecord(body['user_metadata'])) return null;
  return authError(400, 'validation_failed', 'user_metadata must be an object');
}

/** As hosted, the password's strength is not checked: whoever creates accounts has to. */
async function create({ sql, claims }: AuthAdminOptions, body: Body): Promise<Response> {
  const fault = faultOf(body);
  if (fault) return fault;
  const email = asText(body['email'])?.toLowerCase() ?? '';
  if (!email) {
    const message = 'Cannot create a user without either an email or phone';
    return authError(400, 'validation_failed', message);
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 255)
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  const id = asText(body['id']);
  if (id && !UUID.test(id))
    return authError(400, 'validation_failed', 'ID must conform to the uuid v4 format');
  const userId = await insertUser(sql, {
    id,
    email,
    password: asText(body['password']) || randomBytes(48).toString('base64url'),
    confirmed: body['email_confirm'] === true,
    data: isRecord(body['user_metadata']) ? body['user_metadata'] : {},
  });
  if (userId) return json(200, await readUser(sql, claims, userId));
  const taken = await sql`select 1 from auth.users where email = ${email}`;
  if (taken.length === 0) return failed('Database error creating new user'); // the id is taken
  const message = 'A user with this email address has already been registered';
  return authError(422, 'email_exists', message);
}

const failed = (message: string) => authError(500, 'unexpected_failure', message);

async function update(options: AuthAdminOptions, user: Body, body: Body): Promise<Response> {
  const { sql, claims } = options;
  const fault = faultOf(body, 'email');
  if (fault) return fault;
  const id = String(user['id']);
  const password = asText(body['password']);
  const weak = password !== undefined && weakPassword(password, options.minimumPasswordLength);
  if (weak) return weak;
  await inTransaction(sql, async (tx) => {
    if (password !== undefined) {
      await tx`update auth.users
        set encrypted_password = extensions.crypt(${password}, extensions.gen_salt('bf', 10)),
          recovery_token = null, email_change_token_current = null, email_change_token_new = null,
          reauthentication_token = null
        where id = ${id}`;
      await tx`delete from auth.sessions where user_id = ${id}`; // as hosted
    }
    if (body['email_confirm'] === true) {
      await tx`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now())
        where id = ${id}`;
    }
    if (isRecord(body['user_metadata'])) {
      const data = JSON.stringify(body['user_metadata']);
      await tx`update auth.users
        set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || ${data}::text::jsonb
        where id = ${id}`;
    }
    await tx`update auth.users set updated_at = now() where id = ${id}`;
  });
  return json(200, await readUser(sql, claims, id));
}

/** Sessions, identities and factors go with the account. */
async function remove(sql: postgres.Sql, userId: string, body: Body): Promise<Response> {
  if (body['should_soft_delete'] === true) {
    const message = 'The embedded backend does not know should_soft_delete';
    return authError(400, 'validation_failed', message);
  }
  try {
    await sql`delete from auth.users where id = ${userId}`;
  } catch (error) {
    // A constraint of the project's own tables, such as the last owner's.
    if (databaseError(error)?.code.startsWith('PGRST') ?? true) throw error;
    return failed('Database error deleting user');
  }
  return json(200, {});
}

async function takeFactor(
  { sql, claims }: AuthAdminOptions,
  userId: string,
  factorId: string,
): Promise<Response> {
  if (!UUID.test(factorId)) return authError(404, 'validation_failed', 'factor_id must be an UUID');
  const factors = await claims.factors(userId);
  const factor = factors.find(({ id }) => id === factorId.toLowerCase());
  if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found');
  await inTransaction(sql, (tx) => deleteFactor(tx, factor.id));
  return json(200, factor);
}
