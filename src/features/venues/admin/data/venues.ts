import * as v from 'valibot';
import { adminVenues } from '@/content/en/adminVenues.ts';
import { decorNames, venueTypeNames } from '@/content/en/venues.ts';
import { atLeast, atMost, manyLines, oneLine, readable } from '@/shared/forms/rules.ts';
import { istDay } from '@/shared/lib/dates.ts';
import { isArea, readCount } from '@/shared/lib/figures.ts';
import { inrDigits, parseInr } from '@/shared/lib/money.ts';
import { readDay } from '@/shared/lib/readDay.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { cleanLine, cleanText } from '@/shared/lib/text.ts';
import { decorPolicies } from '@/shared/lists/decorPolicies.ts';
import { venueTypes } from '@/shared/lists/venueTypes.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { slugOfName } from './slugOfName.ts';

/** A row of `venues` as the admin area reads it. */
export type VenueRow = Omit<
  Tables<'venues'>,
  'created_at' | 'updated_at' | 'plate_paise' | 'search_text'
>;

const { errors } = adminVenues;
const typeNames = venueTypes.map((type) => venueTypeNames[type]).join(', ');
const policyNames = decorPolicies.map((policy) => decorNames[policy]).join(', ');

/** Short names: the CHECK of `venues.slug`. */
const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

const orNull = v.transform<string, string | null>((text) => text || null);
const line = (least: number, most: number, message: string) =>
  v.pipe(v.string(), oneLine, readable, atLeast(least, message), atMost(most, message));
type Counted = Parameters<typeof readCount>[1];
const whole = (least: number, most: number, message: string, counted?: Counted) =>
  v.pipe(
    v.string(),
    v.check((text) => counted !== 'guests' || !isArea(text), errors.seatsNotArea),
    v.transform((text) => readCount(text, counted) ?? Number.NaN),
    v.check((count) => count >= least && count <= most, message),
  );
const money = (mostPaise: number, message: string, per: Parameters<typeof parseInr>[1]) =>
  v.pipe(
    v.string(),
    v.transform((text) => (cleanLine(text) === '' ? null : (parseInr(text, per) ?? Number.NaN))),
    v.check((paise) => paise === null || (paise >= 1 && paise <= mostPaise), message),
  );
const yesNo = v.boolean(errors.yesNo);

const linesOf = (text: string) => cleanText(text).split('\n').map(cleanLine).filter(Boolean);

/** After the seats of one hall, what people write before the next one on the same line. */
const NEXT_HALL = /([:：][\s\p{Nd},]*[\p{Nd}](?:\s*\p{L}+)?)\s*[;,|]\s*(?=[^\p{Nd}\s])/gu;
/** The visarga looks like a colon, and is typed for one. */
const HALL = /^(.*)(?:[:：]|ः(?=\s*\p{Nd}))(.*)$/su;

/** 'Main hall: 320' as a hall; without a name, or with NaN seats, where the line tells none. */
function hallOf(text: string) {
  const [, name = '', seats = text] = HALL.exec(text) ?? [];
  return { name: name.trim(), seats, seated: readCount(seats, 'guests') ?? Number.NaN };
}

const hallRule = v.object({
  name: v.pipe(v.string(), readable, atLeast(1, errors.halls), atMost(80, errors.halls)),
  seated: v.pipe(v.number(errors.halls), v.minValue(1), v.maxValue(99_999)),
});

function hallFault(halls: readonly ReturnType<typeof hallOf>[]): string | undefined {
  if (halls.some(({ seats }) => isArea(seats))) return errors.hallArea;
  if (halls.some(({ name, seated }) => name === '' && !Number.isNaN(seated)))
    return errors.hallName;
  const isRight = halls.length <= 20 && halls.every((hall) => v.is(hallRule, hall));
  return isRight ? undefined : errors.halls;
}

/** What the form and a row of a CSV file hold, and the columns that it stands for. The CHECKs of `venues` hold the same rules. */
export const venueSchema = v.pipe(
  v.object({
    slug: v.pipe(v.string(), oneLine),
    name: line(2, 120, errors.name),
    area: line(2, 80, errors.area),
    type: v.picklist(venueTypes, errors.type(typeNames)),
    description: v.pipe(v.string(), manyLines, readable, atMost(4000, errors.description)),
    address: line(0, 300, errors.address),
    mapUrl: v.pipe(
      v.string(),
      oneLine,
      v.check((link) => link === '' || safeLink(link) !== null, errors.mapUrl),
      orNull,
    ),
    minGuests: whole(1, 100_000, errors.guests, 'guests'),
    maxGuests: whole(1, 100_000, errors.guests, 'guests'),
    halls: v.pipe(
      v.string(),
      v.transform((text) => linesOf(text.replace(NEXT_HALL, '$1\n')).map(hallOf)),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? hallFault(dataset.value) : undefined;
        if (message !== undefined) addIssue({ message });
      }),
      v.transform((halls) => halls.map(({ name, seated }) => ({ name, seated }))),
    ),
    veg: money(10_000_000, errors.plate, 'plate'),
    nonveg: money(10_000_000, errors.plate, 'plate'),
    rental: money(10_000_000_000, errors.rental, 'day'),
    priceVerifiedOn: v.pipe(
      v.string(),
      v.transform((text) => (cleanLine(text) === '' ? null : (readDay(text) ?? ''))),
      v.check((day) => day === null || isPastDay(day), errors.day),
    ),
    rooms: whole(0, 5000, errors.rooms, 'rooms'),
    parking: whole(0, 20_000, errors.parking, 'cars'),
    ac: yesNo,
    amenities: v.pipe(
      v.string(),
      v.transform(linesOf),
      v.check((lines) => lines.length <= 30, errors.amenities),
      v.check((lines) => lines.every((one) => v.is(line(1, 60, ''), one)), errors.amenities),
    ),
    outsideCaterer: yesNo,
    decorPolicy: v.picklist(decorPolicies, errors.type(policyNames)),
    isPartner: yesNo,
    isVisible: yesNo,
    displayOrder: whole(0, 999_999, errors.displayOrder),
  }),
  v.transform((values) => ({ ...values, slug: values.slug || slugOfName(values.name) })),
  v.forward(
    v.check(({ slug }) => SLUG.test(slug), errors.slug),
    ['slug'],
  ),
  v.forward(
    v.check(({ minGuests, maxGuests }) => minGuests <= maxGuests, errors.fewest),
    ['maxGuests'],
  ),
);
export type VenueValues = v.InferInput<typeof venueSchema>;
export type VenueField = keyof VenueValues;

/** Whether a day has been, in Patna, since 2020. */
function isPastDay(day: string): boolean {
  return day >= '2020-01-01' && day <= istDay(new Date(serverNow()));
}

/** What a new venue begins with. */
export const emptyVenue: VenueValues = {
  slug: '',
  name: '',
  area: '',
  type: 'banquet',
  description: '',
  address: '',
  mapUrl: '',
  minGuests: '1',
  maxGuests: '',
  halls: '',
  veg: '',
  nonveg: '',
  rental: '',
  priceVerifiedOn: '',
  rooms: '0',
  parking: '0',
  ac: false,
  amenities: '',
  outsideCaterer: false,
  decorPolicy: 'any',
  isPartner: false,
  isVisible: true,
  displayOrder: '1000',
};

const digits = (paise: number | null) => (paise === null ? '' : inrDigits(paise));

function hallLines(halls: VenueRow['halls']): string {
  if (!Array.isArray(halls)) return '';
  return halls
    .map((hall) => `${String(Object(hall)['name'])}: ${String(Object(hall)['seated'])}`)
    .join('\n');
}

/** The columns that are edited. */
export type VenueColumns = Omit<VenueRow, 'id' | 'version' | 'is_demo' | 'deleted_at'>;

/** A venue as its form edits it. */
export function valuesOf(row: VenueColumns): VenueValues {
  return {
    slug: row.slug,
    name: row.name,
    area: row.area,
    type: venueTypes.find((type) => type === row.type) ?? 'banquet',
    description: row.description,
    address: row.address,
    mapUrl: row.map_url ?? '',
    minGuests: String(row.min_guests),
    maxGuests: String(row.max_guests),
    halls: hallLines(row.halls),
    veg: digits(row.veg_paise),
    nonveg: digits(row.nonveg_paise),
    rental: digits(row.rental_paise),
    priceVerifiedOn: row.price_verified_on ?? '',
    rooms: String(row.rooms),
    parking: String(row.parking),
    ac: row.ac,
    amenities: row.amenities.join('\n'),
    outsideCaterer: row.outside_caterer,
    decorPolicy: decorPolicies.find((policy) => policy === row.decor_policy) ?? 'any',
    isPartner: row.is_partner,
    isVisible: row.is_visible,
    displayOrder: String(row.display_order),
  };
}

/** The columns that a form's values stand for. */
export function columnsOf(output: v.InferOutput<typeof venueSchema>): VenueColumns {
  return {
    slug: output.slug,
    name: output.name,
    area: output.area,
    type: output.type,
    description: output.description,
    address: output.address,
    halls: output.halls,
    rooms: output.rooms,
    parking: output.parking,
    ac: output.ac,
    amenities: output.amenities,
    map_url: output.mapUrl,
    min_guests: output.minGuests,
    max_guests: output.maxGuests,
    veg_paise: output.veg,
    nonveg_paise: output.nonveg,
    rental_paise: output.rental,
    price_verified_on: output.priceVerifiedOn,
    outside_caterer: output.outsideCaterer,
    decor_policy: output.decorPolicy,
    is_partner: output.isPartner,
    is_visible: output.isVisible,
    display_order: output.displayOrder,
  };
}
