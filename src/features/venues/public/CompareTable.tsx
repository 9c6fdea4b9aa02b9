import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shortlistText, venueText } from '@/content/en/venues.ts';
import { removeFromShortlist } from '@/features/venues/data/shortlist.ts';
import type { Venue } from '@/features/venues/data/venue.ts';
import { paths } from '@/shared/paths.ts';
import { comparedFacts } from './venueWords.ts';

const rows = [
  'area',
  'type',
  'guests',
  'veg',
  'nonveg',
  'rental',
  'ac',
  'rooms',
  'parking',
  'caterer',
  'verified',
] as const;
const room = 'px-2 text-left align-top sm:px-3';
const cell = `border-line border-t py-2 ${room}`;

/** Venues side by side, two of them on a phone, where the table moves sideways in its own frame. */
export function CompareTable({ venues }: { venues: readonly Venue[] }) {
  const facts = venues.map((venue) => ({ venue, of: comparedFacts(venue) }));
  return (
    <section
      aria-label={shortlistText.compare}
      className="border-line bg-paper overflow-x-auto rounded-lg border print:overflow-visible"
    >
      <table className="w-full border-collapse max-sm:text-sm/5">
        <caption className="sr-only">{shortlistText.compare}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className={`bg-paper sticky left-0 py-3 sm:min-w-28 ${room} print:min-w-0`}
            >
              {shortlistText.venue}
            </th>
            {venues.map((venue) => (
              <th
                key={venue.id}
                scope="col"
                className={`min-w-27 py-3 wrap-anywhere sm:min-w-44 ${room} print:min-w-0`}
              >
                <Link to={paths.venue(venue.id)} className="link">
                  {venue.name}
                </Link>
                {venue.is_demo && (
                  <span className="text-muted block text-sm font-normal">{venueText.sample}</span>
                )}
                <button
                  type="button"
                  aria-label={shortlistText.removeName(venue.name)}
                  onClick={() => removeFromShortlist([venue.id])}
                  className="btn btn-quiet -ml-2 px-2 text-sm sm:-ml-3 sm:px-3"
                >
                  <X aria-hidden />
                  {shortlistText.remove}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th
                scope="row"
                className={`${cell} bg-paper sticky left-0 font-semibold max-sm:text-xs/5`}
              >
                {shortlistText.rows[row]}
              </th>
              {facts.map(({ venue, of }) => (
                <td key={venue.id} className={cell}>
                  {of[row]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
