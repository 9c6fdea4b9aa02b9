import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { formatIsoDay, formatIstTime } from '@/shared/lib/dates.ts';
import type { Verdict } from './data/verdicts.ts';

const words = adminCheckIn.verdict;

/** 'ADMIT 2', 'LOOK' or 'STOP'. */
export function titleOf({ signal, admitted }: Verdict): string {
  if (signal === 'admit') return words.admit(admitted);
  if (signal === 'stop') return words.stop;
  return admitted > 0 ? words.amber(admitted) : words.look;
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
