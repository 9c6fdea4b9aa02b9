import { Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { adminPictures as words } from '@/content/en/adminPictures.ts';
import type { PictureRow, PictureTable } from '@/shared/admin/data/pictureTable.ts';
import { usePictures } from '@/shared/admin/data/usePictures.ts';
import { stateOf } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { goToElement } from '@/shared/admin/formFaults.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { LoadFailure } from '@/shared/admin/LoadFailure.tsx';
import { RemovedFilter } from '@/shared/admin/RemovedFilter.tsx';
import { removeWithUndo, restoreNamed } from '@/shared/admin/removal.ts';
import { SortableList } from '@/shared/admin/SortableList.tsx';
import { PictureItem } from './PictureItem.tsx';
import { PictureUploader } from './PictureUploader.tsx';
import { usePictureUploads } from './usePictureUploads.ts';

type PicturesProps = {
  table: PictureTable;
  /** Id of the album, event or venue that they belong to. */
  parent: string;
  /** Whether it is new: pictures are the next step, so they are shown at once. */
  isNew?: boolean;
  /** Further actions on one picture, or on the selected ones. */
  renderActions?: (row: PictureRow) => ReactNode;
  renderBulkActions?: (ids: readonly string[], done: () => void) => ReactNode;
};

const failed = () => notify.error(words.orderFailed);

/** The pictures of one album, event or venue: sent, put in order, described, removed and brought back. */
export function Pictures(props: PicturesProps) {
  const { table, parent, isNew = false, renderActions, renderBulkActions } = props;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) goToElement(section.current);
  }, [isNew]);
  const { query, order, save, refresh, orderOfNew } = usePictures(table, parent);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { uploads, queue } = usePictureUploads(table.folder, {
    save: async (picture, at) => {
      await table.add(parent, picture, at);
      await refresh();
    },
    orderOf: orderOfNew,
  });

  const tick = (id: string, isOn: boolean) =>
    setTicked(isOn ? [...ticked, id] : ticked.filter((one) => one !== id));
  const remove = (ids: readonly string[]) =>
    void removeWithUndo(words.pictures(ids.length), async () => {
      await table.remove(ids);
      setTicked([]);
      await refresh();
      return async () => {
        await table.restore(ids);
        await refresh();
      };
    });
  const restore = (id: string) =>
    void restoreNamed(words.pictures(1), async () => {
      await table.restore([id]);
      await refresh();
    });

  return (
    <section ref={section} aria-label={words.heading} className="space-y-4">
      <PictureUploader uploads={uploads} queue={queue} />
      <QueryView
        state={stateOf(query)}
        loading={<ListMessage live="polite" title={words.loading} />}
        error={<LoadFailure title={words.loadFailed} onRetry={() => void query.refetch()} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<ListMessage title={words.none} hint={words.noneHint} />}
      >
        {(rows) => {
          const here = rows.filter(({ deleted_at: at }) => at === null);
          const removed = rows.flatMap(({ id, alt, deleted_at: deletedAt }) =>
            deletedAt === null ? [] : [{ id, name: alt || words.altMissing, deletedAt }],
          );
          const onReorder = (from: number, to: number) => {
            const next = here.toSpliced(from, 1);
            const moved = here[from];
            if (moved) order.mutate(next.toSpliced(to, 0, moved), { onError: failed });
          };
          return (
            <RemovedFilter items={removed} onRestore={restore}>
              {ticked.length > 0 && (
                <div
                  data-bar="top"
                  className="border-line bg-surface low:static sticky top-0 z-10 flex flex-wrap items-center gap-2 rounded-lg border p-2"
                >
                  <span className="px-2">{words.ticked(ticked.length)}</span>
                  <Button variant="secondary" size="sm" onClick={() => remove(ticked)}>
                    <Trash2 aria-hidden />
                    {words.remove}
                  </Button>
                  {renderBulkActions?.(ticked, () => setTicked([]))}
                  <Button variant="quiet" size="sm" onClick={() => setTicked([])}>
                    {words.untick}
                  </Button>
                </div>
              )}
              <SortableList
                label={words.heading}
                items={here}
                idOf={({ id }) => id}
                nameOf={({ alt }, index) => alt || words.nth(index + 1)}
                onReorder={onReorder}
              >
                {(row, index) => (
                  <PictureItem
                    row={row}
                    name={row.alt || words.nth(index + 1)}
                    hasCaption={table.hasCaptions}
                    isTicked={ticked.includes(row.id)}
                    onTick={(isOn) => tick(row.id, isOn)}
                    onSave={async (changes) => save.mutateAsync({ row, changes })}
                    onRemove={() => remove([row.id])}
                    actions={renderActions?.(row)}
                  />
                )}
              </SortableList>
            </RemovedFilter>
          );
        }}
      </QueryView>
    </section>
  );
}
