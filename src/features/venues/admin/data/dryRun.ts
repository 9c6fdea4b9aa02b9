import * as v from 'valibot';
import { adminCsv as words } from '@/content/en/adminCsv.ts';
import { adminVenues } from '@/content/en/adminVenues.ts';
import {
  type DryRow,
  type DryRun,
  dryRunOf,
  faultyRow,
  type Told,
} from '@/shared/admin/csv/dryRun.ts';
import { readCsv } from '@/shared/admin/csv/readCsv.ts';
import { cleanLine } from '@/shared/lib/text.ts';
import { cellOf, csvFields, venueSheet, withCells } from './venueCsv.ts';
import { slugOfName } from './slugOfName.ts';
import type { ImportedVenue } from './venueTable.ts';
import {
  columnsOf,
  emptyVenue,
  valuesOf,
  type VenueColumns,
  type VenueField,
  venueSchema,
  type VenueValues,
} from './venues.ts';

const { fields, import: venueWords } = adminVenues;

type Existing = VenueColumns & { version: number };

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
 * What importing a file of venues would do, row by row; it writes nothing.
 * @param existing every venue that is not removed.
 * @throws UnusableFileError where no row of it can be judged.
 */
export async function dryRun(
  text: string,
  existing: readonly Existing[],
): Promise<DryRun<ImportedVenue>> {
  const bySlug = new Map(existing.map((row) => [row.slug, row]));
  const seen = new Map<string, number>();

  const judge = (told: Told<VenueField>, number: number): DryRow<ImportedVenue> => {
    const name = cleanLine(told.name ?? '');
    const slug = cleanLine(told.slug ?? '') || slugOfName(name);
    const earlier = seen.get(slug);
    if (earlier !== undefined) return faultyRow(number, name, [venueWords.sameSlug(earlier)]);
    if (slug !== '') seen.set(slug, number);

    const old = bySlug.get(slug);
    const before = old ? valuesOf(old) : emptyVenue;
    const result = v.safeParse(venueSchema, withCells(before, { ...told, slug }));
    if (!result.success) return faultyRow(number, name, faultsOf(result.issues));
    const write = { ...columnsOf(result.output), version: old?.version ?? 0 };
    if (!old) return { number, name, state: 'new', details: [], write };
    const details = changesOf(before, valuesOf(write));
    return details.length === 0
      ? { number, name, state: 'unchanged', details, write: null }
      : { number, name, state: 'changed', details, write };
  };
  return dryRunOf(readCsv(text, venueSheet), 'name', judge);
}
