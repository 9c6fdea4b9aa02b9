import { lazy, Suspense } from 'react';
import { usePictures } from '@/shared/admin/data/usePictures.ts';
import { LivePreview } from '@/shared/admin/LivePreview.tsx';
import { readCount } from '@/shared/lib/figures.ts';
import { parseInr } from '@/shared/lib/money.ts';
import type { Venue } from '@/features/venues/data/venue.ts';
import type * as card from '@/features/venues/public/VenueCard.tsx';
import type { VenueRow, VenueValues } from './data/venues.ts';
import { venuePictures } from './data/venueTable.ts';

/** A copy of the public component, so that no page's chunk is divided for its sake (scripts/web/words.ts). */
const copies = import.meta.glob<typeof card>('/src/features/venues/public/VenueCard.tsx', {
  query: '?preview',
});
const VenueCard = lazy(async () => {
  const [load] = Object.values(copies);
  if (!load) throw new Error('There is no VenueCard.');
  return { default: (await load()).VenueCard };
});

/** What the values would show; one that is not proper yet shows as if it were empty. */
function shownOf(values: VenueValues, venue: VenueRow | undefined): Omit<Venue, 'picture'> {
  const { name, area, type, ac, outsideCaterer, isPartner, rooms, parking } = values;
  return {
    name,
    area,
    type,
    ac,
    outsideCaterer,
    isPartner,
    id: venue?.id ?? '',
    minGuests: readCount(values.minGuests, 'guests') ?? 0,
    maxGuests: readCount(values.maxGuests, 'guests') ?? 0,
    vegPaise: parseInr(values.veg, 'plate') ?? null,
    nonvegPaise: parseInr(values.nonveg, 'plate') ?? null,
    rentalPaise: parseInr(values.rental, 'day') ?? null,
    rooms: readCount(rooms, 'rooms') ?? 0,
    parking: readCount(parking, 'cars') ?? 0,
    isSample: venue?.is_demo ?? false,
    priceVerifiedOn: values.priceVerifiedOn || null,
  };
}

/** The venue as its card in the directory, with what is not saved yet. */
export function VenuePreview({
  venue,
  values,
}: {
  venue: VenueRow | undefined;
  values: VenueValues;
}) {
  return (
    <LivePreview height={560}>
      <div inert className="p-3">
        <Suspense>
          {venue ? (
            <WithCover id={venue.id} shown={shownOf(values, venue)} />
          ) : (
            <VenueCard venue={{ ...shownOf(values, venue), picture: null }} priority />
          )}
        </Suspense>
      </div>
    </LivePreview>
  );
}

function WithCover({ id, shown }: { id: string; shown: Omit<Venue, 'picture'> }) {
  const { query } = usePictures(venuePictures, id);
  const cover = query.data?.find(({ deleted_at: at }) => at === null);
  const picture = cover
    ? {
        url: cover.image_url,
        alt: cover.alt,
        width: cover.width,
        height: cover.height,
        focalX: cover.focal_x,
        focalY: cover.focal_y,
      }
    : null;
  return <VenueCard venue={{ ...shown, picture }} priority />;
}
