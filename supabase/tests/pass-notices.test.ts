import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { withFault } from './support/crowd.ts';
import { call, reserve } from './support/passes.ts';
import { openOffice } from './support/passOffice.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('pass-notices', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());

type Notice = {
  id: string;
  order_id: string;
  moved_to: string | null;
  refund_paise: number;
  is_paid: boolean;
  mail: string | null;
  told_at: string | null;
  told_by: string | null;
};
const noticesOf = async (night: string) =>
  (await call<Notice[]>(owner, 'list_notices', { p_night_id: night })).data ?? [];

/** An office whose first night has sold two orders, the first of them with an address. */
async function openSold(quantity = 1) {
  const office = await openOffice(stack, owner);
  const mailed = await office.sell(quantity);
  const other = await office.sell(1);
  await stack.sql`update public.pass_orders
    set name = 'Asha', email = ${`${mailed.id}@example.org`} where id = ${mailed.id}`;
  const noticeOf = async (order: string) =>
    (await noticesOf(office.first)).find(({ order_id: id }) => id === order);
  const mails = async () => stack.sql<{ payload: Record<string, unknown> }[]>`
    select payload from private.outbox where kind = 'night_off' and payload ->> 'order' = ${mailed.id}`;
  const untold = async () => {
    const edition = { p_edition_id: office.edition.id };
    type Nights = { nights: { id: string; notices: number; untold: number }[] };
    const { data } = await call<Nights>(owner, 'passes_today', edition);
    const night = data?.nights.find(({ id }) => id === office.first);
    return [night?.notices, night?.untold];
  };
  return { ...office, mailed, other, noticeOf, mails, untold };
}

test('each buyer is listed once, and mailed once where there is an address', async () => {
  const office = await openSold(3);
  // Its passes need two calls: the mail has the whole sum.
  expect((await office.cancel(undefined, 2)).data?.left).toBe(2);
  while (((await office.cancel(undefined, 2)).data?.left ?? 0) > 0);
  await office.cancel();
  const [mail, second] = await office.mails();
  expect(second).toBeUndefined();
  expect(mail?.payload).toMatchObject({
    recipients: [`${office.mailed.id}@example.org`],
    name: 'Asha',
    moved_to: null,
    refund_paise: office.mailed.total_paise,
    is_paid: true,
  });
  const key = { p_id: office.mailed.id, p_key: mail?.payload['token'] };
  expect((await call<{ id: string }>(clientOf(stack), 'get_order', key)).data?.id).toBe(
    office.mailed.id,
  );
  expect(await noticesOf(office.first)).toHaveLength(2);
  expect(await office.noticeOf(office.mailed.id)).toMatchObject({ mail: 'pending', told_at: null });
  expect(await office.noticeOf(office.other.id)).toMatchObject({ mail: null, told_at: null });
  expect(await office.untold()).toEqual([2, 1]);
});

test('control: without the look at the outbox a second call would mail again', async () => {
  const office = await openSold();
  const faults: [string, string][] = [
    ['and not exists (select 1 from private.outbox x where x.id = n.id)', ''],
    ["v.id, 'night_off'", "gen_random_uuid(), 'night_off'"],
  ];
  await withFault(stack, 'private.mail_notices', faults, async () => {
    await office.cancel();
    // Passes that were paid meanwhile.
    await stack.sql`update public.pass_nights set cancelled_at = null where night_id = ${office.first}`;
    await office.cancel();
  });
  expect(await office.mails()).toHaveLength(2);
});

test('a mail that was sent has told its buyer, one that is dead has not', async () => {
  const office = await openSold();
  await office.cancel();
  const notice = await office.noticeOf(office.mailed.id);
  const finish = async (p_ok: boolean) => {
    await stack.sql`
      update private.outbox set status = 'sending', attempts = 9 where id = ${notice?.id ?? ''}`;
    await call(clientOf(stack, stack.secretKey), 'finish_outbox', { p_id: notice?.id, p_ok });
  };
  await finish(false);
  expect(await office.untold()).toEqual([2, 2]);
  // It is sent again with the same link.
  expect((await office.mails())[0]?.payload).toHaveProperty('token');
  expect((await call(owner, 'retry_mails', {})).data).toBe(1);
  await finish(true);
  expect((await office.mails())[0]?.payload).not.toHaveProperty('token');
  expect(await office.untold()).toEqual([2, 1]);
  expect(await office.noticeOf(office.mailed.id)).toMatchObject({
    mail: 'sent',
    told_at: expect.any(String),
    told_by: null,
  });
});

test('staff tick who was told: by whom and when is kept with the order', async () => {
  const office = await openSold();
  await office.cancel(office.second);
  const notice = await office.noticeOf(office.other.id);
  const tick = async (told_at: string | null) =>
    owner
      .from('pass_notices')
      .update({ told_at })
      .eq('id', notice?.id ?? '')
      .select('id')
      .single();
  expect((await tick('2031-10-19T06:00:00Z')).error).toBeNull();
  expect(await office.noticeOf(office.other.id)).toMatchObject({
    moved_to: expect.any(String),
    refund_paise: 0,
    told_at: '2031-10-19T06:00:00+00:00',
    told_by: 'owner@example.org',
  });
  const { events } = await office.orderOf(office.other.id);
  expect(events.map(({ what }) => what)).toContain('told');
  await tick(null);
  expect(await office.noticeOf(office.other.id)).toMatchObject({ told_at: null, told_by: null });
});

test('who has not paid yet is told, too; who cancelled and the demo are not mailed', async () => {
  const office = await openSold();
  await stack.sql`update public.pass_orders set status = 'claimed', claimed_utr = '431947905050',
    held_until = clock_timestamp() + interval '5 minutes' where id = ${office.other.id}`;
  await stack.sql`delete from public.passes where order_id = ${office.other.id}`;
  const gone = await office.sell(1);
  await stack.sql`update public.passes set cancelled_at = now() where order_id = ${gone.id}`;
  await stack.sql`alter table public.pass_orders disable trigger pass_orders_demo`;
  await stack.sql`update public.pass_orders set is_demo = true where id = ${office.mailed.id}`;
  await stack.sql`alter table public.pass_orders enable trigger pass_orders_demo`;
  await office.cancel();
  expect(await office.noticeOf(office.other.id)).toMatchObject({ is_paid: false, refund_paise: 0 });
  expect(await office.noticeOf(gone.id)).toBeUndefined();
  expect(await office.noticeOf(office.mailed.id)).toMatchObject({ mail: null });
  expect(await office.mails()).toEqual([]);
});

test('who is paying, or has paid a part, is told; who let the time pass without paying is not', async () => {
  const office = await openOffice(stack, owner);
  const items = [{ kind_id: office.single, night_ids: [office.first], quantity: 1 }];
  const order = async () => reserve(stack, office.edition.id, items);
  const expire = async (id: string) => stack.sql`
    update public.pass_orders set held_until = clock_timestamp() - interval '1 minute' where id = ${id}`;
  const [held, claimed, lapsed, part] = [
    await order(),
    await order(),
    await order(),
    await order(),
  ];
  const claim = { p_id: claimed.id, p_key: claimed.key, p_utr: '431947905151' };
  await call(clientOf(stack), 'claim_payment', claim);
  // Claimed is claimed, however long the check takes.
  for (const { id } of [claimed, lapsed, part]) await expire(id);
  const half = { order_id: part.id, utr: '431947905152', amount_paise: 25_000 };
  await call(owner, 'verify_payments', { p_rows: [half] });
  expect(await office.concerns()).toMatchObject({ unpaid: 3 });
  await office.cancel();
  const told = (await noticesOf(office.first)).map((notice) => [notice.order_id, notice.is_paid]);
  expect(new Map(told as [string, boolean][])).toEqual(
    new Map([held, claimed, part].map(({ id }) => [id, false])),
  );
});

test('a pass that is paid back while others move is not said to have moved; a payment taken back is not paid', async () => {
  const office = await openOffice(stack, owner);
  const moved = await office.sell(1);
  const back = await office.sell(1, office.season, []);
  const unpaid = await office.sell(1);
  const [payment] =
    await stack.sql`select id from public.pass_payments where order_id = ${unpaid.id}`;
  await call(owner, 'reverse_payment', { p_payment_id: payment?.['id'] });
  await office.cancel(office.second);
  const happened = async ({ id }: { id: string }) =>
    (await office.orderOf(id)).events
      .map(({ what }) => what)
      .filter((what) => what.startsWith('night'));
  expect(await happened(moved)).toEqual(['night_moved']);
  expect(await happened(back)).toEqual(['night_cancelled']);
  const paid = (await noticesOf(office.first)).map((notice) => [notice.order_id, notice.is_paid]);
  expect(new Map(paid as [string, boolean][])).toEqual(
    new Map([
      [moved.id, true],
      [back.id, true],
      [unpaid.id, false],
    ]),
  );
});

test('an address that is forgotten goes from the outbox, too', async () => {
  const office = await openSold();
  await office.cancel();
  await stack.sql`update public.garba_nights set date = make_date(2021, 1, extract(day from date)::integer) where edition_id = ${office.edition.id}`;
  await stack.sql`select private.forget_buyers()`;
  expect(await office.mails()).toEqual([]);
});
