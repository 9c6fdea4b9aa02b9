import { adminPortfolio } from '@/content/en/adminPortfolio.ts';
import { useRecordList } from '@/shared/admin/data/useRecords.ts';
import { serviceLabels } from '@/shared/admin/fields/services.tsx';
import { ResourceForm } from '@/shared/admin/resource/ResourceForm.tsx';
import { type AlbumRow, albums, slugOf } from './data/albums.ts';

const { form: words } = adminPortfolio;

type AlbumFormProps = {
  /** Absent for a new one. */
  album?: AlbumRow | undefined;
  onSaved?: ((album: AlbumRow) => void) | undefined;
};

/** What an album says of itself, and where visitors find it. */
export function AlbumForm({ album, onSaved }: AlbumFormProps) {
  const rows = useRecordList(albums.table, {}).data?.rows ?? [];
  const categories = [...new Set(rows.map(({ category }) => category))];
  return (
    <ResourceForm
      resource={albums}
      row={album}
      reach={({ is_visible: isVisible }) => (isVisible ? 'later' : 'hidden')}
      onSaved={onSaved}
    >
      {(input, { title, slug, services, is_featured: isFeatured, is_visible: isVisible }, set) => {
        const places = [
          words.gallery,
          ...(isFeatured ? [words.home] : []),
          serviceLabels(services),
        ];
        // The short name follows the title of a new album until it is given one of its own.
        const followTitle = (typed: unknown) => {
          if (!album && slug === slugOf(title)) set('slug', slugOf(String(typed)));
        };
        return (
          <>
            {input('title', { onType: followTitle })}
            {input('slug')}
            {input('category', { suggestions: categories })}
            {input('description')}
            {input('event_date')}
            {input('services')}
            {input('is_visible')}
            {input('is_featured')}
            <p className="text-muted text-sm">
              {isVisible ? words.shownOn(places.filter(Boolean).join(', ')) : words.nowhere}
            </p>
          </>
        );
      }}
    </ResourceForm>
  );
}
