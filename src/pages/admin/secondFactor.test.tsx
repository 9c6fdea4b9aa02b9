import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminFirstSteps } from '@/content/en/adminFirstSteps.ts';
import { adminSecondFactor as words } from '@/content/en/adminSecondFactor.ts';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import {
  address,
  leaveAdmin,
  openAdmin,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { factorBackend, factorOf, totp } from '../../../tests/builders/factorBackend.ts';

const { codes: codeWords } = words;

// The screen's chunk, before the test.
beforeAll(async () => import('@/features/sign-in/admin/account/AccountScreen.tsx'));
afterEach(leaveAdmin);

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function openFactor(account: Parameters<typeof factorBackend>[0]) {
  const backend = factorBackend(account);
  await signedInBefore();
  openAdmin('/admin/dashboard/account');
  const section = within(await screen.findByRole('region', { name: words.title }));
  const person = userEvent.setup();
  const press = async (name: string) => person.click(await section.findByRole('button', { name }));
  return { backend, section, person, press };
}
const routesOf = ({ calls }: ReturnType<typeof factorBackend>, method: string) =>
  calls.map(({ route }) => route).filter((route) => route.startsWith(method));

describe('setting it up', () => {
  it('asks for the first code of the app, then shows the recovery codes once', async () => {
    const { backend, section, person, press } = await openFactor({
      factors: [factorOf('left-behind', 'unverified')],
    });
    await press(words.begin);
    const dialog = await dialogOf(words.title);
    expect(await dialog.findByText(totp.secret)).toBeVisible();
    expect(routesOf(backend, 'DELETE')).toEqual(['DELETE /auth/v1/factors/left-behind']);
    expect(dialog.getByRole('img')).toHaveAttribute(
      'src',
      'data:image/svg+xml,%3Csvg%20fill%3D%22%23000%22%3E%3C%2Fsvg%3E',
    );
    const code = dialog.getByLabelText(adminSignIn.code.label);
    await person.type(code, '000000{Enter}');
    expect(await dialog.findByText(adminSignIn.failures.code)).toBeVisible();
    await person.type(code, '123 456{Enter}');

    const sheet = await dialogOf(codeWords.title);
    const list = within(await sheet.findByRole('list', { name: codeWords.title }));
    expect(list.getAllByRole('listitem')).toHaveLength(10);
    expect(list.getByText('aaaa-aaaa-aaaa-0007')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-dirty-form');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await person.click(sheet.getByRole('button', { name: codeWords.copy }));
    expect(copied.mock.calls[0]?.[0].split('\n')).toHaveLength(10);
    const printed = vi.fn<() => void>();
    vi.stubGlobal('print', printed);
    await person.click(sheet.getByRole('button', { name: codeWords.print }));
    expect(printed).toHaveBeenCalledOnce();
    await person.click(sheet.getByRole('button', { name: codeWords.kept }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.documentElement).not.toHaveAttribute('data-dirty-form');
    expect(await section.findByText(codeWords.left(10, 10))).toBeVisible();
    expect(screen.queryByText('aaaa-aaaa-aaaa-0007')).toBeNull();
  });

  it('does not let go of the codes without a question', async () => {
    const { section, person, press } = await openFactor({ factors: [factorOf('app')] });
    await press(codeWords.make);
    const sheet = await dialogOf(codeWords.title);
    await sheet.findByText('aaaa-aaaa-aaaa-0001');
    await person.keyboard('{Escape}');
    expect(sheet.getByRole('button', { name: 'Close' })).toBeDisabled();
    expect(sheet.getByText('aaaa-aaaa-aaaa-0001')).toBeVisible();
    await person.click(sheet.getByRole('button', { name: codeWords.leave }));
    const question = await dialogOf(codeWords.leaveQuestion);
    expect(question.getByText(codeWords.leaveText)).toBeVisible();
    await person.click(question.getByRole('button', { name: codeWords.leave }));
    expect(await section.findByText(codeWords.left(10, 10))).toBeVisible();
    expect(screen.queryByText('aaaa-aaaa-aaaa-0001')).toBeNull();
  });

  it.each([
    ['of an older auth service', { status: 404, code: 'validation_failed' }],
    ['that has them switched off', { status: 422, code: 'mfa_recovery_codes_enroll_not_enabled' }],
  ])(
    'on a project %s a second app is offered in place of the codes',
    async (_which, unsupported) => {
      const { backend, section, person, press } = await openFactor({ unsupported });
      await press(words.begin);
      const dialog = await dialogOf(words.title);
      await person.type(await dialog.findByLabelText(adminSignIn.code.label), '123456{Enter}');
      const sheet = await dialogOf(codeWords.title);
      expect(await sheet.findByText(codeWords.unavailable)).toBeVisible();
      // The screen behind it says the same.
      expect(section.getAllByText(codeWords.unavailable)).toHaveLength(2);
      await person.click(sheet.getByRole('button', { name: words.another }));
      const second = await dialogOf(words.title);
      await second.findByText(totp.secret);
      expect(
        routesOf(backend, 'POST /auth/v1/factors').filter((route) => route.endsWith('s')),
      ).toEqual([
        'POST /auth/v1/factors',
        'POST /auth/v1/factors/recovery-codes',
        'POST /auth/v1/factors',
      ]);
    },
  );
});

describe('one that is on', () => {
  const codesFactor = factorOf('codes', 'verified', 'recovery_code');

  it('is turned off with its codes first, as they may never be the only factor', async () => {
    const { backend, section, person, press } = await openFactor({
      factors: [factorOf('app'), codesFactor],
      left: 7,
    });
    expect(await section.findByText(codeWords.left(7, 10))).toBeVisible();
    await press(words.off);
    const question = await dialogOf(words.offQuestion);
    await person.click(question.getByRole('button', { name: words.off }));
    expect(await section.findByText(words.isOff)).toBeVisible();
    expect(routesOf(backend, 'DELETE')).toEqual([
      'DELETE /auth/v1/factors/recovery-codes',
      'DELETE /auth/v1/factors/app',
    ]);
  });

  it('gets new codes, after a warning that the old ones end', async () => {
    const { section, person, press } = await openFactor({
      factors: [factorOf('app'), codesFactor],
      left: 1,
    });
    await press(codeWords.renew);
    const question = await dialogOf(codeWords.renewQuestion);
    expect(question.getByText(codeWords.renewText)).toBeVisible();
    await person.click(question.getByRole('button', { name: codeWords.renew }));
    const sheet = await dialogOf(codeWords.title);
    expect(await sheet.findByText('bbbb-bbbb-bbbb-0010')).toBeVisible();
    await person.click(sheet.getByRole('button', { name: codeWords.kept }));
    expect(await section.findByText(codeWords.left(10, 10))).toBeVisible();
  });

  it('moves to a new phone: the old app ends only after the first code of the new one', async () => {
    const { backend, section, person, press } = await openFactor({
      factors: [factorOf('old'), codesFactor],
      left: 3,
    });
    await press(words.renew);
    const dialog = await dialogOf(words.title);
    expect(await dialog.findByText(words.renewText)).toBeVisible();
    const code = dialog.getByLabelText(adminSignIn.code.label);
    await person.type(code, '999999{Enter}');
    await dialog.findByText(adminSignIn.failures.code);
    expect(routesOf(backend, 'DELETE')).toEqual([]);
    await person.type(code, '123456{Enter}');
    expect(await screen.findByText(words.renewed)).toBeVisible();
    expect(routesOf(backend, 'DELETE')).toEqual(['DELETE /auth/v1/factors/old']);
    expect(section.getByText(codeWords.left(3, 10))).toBeVisible();
  });

  it('names what to do when no code is left', async () => {
    const { section } = await openFactor({ factors: [factorOf('app'), codesFactor], left: 0 });
    expect(await section.findByText(codeWords.left(0, 10))).toBeVisible();
    expect(section.getByText(codeWords.noneLeft)).toBeVisible();
  });
});

it('old addresses of password and second factor lead to the account', async () => {
  factorBackend({});
  await signedInBefore();
  openAdmin('/admin/dashboard/loginhistory?second-factor=1');
  const heading = await screen.findByRole('heading', { name: words.title });
  expect(address()).toBe('/admin/dashboard/account');
  await waitFor(() => expect(heading).toHaveFocus());
});

it('the checklist links to the second factor and explains how to remove the demo', async () => {
  const backend = factorBackend({});
  backend.change({ 'POST /rest/v1/rpc/first_steps': { body: { demo: false, factor: false } } });
  await signedInBefore();
  openAdmin('/admin/dashboard');
  const { demo, factor: step } = adminFirstSteps.steps;
  expect(await screen.findByText(demo.text)).toBeVisible();
  await userEvent.setup().click(screen.getByRole('link', { name: step.label }));
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: words.title })).toHaveFocus(),
  );
});
