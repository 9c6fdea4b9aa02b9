import userEvent from '@testing-library/user-event';
import type { Invitation, Person, Removed } from '@/features/people/admin/data/answers.ts';
import { openAdmin, ownersBackend, signedInBefore } from './adminArea.tsx';
import { type Answers, fakeBackend } from './fakeBackend.ts';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
export const HOUR = 3_600_000;
export const earlier = inMs(-5 * HOUR);

const everywhere = {
  edition_id: null,
  night_id: null,
  ends_at: null,
  edition: null,
  night: null,
};
/** The scope of a helper, for the evening of 16 October 2027. */
export const oneNight = {
  edition_id: 'e1',
  night_id: 'n1',
  ends_at: '2099-10-17T04:00:00+05:30',
  edition: 'Navratri 2027',
  night: '2099-10-16',
};

/** An owner's account, unless `more` says otherwise. */
export const person = (more: Partial<Person> = {}): Person => ({
  user_id: 'owner-1',
  email: 'owner@mandap.example',
  name: 'Asha Devi',
  role: 'owner',
  active: true,
  disabled_by: null,
  changed_at: earlier,
  version: 3,
  is_you: true,
  ends_with_nights: false,
  invitation_id: null,
  last_seen: '2026-11-21T08:37:00Z',
  has_factor: true,
  sessions: 1,
  unreached: [],
  uncounted: [],
  ...everywhere,
  ...more,
});

/** A helper at the gate. */
export const helper = (more: Partial<Person> = {}) =>
  person({
    user_id: 'h1',
    email: null,
    name: 'Ravi',
    role: 'gate',
    is_you: false,
    has_factor: false,
    ends_with_nights: true,
    ...oneNight,
    ...more,
  });

/** Somebody invited by mail, unless `more` says otherwise. */
export const invitation = (more: Partial<Invitation> = {}): Invitation => ({
  id: 'i1',
  email: 'meena@example.com',
  name: 'Meena',
  role: 'manager',
  state: 'open',
  inviter: 'Asha Devi',
  expires_at: inMs(5 * 24 * HOUR + HOUR),
  mail: { status: 'sent', attempts: 1, error: null },
  ...everywhere,
  ...more,
});

const night = (id: string, date: string) => ({
  id,
  date,
  doors_at: null,
  starts_at: '19:00:00',
  ends_at: '23:30:00',
  headline: '',
  edition: 'Navratri 2027',
  is_cancelled: false,
});

/** The screen of the people, with what `list_people` answers; `people` and `invitations` may be changed. */
export async function openPeople(
  given: { people?: Person[]; removed?: Removed[]; invitations?: Invitation[] },
  answers: Answers = {},
) {
  const data = { people: [person()], removed: [], invitations: [], ...given };
  const { calls, change } = fakeBackend({
    ...ownersBackend,
    [rpc('list_people')]: () => ({ body: { now: inMs(0), ...data } }),
    [rpc('gate_nights')]: { body: [night('n1', '2099-10-16'), night('n2', '2099-10-17')] },
    'GET /rest/v1/garba_nights': {
      body: ['n1', 'n2'].map((id) => ({ id, edition_id: 'e1' })),
    },
    ...answers,
  });
  await signedInBefore();
  openAdmin('/admin/dashboard/people');
  const sent = (name: string) =>
    calls.filter(({ route }) => route === rpc(name)).map(({ body }) => body);
  return { data, sent, change, user: userEvent.setup() };
}

/** An answer that refuses. */
export const refusal = (code: string, hint: string, message: string) => ({
  status: Number(code.slice(2)),
  body: { code, hint, message, details: null },
});
export { rpc };
