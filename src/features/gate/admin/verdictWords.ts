import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { formatIsoDay, formatIstTime } from '@/shared/lib/dates.ts';
import type { Verdict } from './data/verdicts.ts';

const words = adminCheckIn.verdict;

/** How a verdict looks; `offline`: let in by the phone's list alone. */
export function lookOf({ signal, admitted }: Verdict): Verdict['signal'] | 'offline' {
  return signal === 'look' && admitted > 0 ? 'offline' : signal;
}

/** 'ADMIT 2', 'LOOK' or 'STOP'. */
export function titleOf({ signal, admitted }: Verdict): string {
  if (admitted > 0) return words.admit(admitted);
  return signal === 'stop' ? words.stop : words.look;
}

/** The reason with when, where and for which nights. */
export function reasonOf({ reason, since, gate, nights, blockedWhy, message }: Verdict): string[] {
  if (reason === undefined) return [];
  return [
    words.reasons[reason],
    since === undefined ? '' : words.since(formatIstTime(new Date(since)), gate ?? ''),
    nights.length === 0 ? '' : words.nights(nights.map(formatIsoDay).join('; ')),
    blockedWhy ?? '',
    message ?? '',
  ].filter(Boolean);
}
