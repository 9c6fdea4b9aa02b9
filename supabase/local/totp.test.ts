// @vitest-environment node
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { fromBase32, isValidCode, newSecret, otpauthUri, toBase32, totp } from './totp.ts';

/** The secret and the times of RFC 6238, appendix B; its codes cut to six digits. */
const RFC_SECRET = toBase32(Buffer.from('12345678901234567890'));

describe('the code', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('at second %i is what RFC 6238 says', (seconds, code) => {
    expect(totp(RFC_SECRET, seconds * 1000)).toBe(code);
  });

  it('is what an authenticator app shows', () => {
    const secret = newSecret();
    expect(totp(secret)).toBe(new TOTP({ secret }).generate());
  });

  it('is accepted half a minute early and late, no more', () => {
    const now = 1_800_000_000_000;
    const code = totp(RFC_SECRET, now);
    const accepted = [-60, -30, 0, 30, 60].map((shift) =>
      isValidCode(RFC_SECRET, code, now + shift * 1000),
    );
    expect(accepted).toEqual([false, true, true, true, false]);
  });

  it('is refused when it is empty, too long or of other characters', () => {
    for (const code of ['', '1', '0000000', 'abcdef', '१२३४५६']) {
      expect(isValidCode(RFC_SECRET, code, 1_800_000_000_000)).toBe(false);
    }
  });
});

it('base 32 comes back as it was, typed with spaces and small letters too', () => {
  for (const length of [0, 1, 5, 19, 20]) {
    const bytes = Buffer.alloc(length, 0xa7);
    expect(fromBase32(toBase32(bytes))).toEqual(bytes);
  }
  expect(fromBase32('gezd gnbv')).toEqual(fromBase32('GEZDGNBV'));
});

it('the address in the QR code names site and account', () => {
  expect(otpauthUri('ABC', 'mandap.example:1', 'a b@c.example')).toBe(
    'otpauth://totp/mandap.example%3A1:a%20b%40c.example?algorithm=SHA1&digits=6&issuer=mandap.example%3A1&period=30&secret=ABC',
  );
});
