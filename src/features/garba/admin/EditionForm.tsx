import { Link } from 'react-router-dom';
import { adminGarba } from '@/content/en/adminGarba.ts';
import { ResourceForm } from '@/shared/admin/resource/ResourceForm.tsx';
import { paths } from '@/shared/paths.ts';
import { type EditionRow, editions, reachOf, statusOf } from './data/editions.ts';
import { useAlbumChoice } from './data/useAlbumChoice.ts';
import { EditionPreview } from './EditionPreview.tsx';

const { form: words, errors, statuses } = adminGarba;

type EditionFormProps = {
  /** Absent for a new one. */
  edition?: EditionRow;
  others: readonly EditionRow[];
  onSaved?: ((edition: EditionRow) => void) | undefined;
};

/** What saving does to the edition that visitors see now, or would see without this one. */
function outcome(other: EditionRow, wasShown: boolean, isShown: boolean): string {
  const name = `${other.title} (${other.year})`;
  if (isShown) return wasShown ? '' : words.replaces(name, statuses[statusOf(other)]);
  return words.behind(name);
}

/** The form of an edition, with a preview of its page. */
export function EditionForm({ edition, others, onSaved }: EditionFormProps) {
  const taken = new Set(others.map(({ year }) => year));
  // Visitors see the highest year that is no draft.
  const shown = others
    .filter(({ status }) => status !== 'draft')
    .reduce<EditionRow | undefined>(
      (newest, row) => (newest && newest.year > row.year ? newest : row),
      undefined,
    );
  const isShown =
    edition !== undefined && edition.status !== 'draft' && edition.year > (shown?.year ?? 0);
  const albums = useAlbumChoice().data ?? [];
  const titleOfAlbum = (id: unknown) =>
    albums.find((album) => album.id === id)?.title ?? (id ? words.thisAlbum : words.noRecap);
  return (
    <ResourceForm
      resource={editions}
      row={edition}
      rules={[{ at: 'year', message: errors.yearTaken, holds: ({ year }) => !taken.has(year) }]}
      reach={reachOf}
      onSaved={onSaved}
      texts={{ recap_album_id: titleOfAlbum }}
      renderBeside={(drafts) => (
        <EditionPreview
          id={edition?.id}
          drafts={drafts}
          isDemo={edition?.is_demo ?? false}
          recapTitle={
            albums.find(({ id, is_visible }) => is_visible && id === drafts.recap_album_id)?.title
          }
        />
      )}
    >
      {(input, { status, year }) => (
        <>
          {input('status')}
          {shown && Number(year) > 0 && (
            <p aria-live="polite" className="measure font-semibold empty:hidden">
              {outcome(shown, isShown, status !== 'draft' && Number(year) > shown.year)}
            </p>
          )}
          <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
            {input('year')}
            {input('title')}
          </div>
          {input('theme')}
          {input('description')}
          {input('hero')}
          <fieldset>
            <legend className="mb-1.5 font-semibold">{words.dates}</legend>
            <p className="text-muted mb-2 text-sm">{words.datesHint}</p>
            <div className="grid gap-4 @xl:grid-cols-2">
              {input('starts_on')}
              {input('ends_on')}
            </div>
          </fieldset>
          {input('venue')}
          {input('address')}
          {input('map_url')}
          {input('passes_from')}
          {input('pass_note')}
          {edition && (
            <Link
              to={`${paths.adminScreen('tickets')}?edition=${edition.id}&tab=kinds`}
              className="link inline-flex min-h-11 items-center"
            >
              {words.toTickets}
            </Link>
          )}
          {input('dress_code')}
          {input('rules')}
          {input('recap_album_id')}
        </>
      )}
    </ResourceForm>
  );
}
