const STORED = /^sb-.*-auth-token$/;

/**
 * Whether this device keeps a session. Offline, an expired one cannot be renewed, and counts as signed out until it
 * can.
 */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => STORED.test(key));
  } catch {
    return false;
  }
}
