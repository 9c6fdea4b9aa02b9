import { orderText } from '@/content/en/passes.ts';
import { passIcs } from '@/features/passes/data/passIcs.ts';
import type { ShownPass } from '@/features/passes/data/passState.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { saveFile } from '@/shared/lib/saveFile.ts';
import { notify } from '@/shared/ui/notify.ts';

/** Downloads the nights of passes as a calendar file. */
export function savePassNights(passes: readonly ShownPass[]): void {
  try {
    const text = passIcs(passes, location.hostname, new Date(serverNow()));
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'raas-garba.ics');
  } catch (error) {
    console.warn('The calendar file could not be created', error);
    notify.error(orderText.actions.calendarFailed);
  }
}
