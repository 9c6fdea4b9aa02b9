import { Link } from 'react-router-dom';
import { galleryText } from '@/content/en/gallery.ts';
import type { AlbumCategory } from '@/features/portfolio/data/albumQueries.ts';
import { galleryHref } from './galleryAddress.ts';

type CategoryFilterProps = { categories: readonly AlbumCategory[]; chosen: string };

/** Categories as links with their numbers of albums; on phones a row that scrolls sideways. */
export function CategoryFilter({ categories, chosen }: CategoryFilterProps) {
  const all = categories.reduce((sum, { album_count: count }) => sum + count, 0);
  const choices = [
    { category: '', label: galleryText.all, count: all },
    ...categories.map(({ category, album_count: count }) => ({ category, label: category, count })),
  ];
  return (
    <nav aria-label={galleryText.filter} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-2 py-2 sm:flex-wrap">
        {choices.map(({ category, label, count }) => (
          <li key={category} className="shrink-0">
            <Link
              to={galleryHref({ category, page: 1 })}
              data-filter={category}
              aria-current={category === chosen ? 'true' : undefined}
              className="border-line bg-surface hover:border-sindoor hover:text-sindoor aria-[current]:border-sindoor aria-[current]:bg-sindoor aria-[current]:text-on-sindoor inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-medium transition-colors"
            >
              {label}
              <span className="text-sm tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
