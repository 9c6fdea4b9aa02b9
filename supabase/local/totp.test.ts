// @vitest-environment node
import { Secret, URI } from 'otpauth';
import { expect, it } from 'vitest';
import { newSecret, otpauthUri, stepOf, totp } from './totp.ts';

/** The secret of RFC 6238, appendix B. */
const RFC_SECRET = Secret.fromUTF8('12345678901234567890').base32;

it('accepts a code half a minute early and late, no more, and returns its time step', () => {
  const now = 1_800_000_000_000;
  const code = totp(RFC_SECRET, now);
  const steps = [-60, -30, 0, 30, 60].map((shift) => stepOf(RFC_SECRET, code, now + shift * 1000));
  expect(steps).toEqual([null, 60_000_000, 60_000_000, 60_000_000, null]);
});

it('rejects a code that is empty, too long or not of ASCII digits', () => {
  for (const code of ['', '1', '0000000', 'abcdef', '१२३४५६']) {
    expect(stepOf(RFC_SECRET, code, 1_800_000_000_000)).toBeNull();
  }
});

it('matches the codes of an app that reads the URI of the QR code', () => {
  const secret = newSecret();
  const app = URI.parse(otpauthUri(secret, 'mandap.example', 'a b@c.example'));
  expect(app).toMatchObject({ label: 'a b@c.example' });
  const now = Date.now();
  expect(app.generate({ timestamp: now })).toBe(totp(secret, now));
});
