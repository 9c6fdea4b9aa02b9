import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminCheckIn as words } from '../../../src/content/en/adminCheckIn.ts';
import { createUser, signIn, type Stack } from '../../../supabase/local/testing.ts';
import { addKind, makeTonight, openEdition } from '../../../supabase/tests/support/passes.ts';
import { faultsForThumbs, sideways } from '../accessibility.ts';
import { scanFrench } from '../fakeCamera.ts';
import { expect, test } from '../fixtures.ts';
import {
  kept,
  openShift,
  password,
  signInHere,
  startShift,
  type,
  verdict,
  written,
} from '../gatePhone.ts';

test.use({
  viewport: { width: 360, height: 780 },
  serviceWorkers: 'allow',
  // Lost connections are part of these tests.
  expectedComplaints: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'],
});

type Tonight = { night: string; singles: string[]; group: string; crowd: string; email: string };
let tonight: Tonight | undefined;

/** A night that is open now, with given passes and an account of the gate. */
async function openNight(stack: Stack): Promise<Tonight> {
  if (tonight) return tonight;
  const { id: edition, nights } = await openEdition(stack);
  const [night = ''] = nights;
  const single = await addKind(stack, edition, { name: 'One night' });
  const group = await addKind(stack, edition, { name: 'Group', people: 6 });
  await makeTonight(stack, night);
  const owner = await signIn(stack, stack.admin.email, stack.admin.password);
  const give = async (kind: string, quantity: number): Promise<string[]> => {
    const { data, error } = await owner.rpc('give_passes', {
      p_id: randomUUID(),
      p_edition_id: edition,
      p_items: [{ kind_id: kind, night_ids: [night], quantity }],
      p_name: 'Guests',
      p_phone: '',
      p_reason: 'Test',
    });
    if (error) throw error;
    const order: { passes: { code: string }[] } = data;
    return order.passes.map(({ code }) => code);
  };
  const singles = await give(single, 6);
  const [six = ''] = await give(group, 1);
  const many = await addKind(stack, edition, { name: 'Crowd', people: 20 });
  const [crowd = ''] = await give(many, 1);
  const email = 'gate@mandap.example';
  await createUser(stack, { email, password, role: 'gate' });
  tonight = { night, singles, group: six, crowd, email };
  return tonight;
}

const ready = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: `${words.prepare.done} ${title}` });

test('a gate account is led to the gate, and lets each pass in once', async ({ page, stack }) => {
  const { night, singles, group, crowd, email } = await openNight(stack);
  const [first = '', second = ''] = singles;
  await page.goto('/admin');
  await signInHere(page, email);
  await page.waitForURL('**/gate');
  await expect(page.getByRole('heading', { name: words.open.heading })).toBeVisible();
  expect(await faultsForThumbs(page)).toEqual([]);
  await openShift(page, night, 'Gate 2');
  await expect(ready(page, 'List of passes: 8 codes')).toBeVisible();
  await expect(ready(page, words.prepare.clock.right)).toBeVisible();
  await expect(ready(page, words.prepare.storage.title)).toBeVisible();
  expect(await faultsForThumbs(page)).toEqual([]);
  await startShift(page);
  expect(await faultsForThumbs(page)).toEqual([]);

  await type(page, first);
  await expect(verdict(page)).toContainText('ADMIT 1');
  expect(await faultsForThumbs(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await type(page, first);
  await expect(verdict(page)).toContainText(words.verdict.stop);
  await expect(verdict(page)).toContainText(words.verdict.reasons.inside);
  await expect(verdict(page)).toContainText(/since \d\d?:\d\d.*, Gate 2/);
  expect(await faultsForThumbs(page)).toEqual([]);

  // The form of a dispute; what it does is in scanScreen.test.tsx.
  await page.getByRole('button', { name: words.dispute.open }).click();
  await page.getByRole('button', { name: words.dispute.submit }).click();
  await expect(page.getByText(words.dispute.reasonMissing)).toBeVisible();
  expect(await faultsForThumbs(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The next scan clears, here a USB scanner on a French keyboard.
  await scanFrench(page, `G1${second}`);
  await expect(verdict(page)).toContainText('ADMIT 1');
  await page.keyboard.press('Enter');

  await type(page, group);
  await expect(verdict(page)).toContainText(words.verdict.howMany(6));
  expect(await faultsForThumbs(page)).toEqual([]);
  await page.keyboard.press('4');
  await expect(verdict(page)).toContainText('ADMIT 4');
  await page.keyboard.press('Enter');
  await type(page, group);
  await expect(verdict(page)).toContainText(words.verdict.howMany(2));
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('ADMIT 2');
  await page.keyboard.press('Enter');
  await test.step('of a group of 20 each number is on a low screen, under nothing', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await type(page, crowd);
    const numbers = page.getByRole('group', { name: words.verdict.admitMore }).getByRole('button');
    await expect(numbers).toHaveCount(19);
    const covered = await numbers.evaluateAll((all) =>
      all
        .filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height - 2) !== one;
        })
        .map((one) => one.textContent),
    );
    expect(covered).toEqual([]);
    expect(await faultsForThumbs(page)).toEqual([]);
    await page.getByRole('button', { name: words.verdict.next }).click();
  });
  await expect(page.getByText(/^8 of \d+ inside$/)).toBeVisible();

  await type(page, '00000000');
  await expect(verdict(page)).toContainText(words.verdict.reasons.unknown);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: words.close.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.close.action }).click();
  await expect(page.getByRole('heading', { name: words.over.title })).toBeVisible();
  expect(await kept(page)).toEqual({ shift: 0, list: 0, own: 0, queue: 0 });
});

test('without a connection the list lets in, amber, after a reload too; later the server knows', async ({
  page,
  stack,
  context,
}) => {
  const { night, singles, email } = await openNight(stack);
  const [, , third = '', fourth = ''] = singles;
  await page.goto('/gate');
  await signInHere(page, email);
  await openShift(page, night, 'Gate 3');
  await expect(ready(page, words.prepare.app.title)).toBeVisible({ timeout: 60_000 });
  await expect(ready(page, 'List of passes')).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await startShift(page);
  await type(page, third);
  await expect(verdict(page)).toContainText(words.verdict.offline);
  await expect(verdict(page)).toContainText('ADMIT 1');
  await expect(verdict(page)).toContainText(words.verdict.unchecked);
  await page.keyboard.press('Enter');
  await type(page, third);
  await expect(verdict(page)).toContainText(words.verdict.reasons.inside);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.bar.offline)).toBeVisible();
  await expect(page.getByText(words.bar.waiting(1))).toBeVisible();
  expect(await faultsForThumbs(page)).toEqual([]);

  // In the meantime another gate admits the fourth, and this phone does too.
  await type(page, fourth);
  await expect(verdict(page)).toContainText(words.verdict.offline);
  await page.keyboard.press('Enter');
  const owner = await signIn(stack, stack.admin.email, stack.admin.password);
  const shift = randomUUID();
  await owner.rpc('open_shift', {
    p_id: shift,
    p_night_id: night,
    p_kind: 'gate',
    p_gate: 'Gate 9',
  });
  await owner.rpc('check_in', { p_shift_id: shift, p_scan_id: randomUUID(), p_code: fourth });

  await context.setOffline(false);
  await expect(page.getByText(words.bar.online)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: words.conflicts.heading })).toBeVisible();
  await expect(page.getByText(words.bar.waiting(1))).toHaveCount(0);
  const [counted] = await stack.sql<{ admitted: number; conflicts: number }[]>`
    select count(*) filter (where s.result = 'admitted')::integer as admitted,
      count(*) filter (where s.result = 'conflict')::integer as conflicts
    from public.gate_scans s join public.gate_shifts h on h.id = s.shift_id where h.gate = 'Gate 3'`;
  expect(counted).toEqual({ admitted: 1, conflicts: 1 });
});

test('what waits when the session ends is sent at the next sign-in, and holds no code until then', async ({
  page,
  stack,
  context,
}) => {
  const { night, singles, email } = await openNight(stack);
  const [, , , , fifth = ''] = singles;
  await page.goto('/gate');
  await signInHere(page, email);
  await openShift(page, night, 'Gate 4');
  await expect(ready(page, 'List of passes')).toBeVisible();
  await startShift(page);
  await context.setOffline(true);
  await type(page, fifth);
  await expect(verdict(page)).toContainText(words.verdict.offline);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('sb-')) localStorage.removeItem(key);
  });
  await page.goto('about:blank');
  await context.setOffline(false);

  await page.goto('/gate');
  await expect(page.getByText(words.left.foreign(1))).toBeVisible();
  expect(await faultsForThumbs(page)).toEqual([]);
  expect(await kept(page)).toEqual({ shift: 0, list: 0, own: 0, queue: 1 });
  expect(JSON.stringify(await written(page))).not.toContain(fifth.slice(0, 8));
  await signInHere(page, email);
  await expect(page.getByText(words.left.sent(1))).toBeVisible();
  expect(await kept(page)).toEqual({ shift: 0, list: 0, own: 0, queue: 0 });
  expect(await faultsForThumbs(page)).toEqual([]);
  const [scan] = await stack.sql<{ result: string; was_offline: boolean }[]>`
    select s.result, s.was_offline from public.gate_scans s join public.gate_shifts h on h.id = s.shift_id where h.gate = 'Gate 4'`;
  expect(scan).toEqual({ result: 'admitted', was_offline: true });
});

test('the camera is allowed at the gate alone', async ({ page, request }) => {
  const policies = await Promise.all(
    ['/', '/admin', '/gate'].map(
      async (path) => (await request.get(path)).headers()['permissions-policy'],
    ),
  );
  expect(policies.map((policy) => policy?.includes('camera=(self)'))).toEqual([false, false, true]);
  await page.goto('/gate');
  await expect(page.getByRole('heading', { name: words.signIn.heading })).toBeVisible();
  expect(await faultsForThumbs(page)).toEqual([]);
});
