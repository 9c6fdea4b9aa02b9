import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { clientOf, createTestStack } from '../../local/testing.ts';
import { addKind, type Answer, call, openEdition, reserve } from './passes.ts';
import { signInAdmin } from './people.ts';

/** Price of the pass that is bought, in paise. */
export const PRICE = 50_000;

export type Verified = { order_id: string; result: string; due_paise: number };
export type Row = { order_id?: string; line_id?: string; utr?: string; amount_paise?: number };
type Refund = { why: string; state: string; amount_paise: number; to_vpa: string | null };
type ClaimRow = Record<string, unknown> & { id: string; status: string; is_absent: boolean };

let utrs = 200_000_000_000;
/** A number of its own. */
export const newUtr = () => String((utrs += 1));
/** The day in IST, some days from now. */
export const today = (shift = 0) =>
  new Date(Date.now() + 5.5 * 3_600_000 + shift * 86_400_000).toISOString().slice(0, 10);

export type Line = Record<string, unknown> & { utr?: string | null; narration?: string };
/** A credit of today in the form of import_lines. */
export const lineOf = (more: Line = {}) => ({
  booked_on: today(),
  amount_paise: PRICE,
  utr: null,
  narration: '',
  payer: 'RITU KUMARI',
  payer_vpa: 'ritu@okhdfcbank',
  ordinal: 1,
  ...more,
});
export const resultsOf = ({ data }: Answer<Verified[]>) => (data ?? []).map(({ result }) => result);

/** A stack with an edition on sale and two owners, and what buyers and owners do there. */
export async function openPayments(name: string) {
  const stack = await createTestStack(name);
  const owner = await signInAdmin(stack, 'owner@example.org');
  const partner = await signInAdmin(stack, 'partner@example.org');
  const edition = await openEdition(stack, { nights: 2, capacity: 2000 });
  const single = await addKind(stack, edition.id);
  const night = (place: number) => edition.nights[place] ?? '';

  /** An order whose buyer entered a number. */
  async function claim(more: Record<string, unknown> = {}, kind = single, nightId = night(0)) {
    const utr = newUtr();
    const items = [{ kind_id: kind, night_ids: [nightId], quantity: 1 }];
    const { id, key, code } = await reserve(stack, edition.id, items, more);
    expect(code).toBeNull();
    await claimAgain({ id, key }, utr);
    return { id, key, utr };
  }
  const claimAgain = ({ id, key }: { id: string; key: string }, utr = newUtr()) =>
    call(clientOf(stack), 'claim_payment', { p_id: id, p_key: key, p_utr: utr });

  const importLines = (lines: readonly Line[], more: Record<string, unknown> = {}) =>
    call<{ added: number; known: number }>(owner, 'import_lines', {
      p_id: randomUUID(),
      p_source: 'hdfc',
      p_from: today(-1),
      p_to: today(),
      p_lines: lines,
      ...more,
    });
  async function storeLine(more: Line = {}): Promise<string> {
    const line = lineOf({ utr: newUtr(), ...more });
    expect((await importLines([line])).data).toEqual({ added: 1, known: 0 });
    const [row] = await stack.sql<{ id: string }[]>`
      select id from public.bank_lines where utr = ${line.utr ?? ''} order by created_at desc limit 1`;
    return row?.id ?? '';
  }
  const verify = (rows: readonly Row[], client = owner) =>
    call<Verified[]>(client, 'verify_payments', { p_rows: rows });
  /** Runs calls that all wait for a bank line, so that they continue at the same moment. */
  async function atOnce<T>(line: string, run: () => Promise<T>[]): Promise<T[]> {
    let answers: Promise<T>[] = [];
    await stack.sql.begin(async (sql) => {
      await sql`select 1 from public.bank_lines where id = ${line} for update`;
      answers = run();
      for (let waiting = 0; waiting < answers.length;) {
        const [row] = await sql<{ waiting: number }[]>`
          select count(distinct pid)::integer as waiting from pg_locks where not granted`;
        waiting = row?.waiting ?? 0;
      }
    });
    return Promise.all(answers);
  }

  async function orderOf(id: string) {
    const { data } = await call<{
      status: string;
      version: number;
      passes: { cancelled_at: string | null }[];
      payments: { id: string; amount_paise: number; reversed_at: string | null }[];
      refunds: Refund[];
    }>(owner, 'get_pass_order', { p_order_id: id });
    if (data === null) throw new Error('no such order');
    return data;
  }
  const listClaims = async () => (await call<ClaimRow[]>(owner, 'list_claims', {})).data ?? [];
  const claimOf = async (id: string) => (await listClaims()).find((one) => one.id === id);

  const known = (p_lines: readonly Line[]) => call<number[]>(owner, 'known_lines', { p_lines });

  /** An order whose places were sold to another before its UTR was entered. */
  async function lateOrder() {
    const kind = await addKind(stack, edition.id, { name: `Last ${randomUUID()}`, capacity: 1 });
    const items = [{ kind_id: kind, night_ids: [night(1)], quantity: 1 }];
    const late = await reserve(stack, edition.id, items);
    await stack.sql`update public.pass_orders set held_until = clock_timestamp() - interval '1 second' where id = ${late.id}`;
    await stack.sql`update private.pass_seats set held_until = clock_timestamp() - interval '1 second' where order_id = ${late.id}`;
    const other = await claim({}, kind, night(1));
    const utr = newUtr();
    const claimed = await claimAgain(late, utr);
    expect(claimed.data?.status).toBe('late');
    const resolve = async (issue: boolean) =>
      call<string>(owner, 'resolve_late', {
        p_order_id: late.id,
        p_version: (await orderOf(late.id)).version,
        p_issue: issue,
      });
    return { id: late.id, other: other.id, utr, resolve };
  }

  return {
    stack,
    owner,
    partner,
    edition,
    night,
    claim,
    claimAgain,
    importLines,
    storeLine,
    verify,
    atOnce,
    orderOf,
    listClaims,
    claimOf,
    known,
    lateOrder,
  };
}
export type Payments = Awaited<ReturnType<typeof openPayments>>;
