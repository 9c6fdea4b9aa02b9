import { plainDigits, plainLink } from './text.ts';

/** Crockford's base 32: without I, L, O and U. */
const SIGNS = '[0-9A-HJKMNP-TV-Z]';
/** 130 bits. */
const CODE = new RegExp(`^${SIGNS}{26}$`);
/** The first 40 bits, printed as XXXX-XXXX. */
const SHORT = new RegExp(`^${SIGNS}{8}$`);
const SHORT_LENGTH = 8;
/** Version of what the QR holds. */
const PREFIX = 'G1';
/** A later version, whose codes may have any length. */
const NEWER = /^G2.{25}/;
/** A pass's own link, on any origin and within other words. */
const LINK = /\/pass\/?(?:\?[^#\s]*)?#([a-z\d-]+)/i;
/** What stands around a pasted code. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** A scanned or typed input. A short code counts only if typed: anybody can print eight characters. */
export type PassInput =
  | { kind: 'code'; code: string }
  | { kind: 'short'; short: string }
  | { kind: 'newer' }
  | { kind: 'other' };

const OTHER: PassInput = { kind: 'other' };

/**
 * Upper case without spaces and hyphens; letters that Crockford's alphabet lacks are read as the digits they look like.
 */
function signsOf(text: string): string {
  return plainDigits(text)
    .replace(AROUND, '')
    .replace(/[\s\p{Pd}\u2212]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

const withoutPrefix = (signs: string) =>
  signs.startsWith(PREFIX) ? signs.slice(PREFIX.length) : '';

/** Reads a pass code, a short code or a pass's link. Never throws. */
export function readPassCode(text: string): PassInput {
  const plain = plainLink(text);
  const inLink = LINK.exec(plain)?.[1];
  const signs = signsOf(inLink ?? plain);
  const code = [signs, withoutPrefix(signs)].find((one) => CODE.test(one));
  if (code !== undefined) return { kind: 'code', code };
  if (NEWER.test(signs)) return { kind: 'newer' };
  if (inLink !== undefined) return OTHER;
  const short = [signs, withoutPrefix(signs)].find((one) => SHORT.test(one));
  return short === undefined ? OTHER : { kind: 'short', short };
}

/** The first eight signs of a code, which a person can type. */
export function shortOf(code: string): string {
  return code.slice(0, SHORT_LENGTH);
}

/** A short code as printed: 'K7P2-M4XA'. */
export function showShort(short: string): string {
  return `${short.slice(0, SHORT_LENGTH / 2)}-${short.slice(SHORT_LENGTH / 2)}`;
}

/** Text of the QR code: 28 characters of its alphanumeric mode. */
export function qrText(code: string): string {
  return PREFIX + code;
}

/** SHA-256 of a code, as `pass_codes.code_hash`. Needs a secure context. */
export async function hashOf(code: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)));
}
