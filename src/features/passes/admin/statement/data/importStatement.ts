import * as v from 'valibot';
import { type Imported, importedSchema } from '@/features/passes/admin/data/answers.ts';
import { call } from '@/shared/data/call.ts';
import { recall, store } from '@/shared/lib/storage.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import type { Statement } from '@/shared/admin/statement/readStatement.ts';
import type { StatementColumns } from '@/shared/admin/statement/statementColumns.ts';
import type { StatementLine } from '@/shared/admin/statement/statementLines.ts';

export type ReadStatement = Extract<Statement, { state: 'read' }>;

/** Most lines of one call. */
const CHUNK = 500;
/** Timeout, ms: sending the lines takes long on a slow connection. */
const patience = 60_000;
const knownPlaces = call('known_lines', { patience });
const importLines = call('import_lines', { answer: importedSchema, patience });

/** A line as `import_lines` and `known_lines` take it. */
export const rowOf = (line: StatementLine) => ({
  booked_on: line.bookedOn,
  amount_paise: line.amountPaise,
  utr: line.utr,
  narration: line.narration,
  payer: line.payer,
  payer_vpa: line.payerVpa,
  ordinal: line.ordinal,
});

/** The lines of a statement that are stored already. @throws DataError */
export async function knownLines(lines: readonly StatementLine[]): Promise<Set<StatementLine>> {
  const known = new Set<StatementLine>();
  for (let from = 0; from < lines.length; from += CHUNK) {
    const rows = lines.slice(from, from + CHUNK);
    const places = await knownPlaces(getSupabase(), { p_lines: rows.map(rowOf) });
    for (const place of places) {
      const line = rows[place];
      if (line) known.add(line);
    }
  }
  return known;
}

/** Numbers of one request: they are in its address. */
const NUMBERS = 100;

async function linesByNumber(utrs: readonly string[]) {
  return dataOf(
    await getSupabase()
      .from('bank_lines')
      .select(
        'id, booked_on, amount_paise, utr, narration, payer, payer_vpa, state, pass_payments (reversed_at, pass_orders (id, reference))',
      )
      .in('utr', utrs)
      .neq('state', 'ignored'),
  );
}
export type ReversedLine = Awaited<ReturnType<typeof linesByNumber>>[number];

const keyOf = (utr: string | null, paise: number) => `${utr} ${paise}`;

/** Stored credits that a statement debits again under the same UTR: the bank has reversed them. @throws DataError */
export async function reversedLines(outgoing: ReadStatement['outgoing']): Promise<ReversedLine[]> {
  const keys = new Set(outgoing.map(({ utr, amountPaise }) => keyOf(utr, amountPaise)));
  const utrs = [...new Set(outgoing.flatMap(({ utr }) => utr ?? []))];
  const found: ReversedLine[] = [];
  for (let from = 0; from < utrs.length; from += NUMBERS)
    found.push(...(await linesByNumber(utrs.slice(from, from + NUMBERS))));
  return found.filter((line) => keys.has(keyOf(line.utr, line.amount_paise)));
}

/**
 * Stores the lines of a statement, 500 a call.
 * @param id id of the import: the same again after a failure.
 * @throws DataError; lines stored before that stay, and the next try skips them.
 */
export async function importStatement(
  id: string,
  statement: ReadStatement,
  onProgress: (done: number) => void,
): Promise<Imported> {
  const { lines, bank, from, to, faults } = statement;
  const sum = { added: 0, known: 0 };
  // At least one call: a statement without credits records that there were none.
  for (let at = 0; at === 0 || at < lines.length; at += CHUNK) {
    const { added, known } = await importLines(getSupabase(), {
      p_id: id,
      p_source: bank ?? 'other',
      p_from: from ?? '',
      p_to: to ?? '',
      p_lines: lines.slice(at, at + CHUNK).map(rowOf),
      // An unreadable line may be the payment of a claim without a match.
      p_is_last: at + CHUNK >= lines.length && faults.length === 0,
    });
    sum.added += added;
    sum.known += known;
    onProgress(Math.min(at + CHUNK, lines.length));
  }
  return sum;
}

const COLUMNS = 'statement-columns';
/** Maximum number of remembered layouts, newest first. */
const LAYOUTS = 20;
const place = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));
const layoutsSchema = v.array(
  v.object({
    headings: v.string(),
    columns: v.object({
      date: place,
      narration: place,
      reference: place,
      debit: place,
      credit: place,
      amount: place,
      side: place,
      type: place,
      status: place,
      payer: place,
      vpa: place,
      paymentId: place,
      payee: place,
      isAllIn: v.optional(v.boolean()),
    }),
  }),
);

/** The layouts whose columns the owner has chosen on this device. */
function chosenLayouts() {
  const { success, output } = v.safeParse(layoutsSchema, recall(COLUMNS));
  return success ? output : [];
}

/** The columns that the owner chose for these headings; a choice applies to no other headings. */
export function chosenColumns(headings: string): StatementColumns | undefined {
  const columns = chosenLayouts().find((one) => one.headings === headings)?.columns;
  if (columns === undefined) return undefined;
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

export function keepColumns(headings: string, columns: StatementColumns) {
  const others = chosenLayouts().filter((one) => one.headings !== headings);
  store(COLUMNS, [{ headings, columns }, ...others].slice(0, LAYOUTS));
}
