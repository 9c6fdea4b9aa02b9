import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { foundRow, pagesOf } from '@/shared/admin/data/answers.ts';
import { PAGE_SIZE, pagedList, type RowOf } from '@/shared/admin/pagedList.ts';
import { call } from '@/shared/data/call.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { PASSES, POLL_MS } from '@/features/passes/admin/data/editions.ts';
import { orderStates, type OrderState } from '@/features/passes/admin/data/tabs.ts';

export type OrderFilter = { edition: string; search: string; status: OrderState | null };

/** Orders of an edition, newest first. */
export const orders = pagedList({
  key: [PASSES, 'orders'],
  poll: POLL_MS,
  load: pagesOf(call('list_orders'), ({ edition, search, status }: OrderFilter) => ({
    p_edition_id: edition,
    p_search: search,
    ...(status && { p_status: status }),
  })),
});
export type OrderRow = RowOf<typeof orders>;

/** Orders of an edition by name, phone or reference; none without a search. */
export function useFoundOrders(edition: string, search: string) {
  return useQuery({
    queryKey: [PASSES, 'found', edition, search],
    queryFn: async ({ signal }) => {
      const { rows } = await orders.load({ edition, search, status: null }, 0, PAGE_SIZE, signal);
      return rows;
    },
    enabled: search !== '',
  });
}

const moment = v.nullable(v.string());
const count = v.number();

const orderSchema = v.object({
  id: v.string(),
  reference: v.string(),
  status: v.picklist(orderStates),
  source: v.string(),
  name: v.string(),
  phone: v.string(),
  email: v.nullable(v.string()),
  total_paise: count,
  tax_paise: count,
  discount_paise: count,
  received_paise: count,
  held_until: moment,
  claimed_utr: v.nullable(v.string()),
  reason: v.string(),
  created_at: v.string(),
  paid_at: moment,
  cancelled_at: moment,
  version: count,
  items: v.array(
    v.object({
      id: v.string(),
      kind: v.string(),
      people: count,
      quantity: count,
      night_ids: v.array(v.string()),
      total_paise: count,
    }),
  ),
  nights: v.array(v.object({ id: v.string(), date: v.string(), headline: v.string() })),
  passes: v.array(
    v.object({
      id: v.string(),
      item_id: v.string(),
      people: count,
      holder: v.string(),
      cancelled_at: moment,
      code: v.nullable(v.string()),
      night_ids: v.array(v.string()),
    }),
  ),
  /** Reasons of blocked passes by their ids. */
  blocked: v.record(v.string(), v.string()),
  payments: v.nullable(
    v.array(
      v.object({
        id: v.string(),
        method: v.string(),
        amount_paise: count,
        utr: v.nullable(v.string()),
        created_at: v.string(),
        reversed_at: moment,
      }),
    ),
  ),
  refunds: v.nullable(
    v.array(
      v.object({
        id: v.string(),
        pass_id: v.nullable(v.string()),
        why: v.string(),
        state: v.string(),
        amount_paise: count,
      }),
    ),
  ),
  entries: v.array(
    v.object({ pass_id: v.string(), night_id: v.string(), at: v.string(), gate: v.string() }),
  ),
  events: v.array(v.object({ what: v.string(), at: v.string(), who: v.nullable(v.string()) })),
});
/** An order with its passes, payments (null without the right), entries and what happened to it; amounts in paise. */
export type OrderDetail = v.InferOutput<typeof orderSchema>;

/** One order; null where it is not there. */
export function useOrderDetail(id: string | null) {
  return useQuery({
    queryKey: [PASSES, 'order', id],
    queryFn: async ({ signal }) =>
      v.parse(
        v.nullable(orderSchema),
        foundRow(
          await getSupabase()
            .rpc('get_pass_order', { p_order_id: id ?? '' })
            .abortSignal(signal),
        ),
      ),
    enabled: id !== null,
    refetchInterval: POLL_MS,
  });
}
