import { readPassCode } from '@/shared/lib/passCode.ts';
import { scanReasons } from '@/shared/lists/scanReasons.ts';
import type { Answer, WholeOrder } from './answers.ts';
import type { ScanHow } from './calls.ts';
import type { ListedPass } from './gateList.ts';
import type { KeptVerdict } from './gateStore.ts';

type ScanReason = (typeof scanReasons)[number];

/** Reasons of the server, then of the phone itself. */
export const verdictReasons = [
  ...scanReasons,
  /** A group: the person at the gate enters the number of people. */
  'how_many',
  /** The code is not one of a pass. */
  'not_a_pass',
  /** No connection, and the phone's list does not have it. */
  'not_listed',
  /** No connection and no list. */
  'no_list',
  /** The server refused the call. */
  'failed',
  /** The others of an order: no answer. */
  'order_lost',
] as const;
export type VerdictReason = (typeof verdictReasons)[number];

/** The verdict on one scan, as shown on the screen. */
export type Verdict = {
  /** Of the scan. */
  id: string;
  signal: 'admit' | 'look' | 'stop';
  reason?: VerdictReason | undefined;
  /** Whether the server has judged, which knows the other gates' scans. */
  isChecked: boolean;
  code: string;
  /** The pass's row in the list; '' if it is not listed. */
  pass: string;
  how: ScanHow;
  /** The server's time, ms. */
  at: number;
  kind: string;
  people: number;
  admitted: number;
  /** People of the pass who are not inside. */
  left: number;
  /** When and where they came in, ISO 8601. */
  since?: string | undefined;
  gate?: string | undefined;
  blockedWhy?: string | undefined;
  /** Days that the pass is for. */
  nights: readonly string[];
  /** Of the same order, valid tonight and outside. */
  others?: Answer['others'];
  /** The server's own sentence, with `failed`. */
  message?: string | undefined;
  isUndone: boolean;
};

export type Scan = Pick<Verdict, 'id' | 'code' | 'pass' | 'how' | 'at'>;

const nothing = {
  isChecked: false,
  kind: '',
  people: 1,
  admitted: 0,
  left: 0,
  nights: [],
  isUndone: false,
} as const;

/**
 * The code in a scanned or typed text, if any. A short code counts only if typed: anybody can print eight characters.
 */
export function codeIn(text: string, how: ScanHow): string | undefined {
  const input = readPassCode(text);
  if (input.kind === 'code') return input.code;
  return input.kind === 'short' && how === 'typed' ? input.short : undefined;
}

export function stopped(scan: Scan, reason: VerdictReason, message?: string): Verdict {
  return { ...nothing, ...scan, signal: 'stop', reason, message };
}

/** A verdict that an earlier page or another tab may have kept. */
export const recalled = (kept: KeptVerdict): Verdict => ({ ...nothing, ...kept, code: '' });

/** The server's verdict. */
export function verdictOf(scan: Scan, answer: Answer): Verdict {
  const { result, kind = '', blocked_why: blockedWhy, nights, ...rest } = answer;
  return {
    ...scan,
    signal: result === 'admitted' ? 'admit' : rest.reason === 'too_many' ? 'look' : 'stop',
    reason: rest.reason,
    isChecked: true,
    kind,
    people: rest.people,
    admitted: rest.admitted,
    left: rest.left,
    since: rest.since,
    gate: rest.gate,
    blockedWhy,
    nights: nights ?? [],
    others: rest.others,
    isUndone: false,
  };
}

/** The others of an order, let in together. */
export function wholeOrderVerdict(scan: Scan, { admitted, reason }: WholeOrder): Verdict {
  if (admitted === 0) return { ...stopped(scan, reason ?? 'inside'), isChecked: true };
  return { ...nothing, ...scan, signal: 'admit', isChecked: true, people: admitted, admitted };
}

/** People of a listed pass who are not inside, as far as this phone knows. */
export const leftOf = ({ people, entered }: ListedPass) => Math.max(0, people - entered);

/** Why the phone's list refuses a pass; undefined: it would let them in. */
function refusalOf(pass: ListedPass, people: number): ScanReason | undefined {
  if (pass.state !== 'valid') return pass.state;
  if (leftOf(pass) === 0) return 'inside';
  return leftOf(pass) < people ? 'too_many' : undefined;
}

/** The verdict of the phone's list alone: never green. */
export function listVerdict(scan: Scan, pass: ListedPass, people: number): Verdict {
  const reason = refusalOf(pass, people);
  return {
    ...nothing,
    ...scan,
    signal: reason === undefined || reason === 'too_many' ? 'look' : 'stop',
    reason,
    kind: pass.kind,
    people: pass.people,
    admitted: reason === undefined ? people : 0,
    left: leftOf(pass) - (reason === undefined ? people : 0),
  };
}

/** Requests the number of people of a group. */
export function groupQuestion(scan: Scan, pass: ListedPass): Verdict {
  const { kind, people } = pass;
  const left = leftOf(pass);
  return { ...nothing, ...scan, signal: 'look', reason: 'how_many', kind, people, left };
}
