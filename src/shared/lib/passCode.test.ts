import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf, qrText, readPassCode, shortOf, showShort } from './passCode.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const signs = (length: number) =>
  fc
    .array(fc.constantFrom(...ALPHABET.split('')), { minLength: length, maxLength: length })
    .map((list) => list.join(''));
const CODE = 'K7P2M4XA0Q1ZVWTS93HGFEDCB6';
const isCode = { kind: 'code', code: CODE };
const isShort = { kind: 'short', short: 'K7P2M4XA' };

describe('a pass code', () => {
  it.each([
    ['as it is', CODE],
    ['as in the QR', `G1${CODE}`],
    ['in lower case', `g1${CODE.toLowerCase()}`],
    ['in groups', 'G1 K7P2-M4XA 0Q1Z-VWTS 93HG-FEDC B6\n'],
    ['with letters for digits', CODE.replace('0', 'o').replace('1', 'l')],
    ['with an I for the 1 of the prefix', `gI${CODE}`],
    ['with other hyphens and spaces', CODE.replace('M', '‑m').replace('V', '\u00a0–V')],
    ['in full width', CODE.replace('K7', 'Ｋ７')],
    ['with Devanagari digits', CODE.replace('7', '७').replace('2', '२')],
    ['with invisible signs', `\ufeff${CODE.replace('P', '\u200bP')}\u200f`],
    ['in our link', `https://mandap.example/pass#${CODE}`],
    ['in a link of a test site', `http://127.0.0.1:5173/pass#${CODE.toLowerCase()}`],
    ['in a link with a query', `https://mandap.example/pass/?utm_source=wa#${CODE}`],
    ['in a link within a message', `Your pass: https://mandap.example/pass#${CODE}. See you!`],
    ['in a link with signs behind', `https://mandap.example/pass#${CODE}.)”`],
    ['in a link in underscores', `_https://mandap.example/pass#${CODE}_`],
    ['in a link with an encoded #', `https://mandap.example/pass%23${CODE}`],
    ['in a link with an unseen mark', `https://mandap.example/pass#${CODE}%E2%80%8B`],
    ['in a link with parameters behind', `https://mandap.example/pass#${CODE}?fbclid=IwAR0`],
    ['in a link with a sign that is cut', `https://mandap.example/pass#${CODE}%E0%A4%A`],
    ['in a link in full width', `https://mandap.example/pass＃${CODE}`],
    ['in quotes, with a full stop', `“${CODE}”.`],
  ])('is read %s', (_how, text) => {
    expect(readPassCode(text)).toEqual(isCode);
  });

  it('is read whatever it begins with, also like a prefix', () => {
    for (const start of ['G1', 'G2']) {
      const code = start + CODE.slice(2);
      expect(readPassCode(code)).toEqual({ kind: 'code', code });
      expect(readPassCode(qrText(code))).toEqual({ kind: 'code', code });
    }
  });

  it('comes back out of its QR, its link and its printed form', () => {
    fc.assert(
      fc.property(signs(26), (code) => {
        for (const text of [qrText(code), `https://a.example/pass#${code}`, code.toLowerCase()])
          expect(readPassCode(text)).toEqual({ kind: 'code', code });
        const short = shortOf(code);
        expect(readPassCode(showShort(short))).toEqual({ kind: 'short', short });
        expect(code.startsWith(short)).toBe(true);
      }),
    );
  });
});

it.each(['K7P2-M4XA', 'k7p2m4xa', ' k7p2 m4xa ', 'G1 K7P2-M4XA', 'K7P2–M4XA'])(
  'a short code is read: %s',
  (text) => {
    expect(readPassCode(text)).toEqual(isShort);
  },
);

it('a code of a later version is recognized', () => {
  for (const text of [`G2${CODE}`, `g2${CODE}${CODE}${CODE}`, `G2${'A.:/+-'.repeat(20)}`])
    expect(readPassCode(text)).toEqual({ kind: 'newer' });
});

it.each([
  '',
  'G1',
  CODE.slice(1),
  `${CODE}0`,
  `G1${CODE}0`,
  CODE.replace('K', 'U'),
  'K7P2M4',
  'K7P2-M4X',
  'upi://pay?pa=firm@okbank&am=850.00&cu=INR',
  'https://example.com/menu',
  `https://mandap.example/passes#K7P2M4.${CODE}`,
  'https://mandap.example/pass#',
  'https://mandap.example/pass#K7P2M4XA',
  `https://example.com/?next=${CODE}`,
  'TICKET-000123-RAAS-2026-10-09-A',
  'WIFI:S:Garba;T:WPA;P:secret;;',
  '\u0000\ud800#/pass#%',
])('something else is not taken for a pass: %j', (text) => {
  expect(readPassCode(text)).toEqual({ kind: 'other' });
});

it.each([`a${'.'.repeat(100_000)}a`, '/pass?'.repeat(20_000)])(
  'a link that is made to be long does not stop the page (%#)',
  (text) => {
    const start = performance.now();
    expect(readPassCode(text)).toEqual({ kind: 'other' });
    expect(performance.now() - start).toBeLessThan(1000);
  },
);

it('any text is judged without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      expect(['code', 'short', 'newer', 'other']).toContain(readPassCode(text).kind);
    }),
  );
});

it('the hash is that of the 26 signs', async () => {
  const wanted = createHash('sha256').update(CODE, 'utf8').digest('hex');
  expect(Buffer.from(await hashOf(CODE)).toString('hex')).toBe(wanted);
  expect(Buffer.from(await hashOf(`G1${CODE}`)).toString('hex')).not.toBe(wanted);
});
