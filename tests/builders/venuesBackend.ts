import { ownersBackend } from './adminArea.tsx';
import { type Call, fakeBackend } from './fakeBackend.ts';

/** A venue with prices verified long ago. */
export const aangan = {
  id: '7d9f2c1e-4b3a-4f6d-9a8e-2c1d3e4f5a6b',
  slug: 'aangan-hall',
  name: 'Aangan Hall',
  description: 'Two floors.',
  area: 'Gola Road',
  address: 'Lane 2',
  map_url: 'https://maps.example/aangan',
  type: 'banquet',
  min_guests: 100,
  max_guests: 1200,
  halls: [{ name: 'Main hall', seated: 320 }],
  veg_paise: 95_000,
  nonveg_paise: null as number | null,
  rental_paise: null,
  rooms: 12,
  parking: 80,
  ac: true,
  outside_caterer: false,
  decor_policy: 'fee',
  amenities: ['Lift'],
  is_partner: false,
  price_verified_on: '2020-02-01',
  is_visible: true,
  display_order: 10,
  is_demo: false,
  deleted_at: null as string | null,
  venue_images: [],
  version: 4,
};
export type VenueRow = typeof aangan;
/** Another venue. */
export const vatika = {
  ...aangan,
  id: aangan.id.replace('7', '8'),
  slug: 'vatika',
  name: 'शुभ वाटिका',
};

/** The rows of a request: by id, or all. */
const selected = (url: URL, rows: VenueRow[]) => {
  const ids = url.searchParams.get('id') ?? '';
  return ids === '' ? rows : rows.filter(({ id }) => ids.includes(id));
};

/** The venues table in memory, which rejects saves of an older version. */
export function venuesBackend(rows: VenueRow[]) {
  const patch = ({ url, body }: Call) => {
    const version = url.searchParams.get('version');
    const found = selected(url, rows).filter(
      (row) => version === null || version === `eq.${row.version}`,
    );
    for (const row of found) Object.assign(row, body, { version: row.version + 1 });
    return { body: found };
  };
  return fakeBackend({
    ...ownersBackend,
    'GET /rest/v1/venues': ({ url }) => ({
      body: selected(url, rows),
    }),
    'PATCH /rest/v1/venues': patch,
    'POST /rest/v1/venues': ({ body }) => ({
      status: 201,
      body: { ...aangan, ...Object(body), id: '9d9f2c1e-4b3a-4f6d-9a8e-2c1d3e4f5a6b', version: 1 },
    }),
    'GET /rest/v1/venue_images': { body: [] },
    'GET /rest/v1/venue_private': { body: [] },
    'POST /rest/v1/rpc/import_rows': { body: 1 },
  });
}
