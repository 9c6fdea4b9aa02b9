/** Keys have the product's name as prefix (specification section 9). */
const PREFIX = 'mandap:';

/** Storage keys of specification section 9. */
export const storageKeys = {
  preferences: 'user-preferences',
  formData: 'form-data',
  contactForm: 'contact-form',
  eventCalculator: 'event-calculator',
  venueBooking: 'venue-booking',
} as const;

/** Form data expires after 24 h (specification section 9). */
export const FORM_DATA_MS = 86_400_000;

/** local: across visits. session: until the tab is closed. */
type Area = 'local' | 'session';

// The access itself may throw: see stores.ts.
const areaOf = (area: Area) => (area === 'local' ? localStorage : sessionStorage);

type Entry = { value: unknown; timestamp: number; expiry?: number };

function isEntry(stored: unknown): stored is Entry {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'value' in stored &&
    'timestamp' in stored &&
    typeof stored.timestamp === 'number' &&
    (!('expiry' in stored) || typeof stored.expiry === 'number')
  );
}

function logged(what: string, error: unknown): void {
  // A warning only: private windows and full disks are normal.
  console.warn(`Browser storage: ${what}`, error);
}

/**
 * Stores a value with a timestamp and an optional expiry.
 * @param key without the prefix.
 * @param expiresInMs default: never.
 * @returns false if the browser refuses (private window, quota, disabled).
 */
export function store(
  key: string,
  value: unknown,
  expiresInMs?: number,
  area: Area = 'local',
): boolean {
  const timestamp = Date.now();
  const entry: Entry = {
    value,
    timestamp,
    ...(expiresInMs !== undefined && { expiry: timestamp + expiresInMs }),
  };
  try {
    areaOf(area).setItem(PREFIX + key, JSON.stringify(entry));
    return true;
  } catch (error) {
    logged(`"${key}" could not be kept`, error);
    return false;
  }
}

/**
 * Reads a value written by `store`; removes it if expired.
 * @returns null if missing, expired, malformed or refused by the browser. Callers must validate the value: users can
 * edit their storage.
 */
export function recall(key: string, area: Area = 'local'): unknown {
  try {
    const text = areaOf(area).getItem(PREFIX + key);
    if (text === null) return null;
    const stored: unknown = JSON.parse(text);
    if (!isEntry(stored)) return null;
    if (stored.expiry !== undefined && stored.expiry <= Date.now()) {
      areaOf(area).removeItem(PREFIX + key);
      return null;
    }
    return stored.value;
  } catch (error) {
    logged(`"${key}" could not be read`, error);
    return null;
  }
}

/** Removes an entry. @returns false if the browser refuses. */
export function forget(key: string, area: Area = 'local'): boolean {
  try {
    areaOf(area).removeItem(PREFIX + key);
    return true;
  } catch (error) {
    logged(`"${key}" could not be removed`, error);
    return false;
  }
}

/** The key with its prefix, as in `storage` events. */
export function storedName(key: string): string {
  return PREFIX + key;
}
