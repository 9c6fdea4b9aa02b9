import { adminPortfolio } from '@/content/en/adminPortfolio.ts';
import { useRecordList } from '@/shared/admin/data/useRecords.ts';
import { serviceLabels } from '@/shared/admin/fields/services.tsx';
import { ResourceForm } from '@/shared/admin/resource/ResourceForm.tsx';
import { type AlbumRow, albums, slugOf } from './data/albums.ts';

const { form: words } = adminPortfolio;

type AlbumFormProps = {
  /** Undefined for a new album. */
  album?: AlbumRow | undefined;
  onSaved?: ((album: AlbumRow) => void) | undefined;
};

/** The form of an album, with the pages that show it. */
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
        // The slug of a new album follows its title until it is edited.
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
