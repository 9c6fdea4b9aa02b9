import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { AdminRole } from '@/shared/admin/screen.ts';
import { adminRoles } from '@/shared/lists/adminRoles.ts';
import type { Database } from '@/shared/supabase/database.types.ts';

type AssuranceLevel = 'aal1' | 'aal2';

/** Access rights of a session, from the database. */
export type Access = {
  role: AdminRole | null;
  isAdmin: boolean;
  /** A verified second factor exists and this session has not used it yet. */
  needsCode: boolean;
  aal: AssuranceLevel | null;
  nextAal: AssuranceLevel | null;
};

/** The server refused the session (deleted, revoked). */
export class SessionEndedError extends Error {}

const roleOf = (value: unknown): AdminRole | null =>
  adminRoles.find((role) => role === value) ?? null;

const levelOf = (value: unknown): AssuranceLevel | null =>
  value === 'aal1' || value === 'aal2' ? value : null;

/**
 * Loads the access rights of a session. `is_admin()` decides (active owner or manager, live session, second factor
 * where one exists); factors are read from the server, as the copy in a stored session misses one added on another
 * device.
 * @throws SessionEndedError if the server refuses the session, otherwise network errors.
 */
export async function readAccess(
  client: SupabaseClient<Database>,
  session: Session,
): Promise<Access> {
  const [admin, role] = await Promise.all([client.rpc('is_admin'), client.rpc('my_role')]);
  if (admin.error) {
    if (admin.status === 401) throw new SessionEndedError(admin.error.message);
    throw admin.error;
  }
  if (admin.data) {
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    const aal = levelOf(level.data?.currentLevel);
    return { role: roleOf(role.data), isAdmin: true, needsCode: false, aal, nextAal: aal };
  }
  const level = await client.auth.mfa.getAuthenticatorAssuranceLevel(session.access_token);
  if (level.error) {
    const refused = level.error.status === 401 || level.error.status === 403;
    if (refused) throw new SessionEndedError(level.error.message);
    throw level.error;
  }
  const aal = levelOf(level.data.currentLevel);
  const nextAal = levelOf(level.data.nextLevel);
  return {
    role: roleOf(role.data),
    isAdmin: false,
    needsCode: nextAal === 'aal2' && aal !== 'aal2',
    aal,
    nextAal,
  };
}
