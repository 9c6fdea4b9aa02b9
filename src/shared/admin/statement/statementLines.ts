import { adminPasses } from '@/content/en/adminPasses.ts';
import type { IsoDay } from '@/shared/lib/dates.ts';
import { cleanLine } from '@/shared/lib/text.ts';
import { payerOf, uncertainNumbers, unwrapped, utrOf } from './narration.ts';
import { isReversal, takesBack } from './reversals.ts';
import type { Entry, StatementFault } from './statementEntries.ts';
import { isSum } from './statementFeet.ts';

const { left: words } = adminPasses.bank;

/** Money that came in. */
export type StatementLine = {
  /** As a spreadsheet counts the rows. */
  line: number;
  bookedOn: IsoDay;
  amountPaise: number;
  /** null if unknown or ambiguous. */
  utr: string | null;
  /** At most 300 characters. */
  narration: string;
  payer: string | null;
  payerVpa: string | null;
  /** 1 for the first of equal lines (date, amount, number, narration) of a statement, 2 for the next. */
  ordinal: number;
};

/** Lines of one kind, and what they are together. */
export type Sum = { count: number; paise: number };
/** A parsed line for the preview, before anything is stored. */
export type SampleLine = {
  line: number;
  bookedOn: IsoDay | null;
  text: string;
  paise: number;
  kind: 'in' | 'out' | 'left' | 'fault';
  /** Why it is left out, or its fault. */
  why: string;
};

const SAMPLE_LINES = 10;
const LONGEST_NARRATION = 300;
const LONGEST_NAME = 80;

type Seen = ReturnType<typeof seenOf>;

function seenOf(entry: Entry) {
  const { line, bookedOn, is } = entry;
  const whole = unwrapped(entry.parts);
  const utr = utrOf(entry.paymentId ? '' : whole, entry.reference);
  const who = payerOf(whole);
  // `NA` and `-` mean no number, and all lines may have them.
  const paymentId = /[1-9]/.test(entry.paymentId) ? entry.paymentId : '';
  // PhonePe's payments may share the UTR of the day's transfer.
  const key = paymentId || utr;
  const isBalance = is.kind !== 'left' && isSum(whole);
  const kind = isBalance ? ('left' as const) : is.kind;
  return {
    kind,
    paise: is.paise,
    why: isBalance ? words.sum : is.kind === 'left' ? is.why : '',
    key,
    /** Numbers of this payment alone: a debit with one of them reverses it. */
    own: [
      ...(isOwn(entry, whole, key) ? [key] : []),
      ...transfersIn(`${whole} ${entry.reference}`),
    ],
    /** Numbers that an account or a cheque may have, too. */
    other: [key, ...uncertainNumbers(whole), entry.reference].filter((one) =>
      /\d{4}/.test(one ?? ''),
    ),
    isReversal: is.kind === 'out' ? takesBack(whole) : isReversal(whole),
    row: {
      line,
      bookedOn,
      amountPaise: is.paise,
      utr,
      narration: cleanLine(whole.slice(0, LONGEST_NARRATION)),
      payer: cleanLine(entry.payer).slice(0, LONGEST_NAME) || who.payer,
      payerVpa: /^[^\s@]{2,64}@[^\s@]{2,30}$/.exec(entry.vpa)?.[0] ?? who.payerVpa,
    },
  };
}

/** UTRs of NEFT and RTGS, after the letters of the bank. */
const transfersIn = (text: string): string[] =>
  text.toUpperCase().match(/\b[A-Z]{4}[A-Z]?\d{11,}\b/g) ?? [];

/** Whether a number is sure to be the payment's: in a text without a network it may be an account's. */
const isOwn = ({ paymentId, reference }: Entry, whole: string, key: string | null): boolean =>
  key !== null && (paymentId !== '' || reference.includes(key) || /UPI|IMPS/i.test(whole));

/** Leaves out credits that were reversed, by another line of this statement or according to their own text. */
function withoutReversed(all: readonly Seen[]): Seen[] {
  const undone = new Set(
    all
      .filter(({ kind }) => kind === 'out')
      .flatMap(({ own, other, isReversal: isBack, paise }) =>
        [...own, ...(isBack ? other : [])].map((number) => `${number} ${paise}`),
      ),
  );
  const isUndone = ({ own, other, paise }: Seen) =>
    [...own, ...other].some((number) => undone.has(`${number} ${paise}`));
  return all.map((one) =>
    one.kind === 'in' && (one.isReversal || isUndone(one))
      ? { ...one, kind: 'left', why: words.reversed }
      : one,
  );
}

/** The rows of what came in: without a number that several payments share, and with their place among equals. */
function linesOf(credits: readonly Seen[]): StatementLine[] {
  const pairs = new Set(credits.map(({ row, key }) => `${row.utr} ${key}`));
  const shares = new Map<string | undefined, number>();
  for (const [utr] of [...pairs].map((pair) => pair.split(' ')))
    shares.set(utr, (shares.get(utr) ?? 0) + 1);
  const counts = new Map<string, number>();
  return credits.map(({ row }) => {
    const utr = (shares.get(row.utr ?? undefined) ?? 0) > 1 ? null : row.utr;
    const text = row.narration.replaceAll(' ', '');
    const equal = JSON.stringify([row.bookedOn, row.amountPaise, utr, text]);
    const ordinal = (counts.get(equal) ?? 0) + 1;
    counts.set(equal, ordinal);
    return { ...row, utr, ordinal };
  });
}

const sumOf = (lines: readonly Seen[]): Sum => ({
  count: lines.length,
  paise: lines.reduce((sum, { paise }) => sum + paise, 0),
});

/** Ten lines: one of each kind and reason, then the first of the others. */
function sampleOf(all: readonly Seen[], faults: readonly StatementFault[]): SampleLine[] {
  const samples = [
    ...all.map(({ row, kind, why, paise }) => ({
      line: row.line,
      bookedOn: row.bookedOn,
      text: row.payer ?? row.narration,
      kind,
      why,
      paise,
    })),
    ...faults.map(({ line, message }) => ({
      line,
      bookedOn: null,
      text: '',
      kind: 'fault' as const,
      why: message,
      paise: 0,
    })),
  ];
  const firsts = new Map(samples.toReversed().map((one) => [`${one.kind} ${one.why}`, one]));
  const chosen = new Set([...firsts.values(), ...samples].slice(0, SAMPLE_LINES + firsts.size));
  return [...chosen].slice(0, SAMPLE_LINES).toSorted((one, other) => one.line - other.line);
}

/** The contents of a statement: credits, debits, and the lines that are left out, with reasons. */
export function statementOf(entries: readonly Entry[], faults: readonly StatementFault[]) {
  const all = withoutReversed(entries.map(seenOf));
  const credits = all.filter(({ kind }) => kind === 'in');
  const debits = all.filter(({ kind }) => kind === 'out');
  const others = all.filter(({ kind }) => kind === 'left');
  const days = entries.map(({ bookedOn }) => bookedOn).toSorted();
  return {
    lines: linesOf(credits),
    /** Debits with their numbers: they may reverse lines of an earlier statement. */
    outgoing: debits.map(({ row: { line, bookedOn, amountPaise, utr } }) => ({
      line,
      bookedOn,
      amountPaise,
      utr,
    })),
    sums: {
      in: sumOf(credits),
      out: sumOf(debits),
      /** Lines left out, by the reason. */
      left: [...new Set(others.map(({ why }) => why))].map((reason) => {
        const { count, paise } = sumOf(others.filter(({ why }) => why === reason));
        return { why: reason, count, paise };
      }),
    },
    sample: sampleOf(all, faults),
    faults,
    /** First and last day with a line; null without any. */
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
  };
}
