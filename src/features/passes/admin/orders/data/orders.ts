import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { orderDetailSchema } from '@/features/passes/admin/data/answers.ts';
import { PASSES, POLL_MS } from '@/features/passes/admin/data/editions.ts';
import type { OrderState } from '@/features/passes/data/answers.ts';
import { pagesOf } from '@/shared/admin/data/answers.ts';
import { PAGE_SIZE, pagedList, type RowOf } from '@/shared/admin/pagedList.ts';
import { isUuid } from '@/shared/lib/uuid.ts';
import { call } from '@/shared/data/call.ts';
import { getSupabase } from '@/shared/supabase/client.ts';

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

const readOrder = call('get_pass_order', { answer: v.nullable(orderDetailSchema) });

/** One order; null where it is not there. */
export function useOrderDetail(id: string | null) {
  return useQuery({
    queryKey: [PASSES, 'order', id],
    queryFn: async ({ signal }) =>
      id !== null && isUuid(id) ? readOrder(getSupabase(), { p_order_id: id }, signal) : null,
    enabled: id !== null,
    refetchInterval: POLL_MS,
  });
}
