import { preferencesStore } from '@/providers/preferences/preferencesStore.ts';
import { visitorKeys } from '@/providers/preferences/visitorIds.ts';
import { recall, store } from '@/shared/lib/storage.ts';

/** `hash-random`, 21 characters (specification section 9): eight of a hash of the twelve random ones. */
const RANDOM_LENGTH = 12;
const DIGITS = 36;

/** FNV-1a, 32 bits. */
function hashOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01_00_01_93);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH));
  const random = Array.from(bytes, (byte) => (byte % DIGITS).toString(DIGITS)).join('');
  return `${hashOf(random)}-${random}`;
}

/** Whether we made the id: its first half is the hash of the other. Users can edit their storage. */
function isOurs(id: unknown): id is string {
  return (
    typeof id === 'string' &&
    /^[0-9a-f]{8}-[0-9a-z]{12}$/.test(id) &&
    id.startsWith(hashOf(id.slice(-RANDOM_LENGTH)))
  );
}

/** Whether the visitor consented to being recognised. */
export function isAgreed(): boolean {
  return preferencesStore.get().acceptedCookies === true;
}

/** The browser's id, created on first use; null without consent or storage. */
export function visitorId(): string | null {
  if (!isAgreed()) return null;
  const kept = recall(visitorKeys.visitor);
  if (isOurs(kept)) return kept;
  const id = newId();
  return store(visitorKeys.visitor, id) ? id : null;
}
