import * as v from 'valibot';
import { getSupabase } from '@/shared/supabase/client.ts';
import { withTimeout } from '@/shared/lib/withTimeout.ts';
import { DataError, dataOf, succeed } from '@/shared/supabase/errors.ts';
import * as answers from './answers.ts';
import type { ServerClock } from './serverClock.ts';

export type ScanHow = 'camera' | 'wedge' | 'typed';
/** A scan at the moment. */
export type NewScan = { id: string; code: string; people: number; how: ScanHow };
/** A scan that is sent later, as `push_scans` takes it: with the hash of its code. */
export type SentScan = { id: string; hash: string; people: number; how: ScanHow; at: string };
export type ShiftKind = answers.Shift['kind'];
type NewShift = {
  id: string;
  night: string;
  kind: ShiftKind;
  gate: string;
  device: string;
  floatPaise: number;
};

type Raw = PromiseLike<Parameters<typeof dataOf>[0]>;

/** Most cash of a counter, paise: `close_shift` takes no more. */
export const MOST_CASH = 1_000_000_000;

/** Timeout of a call, ms: on a crowded network one may hang for minutes. Each may be sent again. */
const LONGEST_MS = 10_000;

const parsed = async <Schema extends v.GenericSchema>(schema: Schema, raw: Raw) =>
  v.parse(schema, dataOf(await withTimeout(Promise.resolve(raw), LONGEST_MS)));

/** Nights that a shift can be opened for. */
export const listNights = async () =>
  parsed(answers.nightsSchema, getSupabase().rpc('gate_nights'));

/** The calls of a shift. Each throws DataError; the clock learns from each answer. */
export function callsOf(clock: ServerClock) {
  const timed = async <Schema extends v.GenericSchema<unknown, { now: string }>>(
    schema: Schema,
    raw: Raw,
  ) => {
    const sentAt = clock.mark();
    const answer = await parsed(schema, raw);
    clock.note(answer.now, sentAt, clock.mark());
    return answer;
  };
  return {
    open: async (shift: NewShift) =>
      timed(
        answers.shiftSchema,
        getSupabase().rpc('open_shift', {
          p_id: shift.id,
          p_night_id: shift.night,
          p_kind: shift.kind,
          p_gate: shift.gate,
          p_device: shift.device,
          p_float_paise: shift.floatPaise,
        }),
      ),
    /** @param countedPaise cash that a counter has counted. */
    close: async (id: string, countedPaise?: number) =>
      timed(
        answers.shiftSchema,
        getSupabase().rpc('close_shift', {
          p_id: id,
          ...(countedPaise !== undefined && { p_counted_paise: countedPaise }),
        }),
      ),
    checkIn: async (shift: string, { id, code, people, how }: NewScan) =>
      timed(
        answers.scannedSchema,
        getSupabase().rpc('check_in', {
          p_shift_id: shift,
          p_scan_id: id,
          p_code: code,
          p_people: people,
          p_how: how,
        }),
      ),
    /** @param id of this call. @param scan of a pass of the order that was let in. */
    admitOrder: async (shift: string, id: string, scan: string) =>
      timed(
        answers.wholeOrderSchema,
        getSupabase().rpc('admit_order', { p_shift_id: shift, p_id: id, p_scan_id: scan }),
      ),
    push: async (shift: string, scans: SentScan[]) =>
      timed(
        answers.pushedSchema,
        getSupabase().rpc('push_scans', { p_shift_id: shift, p_scans: scans }),
      ),
    undo: async (shift: string, scan: string) =>
      timed(
        answers.undoneSchema,
        getSupabase().rpc('undo_scan', { p_shift_id: shift, p_scan_id: scan }),
      ),
    dispute: async (shift: string, scan: string, reason: string) => {
      const call = getSupabase().rpc('dispute_scan', {
        p_shift_id: shift,
        p_scan_id: scan,
        p_reason: reason,
      });
      succeed(await withTimeout(Promise.resolve(call), LONGEST_MS));
    },
    count: async (shift: string) =>
      timed(answers.countSchema, getSupabase().rpc('gate_count', { p_shift_id: shift })),
    list: async (shift: string, since?: number) =>
      parsed(
        answers.listSchema,
        getSupabase().rpc('gate_list', {
          p_shift_id: shift,
          ...(since !== undefined && { p_since: since }),
        }),
      ),
  };
}
export type GateCalls = ReturnType<typeof callsOf>;

const BUSY = 429;
const SERVER_FAULT = 500;

/** What a failed call means: the server was not reached or is too busy, it ended the session, the shift is gone, or it refused. */
export function failureOf(error: unknown): 'unreachable' | 'signed-out' | 'gone' | 'refused' {
  if (!(error instanceof DataError)) return 'unreachable';
  const { status, code } = error;
  if (status === 0 || status === BUSY || status >= SERVER_FAULT) return 'unreachable';
  if (status === 401 || status === 403 || code === '42501') return 'signed-out';
  return code === 'PT404' ? 'gone' : 'refused';
}
