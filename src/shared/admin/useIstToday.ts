import { useEffect, useState } from 'react';
import { type IsoDay, istDay, startOfIstDay } from '@/shared/lib/dates.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The current day in Patna; updates at midnight there while the screen is open. */
export function useIstToday(): IsoDay {
  const [today, setToday] = useState(() => istDay(new Date(serverNow())));
  useEffect(() => {
    const midnight = startOfIstDay(today).getTime() + DAY_MS;
    const timer = setTimeout(
      () => setToday(istDay(new Date(serverNow()))),
      midnight - serverNow() + 500,
    );
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}
