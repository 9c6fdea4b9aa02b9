import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { totalledPage } from '@/shared/admin/data/answers.ts';
import { orderDetailSchema } from '@/features/passes/admin/data/answers.ts';
import { call } from '@/shared/data/call.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { PASSES, POLL_MS } from '@/features/passes/admin/data/editions.ts';
import { PAGE_SIZE } from '@/features/passes/admin/data/tabs.ts';
import type { OrderState } from '@/features/passes/data/answers.ts';

export type OrderFilter = {
  edition: string;
  search: string;
  status: OrderState | null;
  /** From 1. */
  page: number;
};

/** Orders from an offset on, newest first; at most 1,000. @throws DataError */
export async function listOrders(
  { edition, search, status }: Omit<OrderFilter, 'page'>,
  offset: number,
  limit: number,
  signal?: AbortSignal,
) {
  const call = getSupabase().rpc('list_orders', {
    p_edition_id: edition,
    p_search: search,
    ...(status && { p_status: status }),
    p_limit: limit,
    p_offset: offset,
  });
  return totalledPage(await (signal ? call.abortSignal(signal) : call));
}
export type OrderRow = Awaited<ReturnType<typeof listOrders>>['rows'][number];

/** A page of orders, polled. */
export function useOrders(filter: OrderFilter) {
  return useQuery({
    queryKey: [PASSES, 'orders', filter],
    queryFn: async ({ signal }) =>
      listOrders(filter, (filter.page - 1) * PAGE_SIZE, PAGE_SIZE, signal),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** Orders of an edition by name, phone or reference; none without a search. */
export function useFoundOrders(edition: string, search: string) {
  return useQuery({
    queryKey: [PASSES, 'found', edition, search],
    queryFn: async ({ signal }) => {
      const { rows } = await listOrders({ edition, search, status: null }, 0, PAGE_SIZE, signal);
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
    queryFn: async ({ signal }) => readOrder(getSupabase(), { p_order_id: id ?? '' }, signal),
    enabled: id !== null,
    refetchInterval: POLL_MS,
  });
}
