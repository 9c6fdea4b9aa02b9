import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminKit } from '@/content/en/adminKit.ts';
import type { ListPage } from '@/shared/admin/ListScreen.tsx';
import { notify } from '@/shared/ui/notify.ts';
import type { RecordTable } from './recordTable.ts';
import { saveOrder } from './saveOrder.ts';

/** The order of a table's rows (`display_order`): moves one among the rows that a list shows, on the screen at once. */
export function useOrder<Row, Columns>({ name, keyOf }: RecordTable<Row, Columns>) {
  const client = useQueryClient();
  const lists = { queryKey: [name, 'list'] };
  const mutationKey = [name, 'order'];
  const { mutate } = useMutation({
    mutationKey,
    // One after the other: of two orders the later one counts.
    scope: { id: `order of ${name}` },
    mutationFn: async (ids: readonly string[]) => saveOrder(name, ids),
    onError: () => notify.error(adminKit.order.failed),
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries(lists);
    },
  });
  return async (rows: readonly Row[], from: number, to: number): Promise<void> => {
    const ids = rows.map(keyOf);
    const moved = ids.splice(from, 1);
    ids.splice(to, 0, ...moved);
    const places = new Map(ids.map((id, place) => [id, place]));
    const placeOf = (row: Row) => places.get(keyOf(row)) ?? ids.length;
    // A list being loaded has the previous order.
    await client.cancelQueries(lists);
    client.setQueriesData<ListPage<Row>>(
      lists,
      (page) =>
        page && { ...page, rows: page.rows.toSorted((one, two) => placeOf(one) - placeOf(two)) },
    );
    mutate(ids);
  };
}
