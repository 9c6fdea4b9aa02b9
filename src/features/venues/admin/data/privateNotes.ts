import * as v from 'valibot';
import { adminVenues } from '@/content/en/adminVenues.ts';
import { atMost, manyLines, readable } from '@/shared/forms/rules.ts';
import type { Tables, TablesUpdate } from '@/shared/supabase/database.types.ts';

/** What the owner notes of a venue. */
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

/** The columns that a form's values stand for. */
export function privateColumnsOf({
  commission,
  note,
}: v.InferOutput<typeof notesSchema>): TablesUpdate<'venue_private'> {
  return { commission_bp: commission, contact_note: note };
}
