import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import { createTestStack, type Stack } from '../../local/testing.ts';
import { asCaller, openCrowd, outcomeOf, type Refusal, visitor } from './crowd.ts';
import { addKind, call, type Item, newKey, newPhone, openEdition } from './passes.ts';
import { newUtr, resultsOf, type Verified } from './passPayments.ts';
import { signInAdmin } from './people.ts';

/** Two networks: the attacker's (or a town's behind one address), and another one. */
export const [THEIRS, OTHER] = ['10.1.1.1', '10.2.2.2'] as const;

type Seen = {
  status: string;
  held_until: string | null;
  no_longer: { why: string; total_paise?: number } | null;
};
export type Bought = { value?: Seen; error?: Refusal; id: string; key: string };
const ofOrder = ({ id, key }: Bought) => ({ p_id: id, p_key: key });

type Buyer = {
  address?: string;
  phone?: string;
  promo?: string;
  items?: Item[];
  /** Of the order that is sent again with its proof of work. */
  again?: { id: string; key: string };
  work?: string;
};

async function calledIn(tx: postgres.ISql, name: string, args: Record<string, unknown>) {
  const list = Object.entries(args).flatMap(([key, value], place) => {
    const shown = typeof value === 'object' ? tx.json(value as never) : (value as string);
    const named = tx`${tx(key)} => ${shown}`;
    return place === 0 ? [named] : [tx`, `, named];
  });
  const [row] = await tx<{ answer: Seen }[]>`select public.${tx(name)}(${list}) as answer`;
  return row?.answer as Seen;
}

/**
 * A stack for tests of attacks on the sale, with calls of attackers, buyers and the owner. `begin` opens a new sale.
 */
export async function openAttacks(name: string, firstYear: number) {
  const stack: Stack = await createTestStack(name, { outboxEvery: 0 });
  const owner: SupabaseClient = await signInAdmin(stack, 'owner@example.org');
  const crowd = openCrowd(stack);
  let year = firstYear;
  const sale = { edition: '', nights: [] as string[], single: '' };

  const night = (place = 0) => sale.nights[place] ?? '';
  const line = (quantity = 1, kind = sale.single, place = 0): Item => ({
    kind_id: kind,
    night_ids: [night(place)],
    quantity,
  });
  /** A visitor's call from a network, repeated while it is asked to. */
  async function from(address: string, procedure: string, args: Record<string, unknown>) {
    for (;;) {
      const outcome = await outcomeOf(
        asCaller(crowd, visitor, (tx) => calledIn(tx, procedure, args), address),
      );
      if (outcome.error?.code !== 'PT503') return outcome;
    }
  }
  async function buy({
    address = THEIRS,
    phone = newPhone(),
    promo = '',
    items = [line()],
    again = { id: randomUUID(), key: newKey() },
    work = '',
  }: Buyer): Promise<Bought> {
    const { id: p_id, key: p_key } = again;
    const outcome = await from(address, 'reserve_passes', {
      p_id,
      p_key,
      p_edition_id: sale.edition,
      p_items: items,
      p_name: 'Ritu Kumari',
      p_phone: phone,
      p_promo: promo,
      p_work: work,
    });
    return { ...outcome, id: p_id, key: p_key };
  }
  return {
    stack,
    owner,
    sale,
    night,
    line,
    from,
    buy,
    async begin() {
      await stack.sql`truncate private.rate_limits`;
      year += 1;
      const { id, nights } = await openEdition(stack, { nights: 3, capacity: 500, year });
      Object.assign(sale, { edition: id, nights });
      sale.single = await addKind(stack, id, { max_per_order: 20 });
    },
    async end() {
      await crowd.end({ timeout: 2 });
      await stack.stop();
    },
    lapse: ({ id }: Bought) =>
      stack.sql.begin(async (tx) => {
        await tx`update public.pass_orders set held_until = now() - interval '1 minute' where id = ${id}`;
        await tx`update private.pass_seats set held_until = now() - interval '1 minute' where order_id = ${id}`;
      }),
    claim: async (order: Bought, utr = newUtr(), address: string = THEIRS) =>
      from(address, 'claim_payment', { ...ofOrder(order), p_utr: utr }),
    look: async (order: Bought) => (await from(THEIRS, 'get_order', ofOrder(order))).value,
    cancel: async (order: Bought, address: string = OTHER) =>
      from(address, 'cancel_my_order', ofOrder(order)),
    verify: async ({ id }: { id: string }, amount_paise: number) =>
      resultsOf(
        await call<Verified[]>(owner, 'verify_payments', {
          p_rows: [{ order_id: id, utr: newUtr(), amount_paise }],
        }),
      )[0],
  };
}
