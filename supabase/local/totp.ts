import { Secret, TOTP } from 'otpauth';

/** A new shared secret: 160 bits in base 32, as RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The six digits of `secret` at `time` (ms since 1970). */
export function totp(secret: string, time = Date.now()): string {
  return new TOTP({ secret }).generate({ timestamp: time });
}

/** The time step (30 s since 1970) of a code, or null. Accepts the adjacent steps too, because phones' clocks drift. */
export function stepOf(secret: string, code: string, time = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null; // otpauth throws for digits of other scripts
  const generator = new TOTP({ secret });
  const shift = generator.validate({ token: code, timestamp: time, window: 1 });
  return shift === null ? null : generator.counter({ timestamp: time }) + shift;
}

/** The URI for the QR code of an authenticator app. */
export function otpauthUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ secret, issuer, label: account }).toString();
}
