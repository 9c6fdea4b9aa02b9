import { Link } from 'react-router-dom';
import { adminDashboard } from '@/content/en/adminDashboard.ts';
import { daysBetween, formatIsoDay, type IsoDay } from '@/shared/lib/dates.ts';
import { paths } from '@/shared/paths.ts';
import type { Summary } from './data/summary.ts';

type NextDate = Summary['next_dates'][number];

const { dates: words } = adminDashboard;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const addressOf = ({ kind, id }: NextDate) => {
  if (kind === 'enquiry') return paths.booking(id);
  return kind === 'garba'
    ? paths.adminScreen('garba')
    : `${paths.adminScreen('events')}?open=${encodeURIComponent(id)}`;
};

type NextDatesProps = { dates: Summary['next_dates']; today: IsoDay };

/** Upcoming events, confirmed bookings and nights of Raas Garba. */
export function NextDates({ dates, today }: NextDatesProps) {
  return (
    <section aria-labelledby="next-dates">
      <h2 id="next-dates" className="font-display mb-3 text-lg">
        {words.title}
      </h2>
      {dates.length === 0 ? (
        <p className="border-line text-muted rounded-lg border border-dashed px-4 py-6">
          {words.none}
        </p>
      ) : (
        <ul className="border-line bg-surface divide-line divide-y rounded-lg border">
          {dates.map((one) => (
            <li key={`${one.kind} ${one.id}`} className="px-4 py-2">
              <Link to={addressOf(one)} className="link block py-1">
                {one.title}
              </Link>
              <p className="text-muted text-xs">
                {words.when(
                  relative.format(daysBetween(today, one.date), 'day'),
                  formatIsoDay(one.date),
                  words.kinds[one.kind],
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
