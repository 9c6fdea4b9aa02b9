import { accountSchema } from '@/shared/admin/accountSchema.ts';
import { type ArgsOf, call } from '@/shared/data/call.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { gateNightsSchema } from '@/shared/passes/gateNights.ts';
import type { Failure } from '@/shared/supabase/failure.ts';
import * as answers from './answers.ts';
import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import type { UnsentScans } from './endedShift.ts';
import type { ServerClock } from './serverClock.ts';

export type ScanHow = 'camera' | 'wedge' | 'typed';
/** A scan that is sent at once. */
export type NewScan = { id: string; code: string; people: number; how: ScanHow };
/** A scan that is sent later, as `push_scans` takes it: with the hash of its code. */
export type SentScan = { id: string; hash: string; people: number; how: ScanHow; at: string };
export type ShiftKind = answers.Shift['kind'];
type NewShift = {
  id: string;
  night: string;
  kind: ShiftKind;
  gate: string;
  floatPaise: number;
};

/** Timeout, ms: on a crowded network a call may hang for minutes. Every call may be repeated. */
const patience = 10_000;

/** Maximum cash of a counter, paise, as in `close_shift`. */
export const MOST_CASH = 1_000_000_000;

const gateNights = call('gate_nights', { answer: gateNightsSchema, patience });
const openShift = call('open_shift', { answer: answers.shiftSchema, patience });
const closeShift = call('close_shift', { answer: answers.shiftSchema, patience });
const checkIn = call('check_in', { answer: answers.scannedSchema, patience });
const admitOrder = call('admit_order', { answer: answers.wholeOrderSchema, patience });
const pushScans = call('push_scans', { answer: answers.pushedSchema, patience });
const undoScan = call('undo_scan', { answer: answers.undoneSchema, patience });
const disputeScan = call('dispute_scan', { patience });
const gateCount = call('gate_count', { answer: answers.countSchema, patience });
const gateList = call('gate_list', { answer: answers.listSchema, patience });

const noteShiftEnd = call('note_shift_end', { patience });
const myAccount = call('my_account', { answer: accountSchema, patience });

/**
 * Asks without an account whether a shift has ended, and says that this phone knows.
 * @returns revoked by the owner, over with its account, undefined: neither.
 */
export async function noteEnd(shift: string, { people, sent }: UnsentScans) {
  const args = { p_shift_id: shift, p_unsent: people, p_sent: [...sent] };
  const why: string | null = await noteShiftEnd(getVisitorClient(), args);
  return why === 'revoked' || why === 'over' ? why : undefined;
}

/** What the account is for. */
export const readAccount = async () => myAccount(getSupabase(), {});

/** Nights that a shift can be opened for. */
export const listNights = async () => gateNights(getSupabase(), {});

/** The calls of a shift. Each throws DataError; the clock learns from each answer. */
export function callsOf(clock: ServerClock) {
  const timed = async <Answer extends { now: string }>(request: Promise<Answer>) => {
    const sentAt = clock.mark();
    const answer = await request;
    clock.note(answer.now, sentAt, clock.mark());
    return answer;
  };
  return {
    open: async (shift: NewShift) =>
      timed(
        openShift(getSupabase(), {
          p_id: shift.id,
          p_night_id: shift.night,
          p_kind: shift.kind,
          p_gate: shift.gate,
          p_float_paise: shift.floatPaise,
        }),
      ),
    /** @param countedPaise cash that a counter has counted. */
    close: async (id: string, countedPaise?: number) =>
      timed(
        closeShift(getSupabase(), {
          p_id: id,
          ...(countedPaise !== undefined && { p_counted_paise: countedPaise }),
        }),
      ),
    checkIn: async (shift: string, { id, code, people, how }: NewScan) =>
      timed(
        checkIn(getSupabase(), {
          p_shift_id: shift,
          p_scan_id: id,
          p_code: code,
          p_people: people,
          p_how: how,
        }),
      ),
    /**
     * @param id the id of this call.
     * @param scan the id of the scan that admitted a pass of the order.
     */
    admitOrder: async (shift: string, id: string, scan: string) =>
      timed(admitOrder(getSupabase(), { p_shift_id: shift, p_id: id, p_scan_id: scan })),
    push: async (shift: string, scans: SentScan[]) =>
      timed(pushScans(getSupabase(), { p_shift_id: shift, p_scans: scans })),
    undo: async (shift: string, scan: string) =>
      timed(undoScan(getSupabase(), { p_shift_id: shift, p_scan_id: scan })),
    dispute: async (shift: string, scan: string, reason: string) =>
      disputeScan(getSupabase(), { p_shift_id: shift, p_scan_id: scan, p_reason: reason }),
    noteEnd,
    count: async (shift: string) => timed(gateCount(getSupabase(), { p_shift_id: shift })),
    list: async (shift: string, since?: number) => {
      const args: ArgsOf<'gate_list'> = { p_shift_id: shift };
      return gateList(getSupabase(), since === undefined ? args : { ...args, p_since: since });
    },
  };
}
export type GateCalls = ReturnType<typeof callsOf>;

/** Whether there is no answer from the server (yet): the phone then decides alone. */
export const isUnanswered = ({ kind }: Failure) => kind === 'unreachable' || kind === 'busy';

/** Whether the server has refused this scan for good. */
export const isRefused = ({ kind }: Failure) =>
  kind === 'refused' || kind === 'field' || kind === 'invalid';
