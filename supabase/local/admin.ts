import type postgres from 'postgres';
import type { Credentials } from './credentials.ts';

export interface InsertedUser {
  /** A new one if missing. */
  id?: string | undefined;
  email: string;
  password: string;
  /** Whether the address counts as confirmed: without, the account cannot sign in. */
  confirmed: boolean;
  /** The account's `user_metadata`. */
  data: Record<string, unknown>;
}

/**
 * Inserts a user with mail and password, in SQL that is also valid on a hosted project.
 * @returns the id, or undefined if the address or the id has an account, which then stays as it is.
 */
export async function insertUser(
  sql: postgres.ISql,
  { id, email, password, confirmed, data }: InsertedUser,
): Promise<string | undefined> {
  const [user] = await sql<{ id: string }[]>`
    with new_user as (
      insert into auth.users (instance_id, id, aud, role, email, encrypted_password,
        email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
      values ('00000000-0000-0000-0000-000000000000', coalesce(${id ?? null}::uuid, gen_random_uuid()),
        'authenticated', 'authenticated', ${email},
        extensions.crypt(${password}, extensions.gen_salt('bf', 10)),
        case when ${confirmed} then now() end, '{"provider":"email","providers":["email"]}',
        ${JSON.stringify(data)}::text::jsonb)
      on conflict do nothing
      returning id)
    insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    select gen_random_uuid(), 'email', id, id,
      jsonb_build_object('sub', id::text, 'email', ${email}::text, 'email_verified', ${confirmed}::boolean)
    from new_user
    returning user_id as id`;
  return user?.id;
}

/**
 * Creates a confirmed user with mail and password.
 * Updates the password of an existing user and keeps id and rights. @returns the user's id.
 */
export async function createPasswordUser(
  sql: postgres.Sql,
  email: string,
  password: string,
): Promise<string> {
  const created = await insertUser(sql, { email, password, confirmed: true, data: {} });
  if (created) return created;
  const [user] = await sql<{ id: string }[]>`
    update auth.users set encrypted_password = extensions.crypt(${password}, extensions.gen_salt('bf', 10))
    where email = ${email} and is_sso_user = false returning id`;
  if (!user) throw new Error(`Could not make the user ${email}`);
  return user.id;
}

/** Grants a user a role of the site (owner, manager, gate), if the migrations define roles. */
export async function grantRole(sql: postgres.Sql, email: string, role: string): Promise<void> {
  const [row] = await sql<{ known: boolean }[]>`
    select to_regprocedure('private.grant_admin(text,text)') is not null as known`;
  if (row?.known) await sql`select private.grant_admin(${email}, ${role})`;
}

/** Creates the site's owner on the first start only, so that a changed password is kept. */
export async function ensureOwner(sql: postgres.Sql, credentials: Credentials): Promise<void> {
  const { adminEmail, adminPassword } = credentials;
  const existing = await sql`select 1 from auth.users where email = ${adminEmail}`;
  if (existing.length > 0) return;
  await createPasswordUser(sql, adminEmail, adminPassword);
  await grantRole(sql, adminEmail, 'owner');
}

/** Overrides rows of `private.settings` (quotas and switches), for tests. */
export async function overrideSettings(
  sql: postgres.Sql,
  settings: Record<string, string | number | boolean>,
): Promise<void> {
  for (const [key, value] of Object.entries(settings)) {
    const changed = await sql`
      update private.settings set value = to_jsonb(${sql.json(value)}::jsonb) where key = ${key}`;
    if (changed.count === 0) throw new Error(`private.settings has no row "${key}"`);
  }
}
