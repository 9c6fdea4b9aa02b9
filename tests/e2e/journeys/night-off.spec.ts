import { signIn } from '../../../supabase/local/testing.ts';
import { call, reserve } from '../../../supabase/tests/support/passes.ts';
import { faultsByDayAndNight, sideways } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';
import { openSale, verify } from '../passSale.ts';

const PRICE = 85_000;

test('the buyers of a night called off are told: by mail, and by WhatsApp with their own link, which only a tick counts', async ({
  page,
  context,
  stack,
}) => {
  const sale = await openSale(stack);
  const items = [{ kind_id: sale.one, night_ids: [sale.nights[0] ?? ''], quantity: 1 }];
  const buy = async (name: string, utr: string, more: object = {}) => {
    const { id } = await reserve(stack, sale.id, items, { p_name: name, ...more });
    expect(await verify(stack, id, utr, PRICE)).toMatchObject([{ result: 'paid' }]);
  };
  await buy('Ritu Kumari', '431947905081');
  await buy('Amit Raj', '431947905082', { p_email: 'amit@mail.example' });
  // Being paid: told too.
  await reserve(stack, sale.id, items, { p_name: 'Sana Khan' });
  const opened: string[] = [];
  await context.route('https://wa.me/**', async (route) => {
    opened.push(route.request().url());
    await route.fulfill({ body: 'WhatsApp', contentType: 'text/html' });
  });

  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/tickets?tab=today');
  await page.getByRole('button', { name: /^Call off Fri, 7 Oct/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Call off/ }).click();
  await page
    .getByRole('dialog', { name: /for good/ })
    .getByRole('button', { name: /^Call off/ })
    .click();
  await dialog.getByRole('link', { name: 'Tell the buyers' }).click();

  const told = (name: string) => page.getByRole('checkbox', { name: `${name} has been told` });
  const mail = await stack.mailbox.waitFor(({ to }) => to.includes('amit@mail.example'));
  expect(mail.subject).toContain('is called off');
  await expect(told('Amit Raj')).toBeChecked({ timeout: 40_000 });
  await expect(told('Sana Khan')).not.toBeChecked();
  expect(await faultsByDayAndNight(page, 'main')).toEqual([]);
  expect(await sideways(page)).toBe(0);

  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Write to Ritu Kumari on WhatsApp' }).click();
  const chat = await popup;
  await expect.poll(() => opened).toHaveLength(1);
  const text = new URL(opened[0] ?? '').searchParams.get('text') ?? '';
  expect(text).toContain('is called off. We are sorry.');
  expect(text).toContain('We pay back ₹850.');
  await chat.close();
  const row = page.getByRole('row').filter({ hasText: 'Ritu Kumari' });
  await expect(row.getByText('WhatsApp opened. Told?')).toBeVisible();
  await expect(told('Ritu Kumari')).not.toBeChecked();
  await row.getByText('WhatsApp opened. Told?').click();
  await expect(told('Ritu Kumari')).toBeChecked();

  await page.reload();
  await expect(told('Ritu Kumari')).toBeChecked();
  await expect(told('Amit Raj')).toBeChecked();
  await expect(told('Sana Khan')).not.toBeChecked();
  const owner = await signIn(stack, stack.admin.email, stack.admin.password);
  const today = await call<{ nights: { untold: number }[] }>(owner, 'passes_today', {
    p_edition_id: sale.id,
  });
  expect(today.data?.nights[0]?.untold).toBe(1);

  // The link is the buyer's own.
  await page.goto(text.slice(text.indexOf('http')));
  await expect(page.getByRole('heading', { name: /called off/i }).first()).toBeVisible();
  const [reference] = /(?<=your order )\w{6}/.exec(text) ?? [];
  await expect(page.getByText(`Order ${reference} ·`)).toBeVisible();
});
