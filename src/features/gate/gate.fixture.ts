import { createHash } from 'node:crypto';

type Listed = { code: string; state?: number; people?: number; entered?: number; kind?: number };

const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const uuidBytes = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');

/** A list as the database makes it, by an independent writing of its format. */
export function listAnswer(shift: string, passes: readonly Listed[], horizon = 1) {
  const rows = passes
    .map(({ code, state = 0, people = 1, entered = 0, kind = 0 }) =>
      Buffer.concat([
        sha256(code).subarray(0, 10),
        sha256(uuidBytes(shift), sha256(code.slice(0, 8))).subarray(0, 5),
        Buffer.from([state, people, entered, kind]),
      ]),
    )
    .toSorted((one, other) => Buffer.compare(one, other));
  const bytes = Buffer.concat(rows);
  return {
    now: '2026-10-09T14:00:00.000Z',
    horizon,
    count: rows.length,
    rows: bytes.toString('base64'),
    check: sha256(uuidBytes(shift), bytes).toString('hex'),
    kinds: ['One night', 'Group'],
    people: { inside: 0, expected: rows.length },
  };
}

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Codes that differ. */
export const codeOf = (number: number) =>
  Array.from(
    { length: 26 },
    (_, place) => SIGNS[(number * (place + 7) + Math.floor(number / (place + 1))) % 32],
  ).join('');
