import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Seconds one code is valid (RFC 6238). */
const PERIOD = 30;

/** A new shared secret: 160 bits in base 32, as RFC 4226 recommends. */
export function newSecret(): string {
  return toBase32(randomBytes(20));
}

/** The six digits of `secret` at `time` (ms since 1970). */
export function totp(secret: string, time = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 1000 / PERIOD)));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Whether `code` is right now, or was or will be one period away: phones' clocks are off. */
export function isValidCode(secret: string, code: string, time = Date.now()): boolean {
  const given = Buffer.from(code);
  return [-PERIOD, 0, PERIOD].some((shift) => {
    const right = Buffer.from(totp(secret, time + shift * 1000));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

/** The address an authenticator app reads from the QR code. */
export function otpauthUri(secret: string, issuer: string, account: string): string {
  const name = encodeURIComponent(issuer);
  const query = `algorithm=SHA1&digits=6&issuer=${name}&period=${PERIOD}&secret=${secret}`;
  return `otpauth://totp/${name}:${encodeURIComponent(account)}?${query}`;
}

/** Bytes in base 32 without padding (RFC 4648). */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The bytes of a base 32 text; other characters (spaces, padding) are skipped. */
export function fromBase32(text: string): Buffer {
  const letters = text
    .toUpperCase()
    .split('')
    .filter((letter) => BASE32.includes(letter));
  const bits = letters
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
