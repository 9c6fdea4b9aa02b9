/** Specification section 9: keys are prefixed with the product's name. */
const PREFIX = 'mandap:';

/** The stored keys that specification section 9 names. */
export const storageKeys = {
  preferences: 'user-preferences',
  formData: 'form-data',
  contactForm: 'contact-form',
  eventCalculator: 'event-calculator',
  venueBooking: 'venue-booking',
} as const;

/** Stored form data expires after 24 h (specification section 9). */
export const FORM_DATA_MS = 86_400_000;

/** local: for every visit. session: until the tab is closed. */
type Area = 'local' | 'session';

// May throw on the mere look: see stores.ts.
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
  // A warning: private windows and full disks are the visitor's normal life, not a fault of the page.
  console.warn(`Browser storage: ${what}`, error);
}

/**
 * Keeps a value in the browser, wrapped with the time and, if wanted, an end.
 * @param key without the prefix.
 * @param expiresInMs after how long it counts as gone; never, without it.
 * @returns false where the browser refuses (private window, full, switched off).
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
 * Reads what `store` kept. An entry past its end is removed.
 * @returns null where there is nothing, it has expired, is not ours, or the browser refuses. Its shape is the
 *   caller's to check: anyone can edit their storage.
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

/** Removes an entry. @returns false where the browser refuses. */
export function forget(key: string, area: Area = 'local'): boolean {
  try {
    areaOf(area).removeItem(PREFIX + key);
    return true;
  } catch (error) {
    logged(`"${key}" could not be removed`, error);
    return false;
  }
}

/** The key as the browser holds it, for the `storage` event of other tabs. */
export function storedName(key: string): string {
  return PREFIX + key;
}
