import { Link } from 'react-router-dom';
import { venuesText } from '@/content/en/venues.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';

type ResultPagesProps = { page: number; pages: number; hrefOfPage: (page: number) => string };

/** The way to the other pages of the list. */
export function ResultPages({ page, pages, hrefOfPage }: ResultPagesProps) {
  if (pages <= 1) return null;
  const look = buttonClass({ variant: 'secondary' });
  return (
    <nav
      aria-label={venuesText.pages}
      className="mt-8 flex flex-wrap items-center justify-between gap-4"
    >
      <p className="text-muted tabular-nums">{venuesText.page(page, pages)}</p>
      <div className="flex gap-3">
        {page > 1 && (
          <Link to={hrefOfPage(page - 1)} className={look}>
            {venuesText.previous}
          </Link>
        )}
        {page < pages && (
          <Link to={hrefOfPage(page + 1)} className={look}>
            {venuesText.next}
          </Link>
        )}
      </div>
    </nav>
  );
}
