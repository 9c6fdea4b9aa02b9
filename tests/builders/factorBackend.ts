import { ownersBackend } from './adminArea.tsx';
import { type Answers, fakeBackend, sessionOf } from './fakeBackend.ts';

type Factor = { id: string; status: string; factor_type: string; created_at: string };

const created_at = '2026-11-20T06:00:00Z';
/** A factor of the auth service. */
export const factorOf = (id: string, status = 'verified', factor_type = 'totp'): Factor => ({
  id,
  status,
  factor_type,
  created_at,
});

/** What an app is given to scan and to type. */
export const totp = {
  secret: 'JBSWY3DPEHPK3PXP',
  qr_code: '<svg fill="#000"></svg>',
  uri: 'otpauth://',
};

/** A refusal of the auth service: without its version header the library reads `error_code`. */
export const refusal = (status: number, code: string) => ({
  status,
  body: { code, error_code: code, message: code },
});
const notEnrolled = refusal(404, 'mfa_factor_not_found');

type Account = {
  factors?: Factor[];
  /** Recovery codes left. */
  left?: number;
  /** Answer of an auth service that has no recovery codes. */
  unsupported?: { status: number; code: string };
};

/**
 * An auth service that knows the factors of one account; every app shows 123456. Its recovery codes are `a…1` to
 * `a…10`, after new ones `b…1` to `b…10`.
 */
export function factorBackend(account: Account, more: Answers = {}) {
  let factors = account.factors ?? [];
  let left = account.left ?? 0;
  let lists = account.left === undefined ? 0 : 1;
  const session = (aal: 'aal1' | 'aal2' = 'aal2') => sessionOf({ aal, factors });
  const { unsupported } = account;
  const codes = (answer: Answers[string]): Answers[string] =>
    unsupported ? refusal(unsupported.status, unsupported.code) : answer;
  const made = () => {
    left = 10;
    lists += 1;
    factors = [
      ...factors.filter(({ factor_type }) => factor_type !== 'recovery_code'),
      factorOf('codes', 'verified', 'recovery_code'),
    ];
    const list = Array.from({ length: 10 }, (_none, place) => codeOf(lists, place + 1));
    return { body: { id: 'codes', type: 'recovery_code', total: 10, codes: list } };
  };
  return fakeBackend({
    ...ownersBackend,
    'POST /rest/v1/rpc/my_account': { body: accountRow },
    'POST /rest/v1/rpc/my_logins': { body: [] },
    'GET /auth/v1/user': () => ({ body: session().user }),
    'DELETE /auth/v1/factors/*': ({ url }) => {
      factors = factors.filter(({ id }) => !url.pathname.endsWith(`/${id}`));
      return { body: { id: 'gone' } };
    },
    'POST /auth/v1/factors': () => {
      factors = [...factors, factorOf('new', 'unverified')];
      return { body: { id: 'new', type: 'totp', totp } };
    },
    'POST /auth/v1/factors/new/challenge': { body: { id: 'c1', type: 'totp', expires_at: 1 } },
    'POST /auth/v1/factors/new/verify': ({ body }) => {
      if (Reflect.get(Object(body), 'code') !== '123456')
        return refusal(422, 'mfa_verification_failed');
      factors = factors.map((one) => (one.id === 'new' ? factorOf('new') : one));
      return { body: session() };
    },
    'GET /auth/v1/factors/recovery-codes': codes(() =>
      lists > 0
        ? { body: { id: 'codes', type: 'recovery_code', total: 10, remaining: left } }
        : notEnrolled,
    ),
    'POST /auth/v1/factors/recovery-codes': codes(() =>
      lists > 0 ? refusal(422, 'mfa_verified_factor_exists') : made(),
    ),
    'POST /auth/v1/factors/recovery-codes/regenerate': codes(() =>
      lists > 0 ? made() : notEnrolled,
    ),
    'DELETE /auth/v1/factors/recovery-codes': codes(() => {
      if (lists === 0) return notEnrolled;
      lists = 0;
      factors = factors.filter(({ factor_type }) => factor_type !== 'recovery_code');
      return { body: { id: 'codes' } };
    }),
    ...more,
  });
}

/** A code of the auth service's canonical form. */
const codeOf = (list: number, place: number) =>
  `${'ab'.charAt(list - 1).repeat(12)}${String(place).padStart(4, '0')}`;

/** The answer of `my_account` for the owner of the tests. */
export const accountRow = {
  name: 'Manish Rai',
  email: 'owner@mandap.example',
  role: 'owner',
  edition_id: null,
  edition: null,
  night_id: null,
  night: null,
  ends_at: null,
};
