import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PictureChanges, PictureRow, PictureTable } from './pictureTable.ts';

/** Distance between the order values of pictures, so that one can be put between two by hand in the database. */
const ORDER_STEP = 10;

/** The pictures of one album, event or venue, with the changes to them. */
export function usePictures(table: PictureTable, parent: string) {
  const client = useQueryClient();
  const queryKey = [table.name, 'of', parent];
  const refresh = async () => {
    // Lists of what they belong to show covers and counts.
    await client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: [table.name] });
  };
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => table.list(parent, signal),
  });
  const order = useMutation({
    mutationFn: async (rows: readonly PictureRow[]) => table.reorder(rows.map(({ id }) => id)),
    // Optimistic: a refusal restores the old order.
    onMutate: (rows) => {
      const isMoved = new Set(rows.map(({ id }) => id));
      client.setQueryData<PictureRow[]>(queryKey, (all = []) => [
        ...rows,
        ...all.filter(({ id }) => !isMoved.has(id)),
      ]);
    },
    onSettled: refresh,
  });
  const save = useMutation({
    mutationFn: async ({ row, changes }: { row: PictureRow; changes: PictureChanges }) =>
      table.save(row, changes),
    onSettled: refresh,
  });
  const last = Math.max(0, ...(query.data ?? []).map(({ display_order: at }) => at));
  return {
    query,
    order,
    save,
    refresh,
    /** Order value of a newly chosen picture. @param place index among the uploads in progress, from 0. */
    orderOfNew: (place: number) => last + ORDER_STEP * (place + 1),
  };
}
