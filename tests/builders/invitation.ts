import { type Answers, fakeBackend, sessionOf } from './fakeBackend.ts';
import { ownersBackend } from './adminArea.tsx';

export const TOKEN = 'kP0b3oT7r9-tokenOfTheLink_0123456789abcdefg';
export const SEE = 'POST /rest/v1/rpc/see_invitation';
export const ACCEPT = 'POST /functions/v1/accept-invitation';

/** An invitation by mail, as `see_invitation` answers. */
export const invitation = {
  state: 'open',
  inviter: 'Manish',
  email: 'ravi@example.org',
  name: 'Ravi',
  role: 'manager',
  expires_at: '2026-12-04T12:30:00Z',
  has_account: false,
  edition_id: null,
  night_id: null,
  edition: null,
  night: null,
  ends_at: null,
};
/** Of an owner. */
export const session = sessionOf();
const ravis = { ...session, user: { ...session.user, email: 'ravi@example.org' } };

/** A backend with the invitation of Ravi, who has its role once signed in. */
export function invitedBackend(answers: Answers = {}) {
  const backend = fakeBackend({
    ...ownersBackend,
    'POST /auth/v1/token': { body: ravis },
    [SEE]: { body: invitation },
    [ACCEPT]: { body: { email: 'ravi@example.org' } },
    ...answers,
  });
  const sent = (route: string) =>
    backend.calls.filter((call) => call.route === route).map(({ body }) => body);
  return { ...backend, sent };
}
