import type postgres from 'postgres';
import type { Credentials } from './credentials.ts';

/**
 * Creates a user with mail and password, in SQL that is also valid on a hosted project.
 * Updates the password of an existing user and keeps id and rights. @returns the user's id.
 */
export async function createPasswordUser(
  sql: postgres.Sql,
  email: string,
  password: string,
): Promise<string> {
  return sql.begin(async (tx) => {
    const [user] = await tx<{ id: string }[]>`
      insert into auth.users (instance_id, id, aud, role, email, encrypted_password,
        email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
      values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated',
        'authenticated', ${email}, extensions.crypt(${password}, extensions.gen_salt('bf', 10)),
        now(), '{"provider":"email","providers":["email"]}', '{}')
      on conflict (email) where is_sso_user = false
        do update set encrypted_password = excluded.encrypted_password
      returning id`;
    if (!user) throw new Error(`Could not make the user ${email}`);
    await tx`
      insert into auth.identities (id, provider, provider_id, user_id, identity_data)
      values (gen_random_uuid(), 'email', ${user.id}, ${user.id},
        jsonb_build_object('sub', ${user.id}::text, 'email', ${email}::text, 'email_verified', true))
      on conflict (provider, provider_id) do nothing`;
    return user.id;
  });
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
