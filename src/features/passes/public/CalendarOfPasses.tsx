import { CalendarPlus } from 'lucide-react';
import { useEffect } from 'react';
import { orderText } from '@/content/en/passes.ts';
import type { ShownPass } from '@/features/passes/data/passState.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';

const { actions: text } = orderText;

/** Downloads the nights of passes as a calendar file. */
export function CalendarOfPasses({ passes }: { passes: readonly ShownPass[] }) {
  // Now, as there may be no connection later.
  useEffect(() => void import('./savePassNights.ts').catch(() => undefined), []);
  const save = async () => {
    try {
      const { savePassNights } = await import('./savePassNights.ts');
      savePassNights(passes);
    } catch (error) {
      console.warn('The calendar file could not be created', error);
      notify.error(text.calendarFailed);
    }
  };
  return (
    <Button variant="secondary" onClick={() => void save()}>
      <CalendarPlus aria-hidden />
      {text.calendar}
    </Button>
  );
}
