import { decorNames, shortlistText, venuePageText } from '@/content/en/venues.ts';
import type { VenueDetail } from '@/features/venues/data/venue.ts';
import { comparedFacts } from './venueWords.ts';

const { rows } = shortlistText;
const order = [
  'type',
  'guests',
  'veg',
  'nonveg',
  'rental',
  'ac',
  'rooms',
  'parking',
  'caterer',
] as const;

/** Capacity, prices and services of a venue. */
export function VenueFacts({ venue }: { venue: VenueDetail }) {
  const facts = comparedFacts(venue);
  const lines = [
    ...order.map((name) => ({ name: rows[name], value: facts[name] })),
    { name: venuePageText.decor, value: decorNames[venue.decor_policy] },
  ];
  return (
    <>
      <h2 className="text-heading">{venuePageText.facts}</h2>
      <dl className="border-line mt-3 border-t">
        {lines.map(({ name, value }) => (
          <div
            key={name}
            className="border-line flex flex-wrap justify-between gap-x-4 border-b py-2"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="ml-auto text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
