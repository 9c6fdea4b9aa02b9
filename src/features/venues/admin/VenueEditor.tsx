import { ArchiveRestore, Copy, ExternalLink, Trash2 } from 'lucide-react';
import { adminPictures } from '@/content/en/adminPictures.ts';
import { adminVenues } from '@/content/en/adminVenues.ts';
import { NEW } from '@/shared/admin/data/recordTable.ts';
import { useSaveRecord } from '@/shared/admin/data/useRecords.ts';
import { Pictures } from '@/shared/admin/pictures/Pictures.tsx';
import { CannotRestoreError, removeWithUndo, restoreNamed } from '@/shared/admin/removal.ts';
import { paths } from '@/shared/paths.ts';
import { failureOf } from '@/shared/supabase/failure.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { useVenueChanges } from './data/useVenues.ts';
import { venuePictures, type VenueRow, venues } from './data/venues.ts';
import { PrivateForm } from './PrivateForm.tsx';
import { VenueForm } from './VenueForm.tsx';

const { form: words } = adminVenues;

type VenueEditorProps = {
  venue: VenueRow;
  areas: readonly string[];
  /** Shows another venue, or none. */
  onOpen: (id: string | null) => void;
  /** Whether it has just been made. */
  isNew: boolean;
};

/** All of one venue: what visitors see, its pictures, and what they never see. */
export function VenueEditor({ venue, areas, onOpen, isNew }: VenueEditorProps) {
  return (
    <div className="space-y-8">
      <VenueActions venue={venue} onOpen={onOpen} />
      <VenueForm venue={venue} areas={areas}>
        <div>
          <h3 className="font-display mb-3 text-lg">{adminPictures.heading}</h3>
          <Pictures table={venuePictures} parent={venue.id} isNew={isNew} />
        </div>
      </VenueForm>
      <PrivateForm id={venue.id} />
    </div>
  );
}

function VenueActions({ venue, onOpen }: Pick<VenueEditorProps, 'venue' | 'onOpen'>) {
  const { remove, restore } = useVenueChanges();
  const save = useSaveRecord(venues.table);
  const { id, name, deleted_at: removedAt, is_visible: isVisible } = venue;

  const duplicate = async () => {
    const { version: _version, id: _id, is_demo: _demo, deleted_at: _removed, ...columns } = venue;
    const copy = {
      ...columns,
      name: words.copyOf(name),
      slug: `${venue.slug}-copy`,
      is_visible: false,
    };
    try {
      const saved = await save(NEW, 0, copy);
      notify.success(words.duplicated(copy.name));
      onOpen(saved.id);
    } catch (error) {
      const isTaken = failureOf(error).hint === 'taken';
      notify.error(isTaken ? words.duplicateTaken : words.duplicateFailed);
    }
  };
  const bringBack = async () => {
    if ((await restore([id])).length === 0)
      throw new CannotRestoreError(adminVenues.bulk.none(name));
  };
  const removeThis = async () =>
    removeWithUndo(name, async () => {
      await remove([id]);
      onOpen(null);
      return bringBack;
    });

  return (
    <div className="flex flex-wrap items-center gap-2">
      {removedAt !== null && <p className="w-full font-semibold">{words.isRemoved}</p>}
      {isVisible && removedAt === null && (
        <a
          href={paths.venue(id)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          <ExternalLink aria-hidden />
          {words.open}
        </a>
      )}
      <Button variant="quiet" size="sm" onClick={() => void duplicate()}>
        <Copy aria-hidden />
        {words.duplicate}
      </Button>
      {removedAt === null ? (
        <Button variant="quiet" size="sm" onClick={() => void removeThis()}>
          <Trash2 aria-hidden />
          {words.remove}
        </Button>
      ) : (
        <Button variant="secondary" size="sm" onClick={() => void restoreNamed(name, bringBack)}>
          <ArchiveRestore aria-hidden />
          {words.restore}
        </Button>
      )}
    </div>
  );
}
