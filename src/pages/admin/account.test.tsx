import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminAccount as words } from '@/content/en/adminAccount.ts';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { leaveAdmin, openAdmin, signedInBefore } from '../../../tests/builders/adminArea.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import { accountRow, factorBackend, refusal } from '../../../tests/builders/factorBackend.ts';
import { type Answers, sessionOf } from '../../../tests/builders/fakeBackend.ts';

// The screen's chunk, before the test.
beforeAll(async () => import('@/features/sign-in/admin/account/AccountScreen.tsx'));
afterEach(leaveAdmin);

async function openPart(title: string, answers: Answers) {
  const backend = factorBackend({}, answers);
  await signedInBefore();
  openAdmin('/admin/dashboard/account');
  const part = within(await screen.findByRole('region', { name: title }));
  const bodies = (wanted: string) =>
    backend.calls.flatMap(({ route, body }) => (route === wanted ? [body] : []));
  return { backend, part, bodies, person: userEvent.setup() };
}

describe('the name', () => {
  const SAVE = 'POST /rest/v1/rpc/set_my_name';

  it('is changed, and refused where it is too short', async () => {
    let { name } = accountRow;
    const { part, bodies, person } = await openPart(words.name.title, {
      'POST /rest/v1/rpc/my_account': () => ({ body: { ...accountRow, name } }),
      [SAVE]: ({ body }) => {
        name = String(Reflect.get(Object(body), 'p_name'));
        return { status: 204 };
      },
    });
    const field = await part.findByLabelText(words.name.label);
    expect(field).toHaveValue('Manish Rai');
    await person.clear(field);
    await person.type(field, 'M{Enter}');
    expect(field).toBeInvalid();
    expect(bodies(SAVE)).toEqual([]);
    await enter(person, field, 'anisha');
    await person.click(part.getByRole('button', { name: words.name.save }));
    expect(await screen.findByText(words.name.saved)).toBeVisible();
    expect(bodies(SAVE)).toEqual([{ p_name: 'Manisha' }]);
    await waitFor(() => expect(part.getByLabelText(words.name.label)).toHaveValue('Manisha'));
  });
});

describe('the mail address', () => {
  const SAVE = 'PUT /auth/v1/user';
  const NEW = 'manish@mandap.example';

  it('waits for the links in both mails, and says so', async () => {
    const { user } = sessionOf();
    let pending = {};
    const { backend, part, bodies, person } = await openPart(words.mail.title, {
      'GET /auth/v1/user': () => ({ body: { ...user, ...pending } }),
      [SAVE]: () => {
        pending = { new_email: NEW };
        return { body: { ...user, ...pending } };
      },
    });
    const field = await part.findByLabelText(words.mail.label);
    await person.type(field, 'Owner@Mandap.example{Enter}');
    expect(await part.findByText(words.mail.same)).toBeVisible();
    await person.clear(field);
    await enter(person, field, NEW);
    await person.click(part.getByRole('button', { name: words.mail.save }));
    expect(await part.findByText(words.mail.pending(user.email, NEW))).toBeVisible();
    expect(part.getByText(user.email)).toBeVisible();
    expect(bodies(SAVE)).toMatchObject([{ email: NEW }]);
    const saved = backend.calls.find(({ route }) => route === SAVE);
    expect(saved?.url.searchParams.get('redirect_to')).toMatch(/\/admin\/dashboard\/account$/);
  });

  it('does not say whether the address has an account', async () => {
    const { part, person } = await openPart(words.mail.title, {
      [SAVE]: refusal(422, 'email_exists'),
    });
    await person.type(await part.findByLabelText(words.mail.label), `${NEW}{Enter}`);
    expect(await part.findByText(adminSignIn.failures.mailNotChanged)).toBeVisible();
    expect(part.getByLabelText(words.mail.label)).toHaveValue(NEW);
  });
});

const login = (id: string, device: string, more: object = {}) => ({
  id,
  device,
  created_at: '2026-11-20T06:00:00Z',
  ip: '203.0.113.9',
  is_new_device: false,
  is_active: true,
  is_current: false,
  ...more,
});

describe('devices', () => {
  const END = 'POST /rest/v1/rpc/end_login';
  const all = [
    login('phone', 'Chrome on Android', { is_new_device: true }),
    login('here', 'Firefox on Windows', { is_current: true }),
    login('gone', 'Safari on iOS', { is_active: false }),
  ];

  it('stand with this one first; another is signed out after a question', async () => {
    const { part, bodies, person } = await openPart(words.devices.title, {
      'POST /rest/v1/rpc/my_logins': { body: all },
      [END]: { body: true },
    });
    const rows = await part.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toMatchObject([
      expect.stringMatching(/^Firefox on Windows.*203\.0\.113\.9This device$/),
      expect.stringMatching(/^Chrome on AndroidNew device/),
      expect.stringMatching(/^Safari on iOS/),
    ]);
    expect(part.getByText(words.devices.earlier(1)).closest('details')).not.toHaveAttribute('open');
    await person.click(part.getByRole('button', { name: /^Sign out Chrome on Android of/ }));
    const question = await screen.findByRole('dialog', { name: 'Sign out Chrome on Android?' });
    await person.click(within(question).getByRole('button', { name: words.devices.end }));
    expect(await screen.findByText(words.devices.ended)).toBeVisible();
    expect(bodies(END)).toEqual([{ p_id: 'phone' }]);
  });

  it('all others are signed out at once', async () => {
    let rows = all;
    const { part, person } = await openPart(words.devices.title, {
      'POST /rest/v1/rpc/my_logins': () => ({ body: rows }),
      'POST /rest/v1/rpc/end_my_others': () => {
        rows = all.filter(({ id }) => id === 'here');
        return { body: 1 };
      },
    });
    await person.click(await part.findByRole('button', { name: words.devices.endOthers }));
    const question = await screen.findByRole('dialog', { name: words.devices.endOthersQuestion });
    await person.click(within(question).getByRole('button', { name: words.devices.endOthers }));
    expect(await screen.findByText(words.devices.othersEnded(1))).toBeVisible();
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(1));
    expect(part.queryByRole('button', { name: words.devices.endOthers })).toBeNull();
  });

  it('more than a page of sign-ins are read on request, from the last one on', async () => {
    const page = Array.from({ length: 100 }, (_none, place) =>
      login(`old-${place}`, 'Safari on iOS', { is_active: false }),
    );
    const { part, bodies, person } = await openPart(words.devices.title, {
      'POST /rest/v1/rpc/my_logins': ({ body }) => ({
        body: Reflect.get(Object(body), 'p_before') ? all : page,
      }),
    });
    await person.click(await part.findByText(words.devices.earlier(100)));
    await person.click(part.getByRole('button', { name: words.devices.older }));
    expect(await part.findByText(words.devices.current)).toBeVisible();
    expect(bodies('POST /rest/v1/rpc/my_logins').at(-1)).toEqual({
      p_limit: 100,
      p_before: '2026-11-20T06:00:00Z',
    });
  });
});
