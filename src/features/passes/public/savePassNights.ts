import { passIcs } from '@/features/passes/data/passIcs.ts';
import type { ShownPass } from '@/features/passes/data/passState.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { saveFile } from '@/shared/lib/saveFile.ts';

/** Downloads the nights of passes as a calendar file. @throws if that is not possible. */
export function savePassNights(passes: readonly ShownPass[]): void {
  const text = passIcs(passes, location.hostname, new Date(serverNow()));
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'raas-garba.ics');
}
