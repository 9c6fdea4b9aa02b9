import { adminVenues } from '@/content/en/adminVenues.ts';
import { own } from '@/shared/lib/own.ts';
import { decorNames, venueTypeNames } from '@/content/en/venues.ts';
import type { CsvFields } from '@/shared/admin/csv/readCsv.ts';
import type { CsvColumn } from '@/shared/admin/exportCsv.ts';
import { decorPolicies } from '@/shared/lists/decorPolicies.ts';
import { venueTypes } from '@/shared/lists/venueTypes.ts';
import { cleanLine, folded } from '@/shared/lib/text.ts';
import { valuesOf, type VenueColumns, type VenueField, type VenueValues } from './venues.ts';

/** A value of the form as a cell tells it, and back; what a cell does not tell stays text, which the form's rules refuse. */
type Cell = {
  text: (value: string | boolean) => string;
  value: (text: string) => string | boolean;
};

const { fields, yes, no } = adminVenues;

const plainText: Cell = { text: String, value: (text) => text };
/** Without groups of digits: spreadsheets take it for a number. */
const number: Cell = { text: (value) => String(value).replaceAll(',', ''), value: (text) => text };

const YES = new Set([yes, 'y', 'true', '1', 'हाँ', 'हां', '✓', '✔']);
const NO = new Set([no, 'n', 'false', '0', 'नहीं']);
const yesNo: Cell = {
  text: (value) => (value === true ? yes : value === false ? no : value),
  value: (text) => {
    const word = folded(text);
    if (YES.has(word)) return true;
    return NO.has(word) ? false : text;
  },
};

/** One of a list, by its name or by the database's word for it. */
function oneOf(words: readonly string[], names: Readonly<Record<string, string>>): Cell {
  const is = (text: string) => (word: string) =>
    [word, names[word]].some((known) => known !== undefined && folded(known) === folded(text));
  return {
    text: (value) => own(names, String(value)) ?? String(value),
    value: (text) => words.find(is(text.replaceAll("'", '’'))) ?? text,
  };
}

const cells: Record<VenueField, Cell> = {
  slug: plainText,
  name: plainText,
  area: plainText,
  type: oneOf(venueTypes, venueTypeNames),
  description: plainText,
  address: plainText,
  mapUrl: plainText,
  minGuests: number,
  maxGuests: number,
  halls: plainText,
  veg: number,
  nonveg: number,
  rental: number,
  priceVerifiedOn: plainText,
  rooms: number,
  parking: number,
  ac: yesNo,
  amenities: plainText,
  outsideCaterer: yesNo,
  decorPolicy: oneOf(decorPolicies, decorNames),
  isPartner: yesNo,
  isVisible: yesNo,
  displayOrder: number,
};

/** The fields in the order of the file. */
export const csvFields = Object.keys(fields) as VenueField[];

/** The columns of a file of venues; a venue without a short name is known by its name. */
export const venueSheet: CsvFields<VenueField> = {
  labels: fields,
  also: adminVenues.alsoCalled,
  needed: ['name'],
};

/** A field's value as its cell. */
export function cellOf(values: VenueValues, field: VenueField): string {
  return cells[field].text(values[field]);
}

/** The form's values of a row: what its cells tell over `base`. */
export function withCells(
  base: VenueValues,
  told: Partial<Record<VenueField, string>>,
): VenueValues {
  const values: Record<string, unknown> = { ...base };
  for (const field of csvFields) {
    const text = told[field];
    // An empty cell says neither yes nor no.
    const isUntold = typeof base[field] === 'boolean' && cleanLine(text ?? '') === '';
    if (text !== undefined && !isUntold) values[field] = cells[field].value(text);
  }
  // A cell may hold anything: the form's rules tell what is wrong with it.
  return values as VenueValues;
}

/** The columns of the file, whose headings the import knows again. */
export const csvColumns: readonly CsvColumn<VenueColumns>[] = csvFields.map((field) => ({
  heading: fields[field],
  value: (row) => cellOf(valuesOf(row), field),
}));
