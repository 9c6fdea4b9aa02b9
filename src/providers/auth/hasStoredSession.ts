const STORED = /^sb-.*-auth-token$/;

/** Whether this device has a session. Offline, an expired one cannot be renewed and counts as signed out. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => STORED.test(key));
  } catch {
    return false;
  }
}
