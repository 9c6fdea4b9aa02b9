import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Stack } from '../../local/testing.ts';
import { addKind, type Answer, call, openEdition, type Order } from './passes.ts';

type Concerns = Record<
  | 'orders'
  | 'passes'
  | 'people'
  | 'moves'
  | 'moved_people'
  | 'refunds'
  | 'refund_paise'
  | 'unpaid'
  | 'waiting',
  number
> & { room: number | null };
type Outcome = { left: number; moved: number; refunds: number; refund_paise: number };

/** An edition of three nights, and what staff do there; passes are sold at the counter. */
export async function openOffice(stack: Stack, owner: SupabaseClient) {
  // A free year of this database: files of one worker share modules, so a counter here would run past 2100.
  const [{ year } = { year: 0 }] = await stack.sql<{ year: number }[]>`
    select min(y) as year from generate_series(2060, 2094) y where y not in (select year from public.garba_editions)`;
  const edition = await openEdition(stack, { nights: 3, capacity: 20, year });
  const [first = '', second = ''] = edition.nights;
  const single = await addKind(stack, edition.id, { people: 2 });
  const season = await addKind(stack, edition.id, { name: 'Season', picks: null });
  const shift = randomUUID();
  await call(owner, 'open_shift', {
    p_id: shift,
    p_night_id: first,
    p_kind: 'counter',
    p_gate: 'Counter',
  });
  async function sell(quantity: number, kind = single, night_ids = [first]): Promise<Order> {
    const { data } = await call(owner, 'sell_passes', {
      p_id: randomUUID(),
      p_shift_id: shift,
      p_items: [{ kind_id: kind, night_ids, quantity }],
      p_method: 'cash',
    });
    if (data === null) throw new Error('not sold');
    return data;
  }
  const orderOf = async (id: string) => {
    const { data } = await call<
      Order & {
        refunds: { why: string; amount_paise: number; state: string }[];
        name: string;
        note: string;
        blocked: Record<string, string>;
        events: { what: string; pass_id: string | null; who: string | null }[];
      }
    >(owner, 'get_pass_order', { p_order_id: id });
    if (data === null) throw new Error('no such order');
    return data;
  };
  const ofNight = (moveTo?: string) => ({ p_night_id: first, p_move_to: moveTo });
  return {
    edition,
    first,
    second,
    single,
    season,
    shift,
    sell,
    orderOf,
    concerns: async (moveTo?: string) =>
      (await call<Concerns>(owner, 'night_concerns', ofNight(moveTo))).data,
    cancel: (moveTo?: string, p_limit = 500): Promise<Answer<Outcome>> =>
      call<Outcome>(owner, 'cancel_night', { ...ofNight(moveTo), p_limit }),
  };
}
