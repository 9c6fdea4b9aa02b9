import * as v from 'valibot';
import { adminVenues } from '@/content/en/adminVenues.ts';
import { atMost, manyLines, readable } from '@/shared/forms/rules.ts';
import { NEW, type RecordTable, recordTable } from '@/shared/admin/data/recordTable.ts';
import { ConflictError } from '@/shared/admin/savedRow.ts';
import type { Tables, TablesUpdate } from '@/shared/supabase/database.types.ts';
import { failureOf } from '@/shared/supabase/failure.ts';

/** The owner's notes on a venue. */
export type PrivateRow = Pick<
  Tables<'venue_private'>,
  'venue_id' | 'commission_bp' | 'contact_note' | 'version'
>;

const { private: words } = adminVenues;

/** A percentage as hundredths of one: '12.5' is 1250. */
const hundredths = (text: string) => Math.round(Number(text) * 100);

/** Lengths in characters; the CHECKs of `venue_private` hold the same numbers. */
export const notesSchema = v.object({
  commission: v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/[%\s]/g, '')),
    v.regex(/^(?:\d{1,3}(?:\.\d{1,2})?)?$/, words.commissionError),
    v.transform((text) => (text === '' ? null : hundredths(text))),
    v.check((bp) => bp === null || bp <= 10_000, words.commissionError),
  ),
  note: v.pipe(v.string(), manyLines, readable, atMost(2000, words.noteError)),
});

/** Notes as their form edits them. */
export function notesOf({ commission_bp: bp, contact_note: note }: PrivateRow) {
  return { commission: bp === null ? '' : String(bp / 100), note };
}

/** Converts form values to columns. */
export function privateColumnsOf({
  commission,
  note,
}: v.InferOutput<typeof notesSchema>): TablesUpdate<'venue_private'> {
  return { commission_bp: commission, contact_note: note };
}

const notes = recordTable({
  name: 'venue_private',
  columns: ['venue_id', 'commission_bp', 'contact_note'],
  key: 'venue_id',
  order: ['venue_id'],
});

/** The owner's notes on venues. A venue without notes has no row: it reads as an empty one of version 0. */
export const privateTable: RecordTable<PrivateRow, TablesUpdate<'venue_private'>> = {
  ...notes,
  read: async (id) =>
    (await notes.read(id)) ?? { venue_id: id, commission_bp: null, contact_note: '', version: 0 },
  save: async (id, version, changes) => {
    if (version > 0) return notes.save(id, version, changes);
    try {
      return await notes.save(NEW, 0, { ...changes, venue_id: id });
    } catch (error) {
      if (failureOf(error).hint === 'taken')
        throw new ConflictError('Somebody wrote the first note meanwhile.');
      throw error;
    }
  },
};
