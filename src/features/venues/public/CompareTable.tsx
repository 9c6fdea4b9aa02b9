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
const cell = 'border-line border-t px-3 py-2 text-left align-top';

/** Venues side by side; on a phone the table moves sideways in its own frame. */
export function CompareTable({ venues }: { venues: readonly Venue[] }) {
  const facts = venues.map((venue) => ({ venue, of: comparedFacts(venue) }));
  return (
    <section
      aria-label={shortlistText.compare}
      className="border-line bg-paper overflow-x-auto rounded-lg border"
    >
      <table className="w-full border-collapse">
        <caption className="sr-only">{shortlistText.compare}</caption>
        <thead>
          <tr>
            <th scope="col" className="bg-paper sticky left-0 min-w-28 px-3 py-3 text-left">
              {shortlistText.venue}
            </th>
            {venues.map((venue) => (
              <th key={venue.id} scope="col" className="min-w-44 px-3 py-3 text-left align-top">
                <Link to={paths.venue(venue.id)} className="link">
                  {venue.name}
                </Link>
                {venue.isSample && (
                  <span className="text-muted block text-sm font-normal">{venueText.sample}</span>
                )}
                <button
                  type="button"
                  aria-label={shortlistText.removeName(venue.name)}
                  onClick={() => removeFromShortlist([venue.id])}
                  className="btn btn-quiet -ml-3 px-3 text-sm"
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
              <th scope="row" className={`${cell} bg-paper sticky left-0 font-semibold`}>
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
