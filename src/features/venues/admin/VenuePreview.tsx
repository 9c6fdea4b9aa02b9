import { lazy, Suspense } from 'react';
import { usePictures } from '@/shared/admin/data/usePictures.ts';
import { LivePreview } from '@/shared/admin/LivePreview.tsx';
import type { Venue } from '@/features/venues/data/venue.ts';
import type * as card from '@/features/venues/public/VenueCard.tsx';
import { type VenueDrafts, venuePictures, type VenueRow, venues } from './data/venues.ts';

/** A copy of the public component, so that no page's chunk is divided for its sake (scripts/web/words.ts). */
const copies = import.meta.glob<typeof card>('/src/features/venues/public/VenueCard.tsx', {
  query: '?preview',
});
const VenueCard = lazy(async () => {
  const [load] = Object.values(copies);
  if (!load) throw new Error('There is no VenueCard.');
  return { default: (await load()).VenueCard };
});

/** Shown where a draft is empty or not valid. */
const NOTHING: Omit<Venue, 'id' | 'name' | 'area' | 'type' | 'is_demo' | 'venue_images'> = {
  min_guests: 0,
  max_guests: 0,
  veg_paise: null,
  nonveg_paise: null,
  rental_paise: null,
  rooms: 0,
  parking: 0,
  ac: false,
  outside_caterer: false,
  is_partner: false,
  price_verified_on: null,
};

type VenuePreviewProps = {
  /** Absent for a new one. */
  venue: VenueRow | undefined;
  drafts: VenueDrafts;
};

/** Preview of the venue's card in the directory, with unsaved changes. */
export function VenuePreview({ venue, drafts }: VenuePreviewProps) {
  const { name, area, type } = drafts;
  const shown = {
    ...NOTHING,
    ...venues.validColumns(drafts),
    id: venue?.id ?? '',
    is_demo: venue?.is_demo ?? false,
    name,
    area,
    type,
  };
  return (
    <div className="min-w-0 self-start xl:sticky xl:top-4">
      <LivePreview height={560}>
        <div inert className="p-3">
          <Suspense>
            {venue ? (
              <WithCover id={venue.id} shown={shown} />
            ) : (
              <VenueCard venue={{ ...shown, venue_images: [] }} priority />
            )}
          </Suspense>
        </div>
      </LivePreview>
    </div>
  );
}

function WithCover({ id, shown }: { id: string; shown: Omit<Venue, 'venue_images'> }) {
  const { query } = usePictures(venuePictures, id);
  const pictures = query.data?.filter(({ deleted_at: at }) => at === null) ?? [];
  return <VenueCard venue={{ ...shown, venue_images: pictures }} priority />;
}
