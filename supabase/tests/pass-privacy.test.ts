import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { addKind, call, newKey, openEdition, reserve } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;
beforeAll(async () => {
  stack = await createTestStack('pass-privacy', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql`delete from public.garba_editions`;
  await stack.sql`delete from public.bank_imports`;
  await stack.sql`update private.settings set value = '180' where key = 'pass_data_days'`;
});

const tidy = () => stack.sql`select private.tidy()`;

/** Data of one buyer, and the traces of it in an edition. */
function person(name: string, digits: string) {
  const lower = name.toLowerCase();
  return {
    p_name: `${name} Buyer`,
    p_phone: `+91 9${digits}`,
    p_email: `${lower}@buyers.example`,
    holder: `${name} Holder`,
    payer: `${name} Payer`,
    vpa: `${lower}@bank`,
    /** As any of it may be written. */
    traces: new RegExp(`${name}|9${digits}`, 'giu'),
  };
}
type Person = ReturnType<typeof person>;
let utrs = 500_000_000_000;

/** An edition with a person's paid and cancelled order, forwarded pass, refund and entry of the waiting list. */
async function sellTo(buyer: Person, year: number, bookedOn = '2031-10-01') {
  const edition = await openEdition(stack, { year });
  const kind = await addKind(stack, edition.id);
  const item = { kind_id: kind, night_ids: [edition.nights[2] ?? ''], quantity: 1 };
  const { p_name, p_phone, p_email } = buyer;
  const as = { p_name, p_phone, p_email };
  const { id, key, data } = await reserve(stack, edition.id, [item], as);
  const statement = { p_id: randomUUID(), p_source: 'Bank', p_from: bookedOn, p_to: bookedOn };
  const line = {
    booked_on: bookedOn,
    amount_paise: 60_000,
    utr: String((utrs += 1)),
    narration: `UPI ${buyer.payer}`,
    payer: buyer.payer,
    payer_vpa: buyer.vpa,
  };
  await call(owner, 'import_lines', { ...statement, p_lines: [line] });
  const [stored] = await stack.sql<{ id: string }[]>`
    select id from public.bank_lines where utr = ${line.utr}`;
  const paid = await call<{ result: string }[]>(owner, 'verify_payments', {
    p_rows: [{ order_id: id, line_id: stored?.id, amount_paise: 60_000 }],
  });
  expect(paid.data?.[0]?.result).toBe('paid');
  const order = await call(clientOf(stack), 'get_order', { p_id: id, p_key: key });
  const pass = { p_pass_id: order.data?.passes[0]?.id, p_revision: 1, p_holder: buyer.holder };
  await call(clientOf(stack), 'renew_pass', { p_id: id, p_key: key, ...pass });
  const second = await reserve(stack, edition.id, [item], as);
  await call(clientOf(stack), 'cancel_my_order', { p_id: second.id, p_key: second.key });
  const soldOut = await addKind(stack, edition.id, { capacity: 0 });
  await call(clientOf(stack), 'join_waiting', {
    p_id: randomUUID(),
    p_key: newKey(),
    p_edition_id: edition.id,
    p_item: { ...item, kind_id: soldOut },
    p_name,
    p_phone,
  });
  await callOff(buyer, edition, kind);
  return { ...edition, id, edition: edition.id, key, reference: data?.reference };
}

/** Sells a pass of the first night, which is called off: a mail, a refund, and what staff wrote of the buyer. */
async function callOff(buyer: Person, edition: { id: string; nights: string[] }, kind: string) {
  const [night = ''] = edition.nights;
  const { p_name, p_phone, p_email, holder } = buyer;
  const item = { kind_id: kind, night_ids: [night], quantity: 1 };
  const { id } = await reserve(stack, edition.id, [item], { p_name, p_phone, p_email });
  const payment = { order_id: id, utr: String((utrs += 1)), amount_paise: 50_000 };
  await call(owner, 'verify_payments', { p_rows: [payment] });
  const shift = { p_id: randomUUID(), p_night_id: night, p_kind: 'gate', p_gate: 'Gate' };
  await call(owner, 'open_shift', shift);
  const scan = { p_shift_id: shift.p_id, p_scan_id: randomUUID() };
  await call(owner, 'check_in', { ...scan, p_code: 'Z'.repeat(26), p_people: 1, p_how: 'typed' });
  await call(owner, 'dispute_scan', { ...scan, p_reason: `${holder} insists` });
  const { data } = await call(owner, 'get_pass_order', { p_order_id: id });
  const corrected = { p_name, p_phone, p_note: `${holder} called` };
  await call(owner, 'correct_order', { p_order_id: id, p_version: data?.version, ...corrected });
  await call(owner, 'block_pass', { p_pass_id: data?.passes[0]?.id, p_why: `${holder} lost it` });
  await call(owner, 'cancel_night', { p_night_id: night });
  const [refund] = await stack.sql`select id from public.pass_refunds where order_id = ${id}`;
  const sent = { p_state: 'sent', p_utr: '1', p_to_vpa: buyer.vpa, p_note: `To ${holder}` };
  await call(owner, 'record_refund', { p_refund_id: refund?.['id'], ...sent });
  const cancelled = await call(owner, 'get_pass_order', { p_order_id: id });
  const off = { p_order_id: id, p_version: cancelled.data?.version, p_reason: `${holder} is ill` };
  expect((await call(owner, 'cancel_order', off)).code).toBeNull();
}

/** Moves the nights so that the last one was `daysAgo` days ago. */
const end = (edition: string, daysAgo: number) => stack.sql`
  update public.garba_nights n set date = private.today() - ${daysAgo}::int - (
    select count(*)::int from public.garba_nights l where l.edition_id = n.edition_id and l.date > n.date)
  where n.edition_id = ${edition}`;

/** Every row of every table of ours, as text. */
async function everything(): Promise<string> {
  const names = await stack.sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind = 'r'`;
  let all = '';
  for (const { name } of names) {
    const rows = await stack.sql.unsafe<{ row: string }[]>(
      `select to_jsonb(t)::text as row from ${name} t`,
    );
    all += rows.map(({ row }) => `${name} ${row}\n`).join('');
  }
  return all;
}
/** Number of a person's traces in the database. */
const tracesOf = async ({ traces }: Person) => [...(await everything()).matchAll(traces)].length;

/** Figures of an edition that remain once its people are anonymised. */
async function figures(edition: string) {
  const of = (table: string) => stack.sql`
    select count(*)::int as n from public.${stack.sql(table)} t join public.pass_orders o on o.id = t.order_id where o.edition_id = ${edition}`;
  return {
    orders:
      await stack.sql`select id, status, reference, total_paise, tax_paise, paid_at, claimed_utr from public.pass_orders
      where edition_id = ${edition} order by id`,
    rows: await Promise.all(['pass_items', 'passes', 'pass_payments', 'pass_events'].map(of)),
    // Of a night called off, too: what was paid back, and that its buyers were to be told.
    refunds:
      await stack.sql`select r.id, r.night_id, r.why, r.state, r.method, r.amount_paise, r.utr, r.sent_at
      from public.pass_refunds r join public.pass_orders o on o.id = r.order_id
      where o.edition_id = ${edition} order by r.id`,
    notices: await stack.sql`select n.id, n.order_id, n.told_at from public.pass_notices n
      join public.pass_orders o on o.id = n.order_id where o.edition_id = ${edition} order by n.id`,
    lines:
      await stack.sql`select id, booked_on, amount_paise, utr, state from public.bank_lines order by id`,
    reports: await Promise.all(
      ['night', 'kind', 'method', 'seller', 'day'].map(
        async (by) =>
          (await call(owner, 'report_passes', { p_edition_id: edition, p_by: by })).data,
      ),
    ),
  };
}

const rows = () => stack.sql`
  select o.xmin::text, o.version, o.emptied_at from public.pass_orders o
  union all select w.xmin::text, 0, null from public.pass_waits w
  union all select p.xmin::text, 0, null from public.passes p
  union all select l.xmin::text, 0, null from public.bank_lines l order by 1`;

const [old, recent] = [person('Zohra', '709531862'), person('Farida', '812266771')];

describe('private.tidy', () => {
  test('forgets the buyers of an edition 180 days after its last night, and not a day before', async () => {
    const [first, second] = [await sellTo(old, 2095), await sellTo(recent, 2096)];
    await end(first.edition, 181);
    await end(second.edition, 180);
    const before = [await figures(first.edition), await figures(second.edition)];
    const traces = await tracesOf(recent);
    // Name, number, mail and search text of two orders; holder, waiting, line, refund.
    expect(await tracesOf(old)).toBeGreaterThan(25);
    expect(traces).toBeGreaterThan(25);
    expect(before[0]?.refunds).toHaveLength(2);
    expect(before[0]?.notices).toHaveLength(1);
    await tidy();
    expect(await tracesOf(old)).toBe(0);
    expect(await tracesOf(recent)).toBe(traces);
    expect([await figures(first.edition), await figures(second.edition)]).toEqual(before);
    await end(second.edition, 181);
    await tidy();
    expect(await tracesOf(recent)).toBe(0);
  });

  test('counts from the last night that was not removed', async () => {
    const { edition } = await sellTo(old, 2095);
    await end(edition, 181);
    await stack.sql`insert into public.garba_nights (edition_id, date, starts_at, ends_at, deleted_at)
      values (${edition}, private.today(), '19:00', '23:00', now())`;
    await tidy();
    expect(await tracesOf(old)).toBe(0);
  });

  test('takes the number of days from the settings', async () => {
    const { edition } = await sellTo(old, 2095);
    await end(edition, 10);
    await tidy();
    expect(await tracesOf(old)).toBeGreaterThan(0);
    await stack.sql`update private.settings set value = '9' where key = 'pass_data_days'`;
    await tidy();
    expect(await tracesOf(old)).toBe(0);
  });

  test('keeps who paid for an edition to come, however early, and forgets money of nobody', async () => {
    const [{ today } = { today: '' }] = await stack.sql<
      { today: string }[]
    >`select (private.today() - 181)::text as today`;
    await sellTo(old, 2095, today);
    const stray = { booked_on: today, amount_paise: 100, payer: recent.payer };
    const statement = { p_id: randomUUID(), p_source: 'Bank', p_from: today, p_to: today };
    await call(owner, 'import_lines', { ...statement, p_lines: [stray] });
    const traces = await tracesOf(old);
    expect(await tracesOf(recent)).toBe(1);
    await tidy();
    expect(await tracesOf(old)).toBe(traces);
    expect(await tracesOf(recent)).toBe(0);
  });

  test('empties once: the rows do not change again', async () => {
    const { edition } = await sellTo(old, 2095);
    await end(edition, 181);
    await tidy();
    const after = [...(await rows())];
    await tidy();
    expect([...(await rows())]).toEqual(after);
  });

  test('ends the links: nobody opens, finds or pays such an order', async () => {
    const sold = await sellTo(old, 2095);
    const visitor = clientOf(stack);
    const open = { p_id: sold.id, p_key: sold.key };
    expect((await call(visitor, 'get_order', open)).data?.id).toBe(sold.id);
    await end(sold.edition, 181);
    await tidy();
    expect((await call(visitor, 'get_order', open)).data).toBeNull();
    const found = await call(visitor, 'find_my_passes', {
      p_phone: old.p_phone,
      p_reference: sold.reference,
    });
    expect([found.code, found.data]).toEqual([null, null]);
    const paid = await call<{ result: string }[]>(owner, 'verify_payments', {
      p_rows: [{ order_id: sold.id, utr: '999999999999', amount_paise: 1 }],
    });
    expect(paid.data?.[0]?.result).toBe('missing');
    const [wait] = await stack.sql`select state from public.pass_waits`;
    expect(wait).toEqual({ state: 'lapsed' });
  });
});
