import { Link } from 'react-router-dom';
import { adminBookings } from '@/content/en/adminBookings.ts';
import { PAGE_SIZE } from '@/features/bookings/data/enquiryQueries.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';

type ListPagesProps = {
  page: number;
  shown: number;
  total: number;
  hrefOfPage: (page: number) => string;
};

/** Which rows of how many, and the way to the others. */
export function ListPages({ page, shown, total, hrefOfPage }: ListPagesProps) {
  const words = adminBookings.list;
  const from = (page - 1) * PAGE_SIZE + 1;
  const to = from + shown - 1;
  const look = buttonClass({ variant: 'secondary', size: 'sm' });
  return (
    <nav
      aria-label={words.pages}
      className="text-muted mt-4 flex flex-wrap items-center justify-between gap-3"
    >
      <p className="tabular-nums">{words.range(from, to, total)}</p>
      <div className="flex gap-2">
        {page > 1 && (
          <Link to={hrefOfPage(page - 1)} className={look}>
            {words.previous}
          </Link>
        )}
        {to < total && (
          <Link to={hrefOfPage(page + 1)} className={look}>
            {words.next}
          </Link>
        )}
      </div>
    </nav>
  );
}
