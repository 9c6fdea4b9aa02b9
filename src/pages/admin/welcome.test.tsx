import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { adminInvitation as words } from '@/content/en/adminInvitation.ts';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { roles } from '@/content/en/roles.ts';
import { forgetLink } from '@/features/sign-in/admin/data/invitationLink.ts';
import { address, leaveAdmin, openAdmin } from '../../../tests/builders/adminArea.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import {
  ACCEPT,
  invitation,
  invitedBackend as open,
  SEE,
  TOKEN,
} from '../../../tests/builders/invitation.ts';

const LINK = `/admin/welcome#${TOKEN}`;
const PASSWORD = 'three marigold garlands';

const type = async (password = PASSWORD) => {
  const person = userEvent.setup();
  await enter(person, await screen.findByLabelText(words.welcome.password), password);
  return person;
};
const start = async () => screen.findByRole('button', { name: words.welcome.submit });
const alert = async (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

afterEach(async () => {
  forgetLink();
  await leaveAdmin();
});

describe('the link of an invitation', () => {
  it('says who invites to what, and spends nothing until it is sent', async () => {
    const { calls, sent } = open();
    openAdmin(LINK);
    expect(await screen.findByText(/^Manish invites you to work with /)).toBeVisible();
    expect(screen.getByText(new RegExp(roles.manager.may))).toBeVisible();
    expect(screen.getByText('Fri, 4 Dec 2026, 6:00 pm IST')).toBeVisible();
    expect(screen.getByLabelText(/^Your name/)).toHaveValue('Ravi');
    expect(screen.getByLabelText(words.welcome.password)).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
    expect(sent(ACCEPT)).toEqual([]);
    // The address is clean, and no request has the token in its own.
    expect(address()).toBe('/admin/welcome');
    expect(calls.filter(({ url }) => url.href.includes(TOKEN))).toEqual([]);
    expect(sessionStorage.getItem('mandap:invitation')).toContain(TOKEN);
    expect(JSON.stringify(localStorage)).not.toContain(TOKEN);
  });

  it('makes the account, signs in and opens the admin area', async () => {
    const { sent } = open();
    openAdmin(LINK);
    const person = await type();
    await person.click(await start());
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
    expect(sent(ACCEPT)).toEqual([
      {
        token: TOKEN,
        claim: expect.stringMatching(/^[\w-]{43}$/),
        name: 'Ravi',
        password: PASSWORD,
      },
    ]);
    expect(sent('POST /auth/v1/token')).toMatchObject([
      { email: 'ravi@example.org', password: PASSWORD },
    ]);
    expect(sessionStorage.getItem('mandap:invitation')).toBe('');
  });

  it('asks for a name and a long password before anything is sent', async () => {
    const { sent } = open();
    openAdmin(LINK);
    const person = await type('short');
    await person.clear(screen.getByLabelText(/^Your name/));
    await person.click(await start());
    expect(await screen.findByText(words.welcome.nameMissing)).toBeVisible();
    expect(screen.getByText(adminSignIn.reset.tooShort)).toBeVisible();
    expect(sent(ACCEPT)).toEqual([]);
  });

  it('goes on with the same claim and what was typed after an answer was lost', async () => {
    const { change, sent } = open({ [ACCEPT]: 'offline' });
    openAdmin(LINK);
    const person = await type();
    await person.click(await start());
    await alert(/could not be reached/);
    expect(screen.getByLabelText(words.welcome.password)).toHaveValue(PASSWORD);
    change({ [ACCEPT]: { body: { email: 'ravi@example.org' } } });
    await person.click(await start());
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
    const [first, second] = sent(ACCEPT);
    expect(second).toEqual(first);
  });

  it.each([
    ['is not answered', 'silent'],
    ['fails', { status: 404, body: { message: 'no' } }],
  ] as const)('keeps what is typed when reading it again %s', async (_what, answer) => {
    vi.stubGlobal('BroadcastChannel', BroadcastChannel);
    const other = new BroadcastChannel('mandap:admin');
    onTestFinished(() => other.close());
    const { change, sent } = open();
    openAdmin(LINK);
    const person = await type();
    change({ [SEE]: answer });
    // Another tab of the browser has saved something.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin.
    other.postMessage('saved');
    await waitFor(() => expect(sent(SEE)).toHaveLength(2));
    await person.click(await start());
    await waitFor(() => expect(sent(ACCEPT)).toMatchObject([{ password: PASSWORD }]));
  });

  it('keeps the token through a reload, and takes another one that is pasted', async () => {
    const { sent } = open();
    openAdmin(LINK);
    await start();
    openAdmin('/admin/welcome');
    await waitFor(() => expect(sent(SEE)).toEqual([{ p_token: TOKEN }, { p_token: TOKEN }]));
    openAdmin(`/admin/welcome#${'x'.repeat(43)}`);
    await waitFor(() => expect(sent(SEE).at(-1)).toEqual({ p_token: 'x'.repeat(43) }));
  });

  it.each(['', '#x', `#${TOKEN.slice(1)}`])(
    'without a whole token (%j) it asks nobody',
    async (hash) => {
      const { sent } = open();
      openAdmin(`/admin/welcome${hash}`);
      expect(
        await screen.findByRole('heading', { name: words.closed.unknown.title }),
      ).toBeVisible();
      expect(sent(SEE)).toEqual([]);
    },
  );

  it.each([
    ['used', 'This invitation was used already.', /tell Manish at once/],
    ['withdrawn', 'This invitation was withdrawn.', /Ask Manish for a new one/],
    ['ended', 'This invitation has ended.', /Ask Manish for a new one/],
    ['unknown', 'This link does not work.', /from the mail/],
    ['too_many', 'Too many tries.', /Wait a few minutes/],
  ])('that is %s says so and what to do', async (state, title, hint) => {
    open({ [SEE]: { body: { state, inviter: 'Manish' } } });
    openAdmin(LINK);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('that was used in between says so when it is sent', async () => {
    open({ [ACCEPT]: { status: 410, body: { state: 'used', inviter: 'Manish', error: 'x' } } });
    openAdmin(LINK);
    const person = await type();
    await person.click(await start());
    expect(await screen.findByRole('heading', { name: words.closed.used.title })).toBeVisible();
  });

  it.each([
    [409, { state: 'busy', inviter: 'Manish' }, /Another browser .* tell Manish/],
    [429, { state: 'too_many', inviter: '' }, /Too many tries\. Wait a few minutes\./],
    [422, { field: 'password', error: 'weak: pwned' }, /known from a leak/],
    [422, { field: 'password', error: 'weak: length' }, /longer or harder to guess/],
    [422, { field: 'name', error: 'x' }, /name of 2 to 60/],
    [500, { error: 'x' }, /could not be reached/],
  ])('answered with %i %j keeps what is typed and says why', async (status, body, sentence) => {
    open({ [ACCEPT]: { status, body } });
    openAdmin(LINK);
    const person = await type();
    await person.click(await start());
    await alert(sentence);
    expect(screen.getByLabelText(words.welcome.password)).toHaveValue(PASSWORD);
  });

  it('says so if the account was made with an earlier password', async () => {
    const wrong = { status: 400, body: { code: 'invalid_credentials', message: 'no' } };
    open({ 'POST /auth/v1/token': wrong });
    openAdmin(LINK);
    const person = await type();
    await person.click(await start());
    await alert(/password of an earlier try/);
    expect(address()).toBe('/admin/welcome');
  });

  it('that cannot be read is tried again', async () => {
    const { change } = open({ [SEE]: { status: 404, body: { message: 'no' } } });
    openAdmin(LINK);
    const again = await screen.findByRole('button', { name: words.retry });
    change({ [SEE]: { body: invitation } });
    await userEvent.setup().click(again);
    expect(await start()).toBeVisible();
  });
});
