import type { RecentPage } from '@/features/preferences/data/recentPages.ts';

/** Links to visited pages. */
export function RecentlyViewed({
  pages,
  onFollow,
}: {
  pages: readonly RecentPage[];
  onFollow?: () => void;
}) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {pages.map(({ path, name }) => (
        <li key={path} className="min-w-0">
          <a
            href={path}
            onClick={onFollow}
            className="flex min-h-11 items-center underline underline-offset-4"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
