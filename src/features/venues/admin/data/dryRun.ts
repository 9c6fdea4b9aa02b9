import Papa from 'papaparse';
import * as v from 'valibot';
import { adminVenues } from '@/content/en/adminVenues.ts';
import { cellOf, csvFields, withCells } from './venueCsv.ts';
import type { ImportedVenue } from './venueTable.ts';
import {
  columnsOf,
  emptyVenue,
  slugOfName,
  valuesOf,
  type VenueColumns,
  type VenueField,
  venueSchema,
  type VenueValues,
} from './venues.ts';

const { fields, import: words } = adminVenues;
const { refused } = words;

/** The most that one import writes; `import_venues` holds the same number. */
const MOST_ROWS = 1000;
const MOST_BYTES = 5 * 1024 * 1024;

/** What a row of the file would do. */
export type DryRow = {
  /** As the spreadsheet counts, the headings being 1. */
  number: number;
  name: string;
  state: 'new' | 'changed' | 'unchanged' | 'faulty';
  /** What is wrong, or what changes, a sentence each. */
  details: string[];
  /** What is written; null where nothing is. */
  write: ImportedVenue | null;
};

export type DryRun = {
  rows: DryRow[];
  /** Headings of the file that are none of ours, and ours that it lacks. */
  unknown: string[];
  missing: string[];
};

/** A file that cannot be read as venues at all; the message tells people what to do. */
export class UnusableFileError extends Error {
  override readonly name = 'UnusableFileError';
}

type Existing = VenueColumns & { version: number };
type Line = { number: number; cells: readonly string[] };

/** The text of a file. @throws UnusableFileError where it is no UTF-8, or too large. */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw new UnusableFileError(refused.tooLarge);
  try {
    // Takes the mark at the beginning away that spreadsheets want to see.
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new UnusableFileError(refused.encoding);
  }
}

/** Our export puts ' before what a spreadsheet would take for a formula. */
const withoutGuard = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '');
const plainHeading = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

function linesOf(text: string): Line[] {
  const [headings = ''] = text.split(/[\r\n]/, 1);
  // No heading of ours has either of them in it.
  const delimiter = headings.split(';').length > headings.split(',').length ? ';' : ',';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  if (errors.some(({ type }) => type === 'Quotes')) throw new UnusableFileError(refused.broken);
  return data.map((cells, index) => ({ number: index + 1, cells: cells.map(withoutGuard) }));
}

/** Which field each column is; null for a column that is none of ours. @throws UnusableFileError */
function fieldsOf(headings: readonly string[]): (VenueField | null)[] {
  const known = new Map(csvFields.map((field) => [fields[field].toLowerCase(), field]));
  const found = headings.map((heading) => known.get(heading.toLowerCase()) ?? null);
  const twice = headings.find(
    (_heading, at) => found[at] !== null && found.indexOf(found[at] ?? null) < at,
  );
  if (twice !== undefined) throw new UnusableFileError(refused.twice(twice));
  const needed = (['slug', 'name'] as const).filter((field) => !found.includes(field));
  if (needed.length > 0)
    throw new UnusableFileError(refused.headings(needed.map((field) => fields[field]).join(', ')));
  return found;
}

function faultsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const faults = issues.map((issue) => {
    const field = csvFields.find((one) => one === issue.path?.[0]?.key);
    return words.fault(field ? fields[field] : words.wholeRow, issue.message);
  });
  return [...new Set(faults)];
}

const shown = (text: string) => text || words.nothing;

/** What differs, field by field; nothing where the file tells what is there already. */
function changesOf(before: VenueValues, after: VenueValues): string[] {
  return csvFields.flatMap((field) => {
    const [from, to] = [cellOf(before, field), cellOf(after, field)];
    return from === to ? [] : [words.change(fields[field], shown(from), shown(to))];
  });
}

/**
 * What importing a file would do, row by row; it writes nothing.
 * @param existing every venue that is not removed.
 * @throws UnusableFileError where no row of it can be judged.
 */
export function dryRun(text: string, existing: readonly Existing[]): DryRun {
  const [head, ...rest] = linesOf(text);
  const headings = (head?.cells ?? []).map(plainHeading);
  const columns = fieldsOf(headings);
  const lines = rest.filter(({ cells }) => !isBlank(cells));
  if (lines.length === 0) throw new UnusableFileError(refused.empty);
  if (lines.length > MOST_ROWS) throw new UnusableFileError(refused.tooMany(lines.length));

  const bySlug = new Map(existing.map((row) => [row.slug, row]));
  const seen = new Map<string, number>();

  const judge = ({ number, cells }: Line): DryRow => {
    const told: Partial<Record<VenueField, string>> = {};
    columns.forEach((field, at) => {
      if (field) told[field] = cells[at] ?? '';
    });
    const { name = '' } = told;
    const faulty = (details: string[]): DryRow => ({
      number,
      name,
      state: 'faulty',
      details,
      write: null,
    });
    if (cells.length !== headings.length)
      return faulty([words.fault(words.wholeRow, words.cells(cells.length, headings.length))]);

    const slug = told.slug?.trim() || slugOfName(name);
    const earlier = seen.get(slug);
    if (earlier !== undefined) return faulty([words.sameSlug(earlier)]);
    if (slug !== '') seen.set(slug, number);

    const old = bySlug.get(slug);
    const before = old ? valuesOf(old) : emptyVenue;
    const result = v.safeParse(venueSchema, withCells(before, { ...told, slug }));
    if (!result.success) return faulty(faultsOf(result.issues));
    const write = { ...columnsOf(result.output), version: old?.version ?? 0 };
    if (!old) return { number, name, state: 'new', details: [], write };
    const details = changesOf(before, valuesOf(write));
    return details.length === 0
      ? { number, name, state: 'unchanged', details, write: null }
      : { number, name, state: 'changed', details, write };
  };

  return {
    rows: lines.map(judge),
    unknown: headings.filter((heading, at) => columns[at] === null && heading !== ''),
    missing: csvFields.filter((field) => !columns.includes(field)).map((field) => fields[field]),
  };
}
