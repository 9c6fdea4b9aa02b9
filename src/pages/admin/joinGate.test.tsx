import { StrictMode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import CheckInApp from '@/app/adminCheckIn.tsx';
import { adminInvitation as words } from '@/content/en/adminInvitation.ts';
import { forgetLink } from '@/features/sign-in/admin/data/invitationLink.ts';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';
import { leaveAdmin, ownersBackend, signedInBefore } from '../../../tests/builders/adminArea.tsx';
import { type Answers, fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { ACCEPT, invitation as mailed, SEE, TOKEN } from '../../../tests/builders/invitation.ts';

const { join } = words;

const invitation = {
  ...mailed,
  email: null,
  name: 'Sunil',
  role: 'gate',
  edition: 'Raas Garba 2026',
  night: '2026-10-16',
  ends_at: '2026-10-16T22:30:00Z',
};

function open(answers: Answers = {}, hash = `#${TOKEN}`) {
  const backend = fakeBackend({ ...ownersBackend, [SEE]: { body: invitation }, ...answers });
  const show = () =>
    render(
      <StrictMode>
        <HelmetProvider>
          <SnapshotProvider value={{ siteUrl: 'http://localhost', builtAt: '', data: {} }}>
            <MemoryRouter initialEntries={[`/gate/join${hash}`]}>
              <Routes>
                <Route path="/gate/*" element={<CheckInApp />} />
              </Routes>
            </MemoryRouter>
          </SnapshotProvider>
        </HelmetProvider>
      </StrictMode>,
    );
  const sent = (route: string) =>
    backend.calls.filter((call) => call.route === route).map(({ body }) => body);
  return { ...backend, ...show(), show, sent };
}
const start = async () => screen.findByRole('button', { name: join.start });

afterEach(async () => {
  forgetLink();
  await leaveAdmin();
});

it("a helper's link says what for, and spends nothing until Start is pressed", async () => {
  const { sent } = open();
  expect(await screen.findByRole('heading', { name: 'Hello Sunil' })).toBeVisible();
  expect(
    screen.getByText('You are helping at the gate on Fri, 16 Oct 2026, invited by Manish.'),
  ).toBeVisible();
  expect(screen.getByText(/until Sat, 17 Oct 2026, 4:00 am/)).toBeVisible();
  expect(sent(ACCEPT)).toEqual([]);
});

it.each([
  `#${TOKEN}.`,
  `#${TOKEN}_)%20”`,
  `#${TOKEN}%0a`,
  `#${TOKEN}%E2%80%8B`,
  `#${TOKEN}?fbclid=IwAR0`,
  `##${TOKEN}%E0%A4%A`,
])('opens a link that was changed on its way: %s', async (hash) => {
  const { sent } = open({}, hash);
  await start();
  expect(sent(SEE)).toContainEqual({ p_token: TOKEN });
});

it('goes on with the same secrets after a lost answer, also after a reload', async () => {
  const { sent, unmount, show, change } = open({ [ACCEPT]: 'offline' });
  const person = userEvent.setup();
  await person.click(await start());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/could not be reached/));
  unmount();
  // The call had come through.
  change({ [SEE]: { body: { state: 'used', inviter: 'Manish' } } });
  show();
  expect(await screen.findByText(join.again)).toBeVisible();
  await person.click(await start());
  await waitFor(() => expect(sent(ACCEPT)).toHaveLength(2));
  const [first, second] = sent(ACCEPT);
  const secret: unknown = expect.stringMatching(/^[\w-]{43}$/);
  expect(first).toEqual({ token: TOKEN, claim: secret, name: '', password: secret });
  expect(second).toEqual(first);
});

it.each([
  ['used', words.closedLink.used.title, 'Ask Manish for a new one.'],
  ['ended', 'This link has ended.', 'Ask Manish for a new one.'],
  ['withdrawn', 'This link was withdrawn.', 'Ask Manish for a new one.'],
  ['unknown', 'This link does not work.', /ask for a new one/],
  ['too_many', 'Too many tries.', 'Wait a few minutes.'],
])('a link that is %s says so and whom to ask', async (state, title, hint) => {
  open({ [SEE]: { body: { state, inviter: 'Manish' } } });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
});

it('the second phone is told that the first one has opened the link', async () => {
  const used = { state: 'used', inviter: 'Manish', error: 'x' };
  open({ [ACCEPT]: { status: 410, body: used } });
  await userEvent.setup().click(await start());
  expect(
    await screen.findByRole('heading', { name: 'This link was opened on another phone already.' }),
  ).toBeVisible();
});

it('while another phone is opening the link, this one may try again', async () => {
  const busy = { state: 'busy', inviter: 'Manish', error: 'x' };
  open({ [ACCEPT]: { status: 409, body: busy } });
  await userEvent.setup().click(await start());
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/Another phone .* ask Manish/),
  );
  expect(await start()).toBeEnabled();
});

it('nobody else is signed out unasked', async () => {
  const backend = { [SEE]: { body: invitation } };
  fakeBackend({ ...ownersBackend, ...backend });
  await signedInBefore();
  open();
  expect(
    await screen.findByText('This browser is signed in as owner@mandap.example.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: words.other.stay })).toHaveAttribute('href', '/gate');
  await userEvent.setup().click(screen.getByRole('button', { name: words.other.signOut }));
  expect(await start()).toBeVisible();
});

it('an invitation by mail is not taken up here', async () => {
  open({ [SEE]: { body: { ...invitation, email: 'ravi@example.org' } } });
  expect(await screen.findByRole('heading', { name: 'This link does not work.' })).toBeVisible();
});
