import { orderText } from '@/content/en/passes.ts';
import { passEvents } from '@/features/passes/data/passIcs.ts';
import type { ShownPass } from '@/features/passes/data/passState.ts';
import { istDay } from '@/shared/lib/dates.ts';
import { saveIcs } from '@/shared/lib/saveIcs.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { dayList } from '@/features/passes/data/passWords.ts';

/** Puts the nights of passes into the calendar of whoever has them. @throws if that is not possible. */
export function savePassNights(passes: readonly ShownPass[]): void {
  const events = passEvents(passes, location.hostname, new Date(serverNow()));
  const days = dayList(events.map(({ start }) => ({ date: istDay(start) })));
  const others = orderText.actions.calendarNights(days);
  saveIcs(events, { product: 'Passes', name: 'raas-garba.ics', others });
}
