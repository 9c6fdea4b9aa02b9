/** Storage key of supabase-js's session: `sb-`, the first part of the API's host, and this. */
const SESSION = /^sb-.+-auth-token$/;

/** Token of the session on this device, which marks an admin's own visit; null for visitors. */
export function signedInToken(): string | null {
  try {
    const name = Object.keys(localStorage).find((key) => SESSION.test(key));
    const session: unknown = JSON.parse((name && localStorage.getItem(name)) ?? 'null');
    const { access_token: token, expires_at: end }: Record<string, unknown> = Object(session);
    return typeof token === 'string' && Number(end) * 1000 > Date.now() ? token : null;
  } catch {
    return null;
  }
}
