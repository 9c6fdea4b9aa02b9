import { Pencil, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { adminEvents } from '@/content/en/adminEvents.ts';
import { adminKit } from '@/content/en/adminKit.ts';
import { adminPictures } from '@/content/en/adminPictures.ts';
import { NEW } from '@/shared/admin/data/recordTable.ts';
import { useOrder } from '@/shared/admin/data/useOrder.ts';
import { useRecordList, useSaveRecord } from '@/shared/admin/data/useRecords.ts';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { PictureUploader } from '@/shared/admin/pictures/PictureUploader.tsx';
import { usePictureUploads } from '@/shared/admin/pictures/usePictureUploads.ts';
import { RemovedFilter } from '@/shared/admin/RemovedFilter.tsx';
import { SortableList } from '@/shared/admin/SortableList.tsx';
import { useRemoval } from '@/shared/admin/useRemoval.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { Picture } from '@/shared/ui/Picture.tsx';
import { type EventPictureRow, eventPictureTable } from './data/eventTables.ts';
import { EventPictureForm } from './EventPictureForm.tsx';

const { pictures: words } = adminEvents;
const THUMB = { width: 96, height: 60 };

/** The pictures of an event: their order, what they show, new ones. Each change is saved by itself. */
export function EventPictureList({ eventId }: { eventId: string }) {
  const ofEvent = { equal: { event_id: eventId } };
  const all = useRecordList(eventPictureTable, ofEvent);
  const there = useRecordList(eventPictureTable, ofEvent, (row) => row.deleted_at === null);
  const reorder = useOrder(eventPictureTable);
  const [edited, setEdited] = useState<string | null>(null);

  const rows = all.data?.rows ?? [];
  const nameOf = ({ id, alt }: EventPictureRow) =>
    alt || words.name(rows.findIndex((row) => row.id === id) + 1);
  const { remove, restore } = useRemoval(eventPictureTable, nameOf);
  const removed = rows.filter(({ deleted_at }) => deleted_at !== null);
  const open = rows.find(({ id }) => id === edited);
  return (
    <section aria-labelledby="event-pictures" className="space-y-3">
      <h3 id="event-pictures" className="font-display text-lg">
        {words.heading}
      </h3>
      <p className="text-muted text-sm">{words.hint}</p>
      <NewPictures eventId={eventId} rows={rows} />
      <RemovedFilter
        items={removed.map((row) => ({
          id: row.id,
          name: nameOf(row),
          deletedAt: row.deleted_at ?? '',
        }))}
        onRestore={(id) => {
          const row = removed.find((one) => one.id === id);
          if (row) void restore(row);
        }}
      >
        <ListScreen query={there} empty={<p className="text-muted">{words.none}</p>}>
          {(pictures) => (
            <SortableList
              label={words.list}
              items={pictures}
              idOf={({ id }) => id}
              nameOf={nameOf}
              onReorder={(from, to) => void reorder(pictures, from, to)}
            >
              {(row) => (
                <div className="flex flex-wrap items-center gap-3">
                  <Picture
                    src={row.image_url}
                    alt=""
                    {...THUMB}
                    sizes="6rem"
                    className="h-15 w-24 flex-none rounded object-cover"
                  />
                  <p
                    className={`min-w-0 grow basis-32 text-sm wrap-anywhere ${row.alt ? '' : 'text-muted'}`}
                  >
                    {row.alt || adminPictures.altMissing}
                  </p>
                  <div className="flex">
                    <Button
                      variant="quiet"
                      className="size-11 p-0"
                      aria-label={words.edit(nameOf(row))}
                      onClick={() => setEdited(row.id)}
                    >
                      <Pencil aria-hidden />
                    </Button>
                    <Button
                      variant="quiet"
                      className="size-11 p-0"
                      aria-label={adminKit.order.remove(nameOf(row))}
                      onClick={() => void remove(row)}
                    >
                      <X aria-hidden />
                    </Button>
                  </div>
                </div>
              )}
            </SortableList>
          )}
        </ListScreen>
      </RemovedFilter>
      <Dialog open={open !== undefined} onClose={() => setEdited(null)} title={words.editTitle}>
        {open && <EventPictureForm picture={open} />}
      </Dialog>
    </section>
  );
}

type NewPicturesProps = { eventId: string; rows: readonly EventPictureRow[] };

/** New pictures come after those that are there, in the order in which they were chosen. */
function NewPictures({ eventId, rows }: NewPicturesProps) {
  const save = useSaveRecord(eventPictureTable);
  const places = useRef(new WeakMap<File, number>());
  const last = useRef(0);
  const { uploads, queue } = usePictureUploads('events', async (stored, file) => {
    const display_order = places.current.get(file) ?? 0;
    await save(NEW, 0, { ...stored, event_id: eventId, display_order });
  });
  const add = (files: readonly File[]) => {
    last.current = Math.max(last.current, ...rows.map(({ display_order }) => display_order));
    for (const file of files) {
      last.current += 1;
      places.current.set(file, last.current);
    }
    queue.add(files);
  };
  return <PictureUploader uploads={uploads} queue={{ ...queue, add }} />;
}
