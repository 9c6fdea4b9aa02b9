import { hashOf } from '@/shared/lib/passCode.ts';

/** The codes that a phone can check offline: rows of 19 bytes, sorted by hash, as described at `gate_list`. */
export type GateList = {
  rows: Uint8Array<ArrayBuffer>;
  /** Names of kinds, by a row's last byte. */
  kinds: readonly string[];
  /** For the next delta. */
  horizon: number;
  /** The server's time when it was read, ms. */
  at: number;
};

export type ListedPass = {
  /** Place of its row, in bytes. */
  place: number;
  state: ListedState;
  people: number;
  entered: number;
  kind: string;
};

const ROW = 19;
const HASH = 10;
const SHORT = 5;
const STATE = HASH + SHORT;
const PEOPLE = STATE + 1;
const ENTERED = STATE + 2;
const KIND = STATE + 3;

/** By a row's state byte. */
const STATES = [
  'valid',
  'cancelled',
  'unpaid',
  'taken_back',
  'blocked',
  'wrong_night',
  'night_off',
] as const;
export type ListedState = (typeof STATES)[number];

type Bytes = Uint8Array<ArrayBuffer>;

const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

export const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function joined(first: Uint8Array, second: Uint8Array): Bytes {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

const bytesOf = (hex: string): Bytes =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );

/** The 16 bytes of a UUID. */
const uuidBytes = (uuid: string) => bytesOf(uuid.replaceAll('-', ''));

/** SHA-256 of the shift's id and the rows, in hex. */
export async function checkOf(shift: string, rows: Uint8Array): Promise<string> {
  return hexOf(await sha256(joined(uuidBytes(shift), rows)));
}

/** Decodes and checks an answer's rows. @returns undefined if they are not what the server sent. */
export async function readRows(
  shift: string,
  { rows, check, count }: { rows: string; check: string; count: number },
): Promise<Bytes | undefined> {
  try {
    const bytes = Uint8Array.from(atob(rows), (sign) => sign.charCodeAt(0));
    const isWhole = bytes.length === count * ROW && (await checkOf(shift, bytes)) === check;
    return isWhole ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Order of a row and a hash, by the hash's first 10 bytes. */
function compare(rows: Uint8Array, place: number, hash: Uint8Array, from: number): number {
  for (let index = 0; index < HASH; index += 1) {
    const difference = (rows[place + index] ?? 0) - (hash[from + index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The rows with those of a delta in place of the old ones. */
export function mergeRows(old: Uint8Array, delta: Uint8Array): Bytes {
  const merged = new Uint8Array(old.length + delta.length);
  let [left, right, end] = [0, 0, 0];
  while (left < old.length || right < delta.length) {
    const order =
      left >= old.length ? 1 : right >= delta.length ? -1 : compare(old, left, delta, right);
    const isNew = order >= 0;
    merged.set(isNew ? delta.subarray(right, right + ROW) : old.subarray(left, left + ROW), end);
    if (order <= 0) left += ROW;
    if (isNew) right += ROW;
    end += ROW;
  }
  return merged.slice(0, end);
}

const passAt = ({ rows, kinds }: GateList, place: number): ListedPass => ({
  place,
  state: STATES[rows[place + STATE] ?? 0] ?? 'blocked',
  people: rows[place + PEOPLE] ?? 1,
  entered: rows[place + ENTERED] ?? 0,
  kind: kinds[rows[place + KIND] ?? 0] ?? '',
});

function findHash(list: GateList, hash: Uint8Array): ListedPass | undefined {
  let [low, high] = [0, list.rows.length / ROW];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const order = compare(list.rows, middle * ROW, hash, 0);
    if (order === 0) return passAt(list, middle * ROW);
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return undefined;
}

/** The pass of a short code, the valid one if several passes share it. */
function findShort(list: GateList, short: Uint8Array): ListedPass | undefined {
  let found: ListedPass | undefined;
  for (let place = 0; place < list.rows.length; place += ROW) {
    const from = place + HASH;
    let same = 0;
    while (same < SHORT && list.rows[from + same] === short[same]) same += 1;
    if (same < SHORT) continue;
    const pass = passAt(list, place);
    if (pass.state === 'valid') return pass;
    found ??= pass;
  }
  return found;
}

const LONG_CODE = 26;

/** Looks up a code (26 signs) or a short code (8). */
export async function findPass(
  list: GateList,
  shift: string,
  code: string,
): Promise<ListedPass | undefined> {
  const hash = await sha256(new TextEncoder().encode(code));
  if (code.length === LONG_CODE) return findHash(list, hash);
  return findShort(list, await sha256(joined(uuidBytes(shift), hash)));
}

/** Looks up a pass by its `keyOf`. */
export const findKey = (list: GateList, key: string) =>
  key.length === HASH * 2 ? findHash(list, bytesOf(key)) : undefined;

/** Identifies a listed pass while the list changes, whichever code was read. */
export function keyOf({ rows }: GateList, { place }: ListedPass): string {
  return hexOf(rows.subarray(place, place + HASH));
}

/** The `keyOf` of the pass of a code that is not listed; '' for a short one. */
export const keyOfCode = async (code: string) =>
  code.length === LONG_CODE ? hexOf((await hashOf(code)).subarray(0, HASH)) : '';

/** Sets how many people have entered with a pass, until a delta replaces it. */
export function setEntered({ rows }: GateList, { place }: ListedPass, entered: number): void {
  rows[place + ENTERED] = Math.max(0, entered);
}

/**
 * Keeps in a list the numbers of people that this phone has corrected while its rows were on their way.
 * @param before the rows when they were requested.
 * @param now the rows with the corrections.
 */
export function keepEntered(list: GateList, before: Uint8Array, now: Uint8Array): void {
  // Another tab has merged other rows meanwhile.
  if (before.length !== now.length) return;
  for (let place = 0; place < now.length; place += ROW) {
    const entered = now[place + ENTERED] ?? 0;
    const pass = entered !== before[place + ENTERED] && findHash(list, now.subarray(place));
    if (pass) setEntered(list, pass, entered);
  }
}

/** Number of codes in the list. */
export const sizeOf = ({ rows }: GateList) => rows.length / ROW;
