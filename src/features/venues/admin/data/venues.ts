import * as v from 'valibot';
import { adminVenues } from '@/content/en/adminVenues.ts';
import { decorNames, venueTypeNames } from '@/content/en/venues.ts';
import { pictureTable } from '@/shared/admin/data/pictureTable.ts';
import type { Field } from '@/shared/admin/fields/field.ts';
import { withTest } from '@/shared/admin/fields/TestLink.tsx';
import { day, line, lines, linkOrPath, nullable, slug, text } from '@/shared/admin/fields/texts.ts';
import { choice, money, whole, yesNo } from '@/shared/admin/fields/values.ts';
import { resource, type RowOf } from '@/shared/admin/resource/resource.ts';
import { istDay } from '@/shared/lib/dates.ts';
import { isArea } from '@/shared/lib/figures.ts';
import { readDay } from '@/shared/lib/readDay.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { cleanLine } from '@/shared/lib/text.ts';
import { decorPolicies } from '@/shared/lists/decorPolicies.ts';
import { venueTypes } from '@/shared/lists/venueTypes.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';
import { hallFault, hallsOfText } from './halls.ts';
import { slugOfName } from './slugOfName.ts';

const { errors } = adminVenues;

/** A number of guests; an area of ground ('3,000 sq ft') has a message of its own. */
function guests(blank = ''): Field<number, string> {
  const count = whole(1, 100_000, { blank, of: 'guests' });
  const schema = v.pipe(
    v.string(),
    v.check((typed) => !isArea(typed), errors.seatsNotArea),
    count.schema,
  );
  return { ...count, schema };
}

type StoredHalls = Tables<'venues'>['halls'];
// Not the reader of the public pages: a module that both share would be a chunk more for visitors.
const hallLines = (stored: StoredHalls) =>
  (Array.isArray(stored) ? stored : []).map((hall) => {
    const { name, seated }: Record<string, unknown> = Object(hall);
    return `${String(name)}: ${String(seated)}`;
  });

/** 'Main hall: 320', one a line. */
const halls: Field<StoredHalls, string> = {
  control: { kind: 'textarea', rows: 4 },
  isRequired: false,
  blank: '',
  toDraft: (stored) => hallLines(stored).join('\n'),
  schema: v.pipe(
    v.string(),
    v.transform(hallsOfText),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? hallFault(dataset.value) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
    v.transform((read): StoredHalls => read.map(({ name, seated }) => ({ name, seated }))),
  ),
  toText: (stored) => hallLines(stored).join('; '),
  bounds: {},
};

/** The day on which prices were checked: from 2020 until today, in Patna. */
const checkedOn: Field<string, string> = {
  ...day(),
  schema: v.pipe(
    v.string(),
    v.check((typed) => typed >= '2020-01-01' && typed <= istDay(new Date(serverNow())), errors.day),
    v.isoDate(errors.day),
  ),
  cell: { read: (cell) => readDay(cell) ?? cell },
};

/** Venues, in the order of the site. */
export const venues = resource('venues', {
  fields: {
    slug: { ...slug(), isRequired: false },
    name: line(120, { least: 2 }),
    area: line(80, { least: 2 }),
    type: choice(venueTypes, (type) => venueTypeNames[type]),
    description: text(4000),
    address: line(300, { least: 0 }),
    map_url: nullable(withTest(linkOrPath(), adminVenues.form.map, safeLink)),
    min_guests: guests('1'),
    max_guests: guests(),
    halls,
    veg_paise: nullable(money(10_000_000, 'plate')),
    nonveg_paise: nullable(money(10_000_000, 'plate')),
    rental_paise: nullable(money(10_000_000_000, 'day')),
    price_verified_on: nullable(checkedOn),
    rooms: whole(0, 5000, { blank: '0', of: 'rooms' }),
    parking: whole(0, 20_000, { blank: '0', of: 'cars' }),
    ac: yesNo(),
    amenities: lines(30, 60),
    outside_caterer: yesNo(),
    decor_policy: choice(decorPolicies, (policy) => decorNames[policy]),
    is_partner: yesNo(),
    is_visible: yesNo(true),
    display_order: whole(0, 999_999, { blank: '1000' }),
  },
  words: adminVenues.form,
  order: ['display_order', 'name', 'id'],
  alsoRead: ['is_demo', 'deleted_at'],
  rules: [
    {
      at: 'max_guests',
      message: errors.fewest,
      holds: ({ min_guests: least, max_guests: most }) => least <= most,
    },
  ],
  csv: { key: 'slug', name: 'name' },
  prepare: (drafts) => ({ ...drafts, slug: cleanLine(drafts.slug) || slugOfName(drafts.name) }),
});
/** A row of `venues` as the admin area reads it. */
export type VenueRow = RowOf<typeof venues>;
export type VenueDrafts = typeof venues.blank;

/** The pictures of venues. */
export const venuePictures = pictureTable('venue_images', 'venue_id', 'venues');
