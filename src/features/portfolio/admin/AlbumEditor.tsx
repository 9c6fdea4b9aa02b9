import { ArchiveRestore, Star, Trash2 } from 'lucide-react';
import { adminPortfolio as words } from '@/content/en/adminPortfolio.ts';
import { useRecordList } from '@/shared/admin/data/useRecords.ts';
import { Pictures } from '@/shared/admin/pictures/Pictures.tsx';
import { removeWithUndo, restoreNamed } from '@/shared/admin/removal.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { AlbumForm } from './AlbumForm.tsx';
import { albumPictures, type AlbumRow, albums } from './data/albums.ts';
import { useAlbumActions, useAlbumSummaries } from './data/useAlbums.ts';

type AlbumEditorProps = {
  /** Undefined for a new album. */
  album?: AlbumRow;
  onSaved?: (album: AlbumRow) => void;
  onClose?: () => void;
  /** Whether it has just been added: moves the focus to its pictures. */
  isNew?: boolean;
};

const failed = () => notify.error(words.failed);

/** Form, pictures and removal of an album. */
export function AlbumEditor({ album, onSaved, onClose, isNew = false }: AlbumEditorProps) {
  const actions = useAlbumActions();
  if (!album)
    return (
      <div className="space-y-4">
        <AlbumForm onSaved={onSaved} />
        <p className="text-muted">{words.form.saveFirst}</p>
      </div>
    );
  const { id, title, deleted_at: removedAt } = album;
  const restore = async () => actions.setRemoved(id, null);
  const remove = async () => {
    onClose?.();
    await removeWithUndo(title, async () => {
      await actions.setRemoved(id, new Date(serverNow()).toISOString());
      return restore;
    });
  };
  return (
    <div className="space-y-6">
      {removedAt !== null && (
        <p className="border-marigold bg-marigold/15 rounded-lg border px-3 py-2">
          {words.isRemoved}
        </p>
      )}
      <AlbumForm album={album} onSaved={onSaved} />
      <AlbumPictures album={album} isNew={isNew} />
      {removedAt === null ? (
        <Button variant="quiet" onClick={() => void remove()}>
          <Trash2 aria-hidden />
          {words.remove}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => void restoreNamed(title, restore)}>
          <ArchiveRestore aria-hidden />
          {words.restore}
        </Button>
      )}
    </div>
  );
}

function AlbumPictures({ album, isNew }: { album: AlbumRow; isNew: boolean }) {
  const summary = useAlbumSummaries().data?.get(album.id);
  return (
    <Pictures
      table={albumPictures}
      parent={album.id}
      isNew={isNew}
      renderActions={({ id }) => (
        <CoverChoice album={album.id} picture={id} isCover={id === summary?.cover_id} />
      )}
      renderBulkActions={(ids, done) => <MoveTo from={album.id} ids={ids} onMoved={done} />}
    />
  );
}

type CoverChoiceProps = { album: string; picture: string; isCover: boolean };

function CoverChoice({ album, picture, isCover }: CoverChoiceProps) {
  const { setCover } = useAlbumActions();
  if (isCover)
    return (
      <span className="inline-flex items-center gap-1 px-2 text-sm font-semibold">
        <Star aria-hidden className="size-4" />
        {words.cover}
      </span>
    );
  const choose = () => void setCover(album, picture).catch(failed);
  return (
    <Button variant="quiet" size="sm" onClick={choose}>
      <Star aria-hidden />
      {words.makeCover}
    </Button>
  );
}

type MoveToProps = { from: string; ids: readonly string[]; onMoved: () => void };

/** Moves pictures into another album. */
function MoveTo({ from, ids, onMoved }: MoveToProps) {
  const { movePictures } = useAlbumActions();
  const others = (useRecordList(albums.table, {}).data?.rows ?? []).filter(
    ({ id, deleted_at: removedAt }) => id !== from && removedAt === null,
  );
  const move = async (to: string) => {
    const target = others.find(({ id }) => id === to);
    if (!target) return;
    try {
      await movePictures(ids, to);
      onMoved();
      notify.success(words.moved(ids.length, target.title));
    } catch {
      failed();
    }
  };
  if (others.length === 0) return null;
  return (
    <select
      aria-label={words.moveTo}
      value=""
      onChange={({ target }) => void move(target.value)}
      className="border-edge bg-surface min-h-11 max-w-48 rounded-md border px-2 sm:min-h-9"
    >
      <option value="">{words.moveTo}</option>
      {others.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}
