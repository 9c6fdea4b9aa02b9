import { CalendarPlus } from 'lucide-react';
import { orderText } from '@/content/en/passes.ts';
import type { ShownPass } from '@/features/passes/data/passState.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';

const { actions: text } = orderText;

/** Downloads the nights of passes as a calendar file. */
export function CalendarOfPasses({ passes }: { passes: readonly ShownPass[] }) {
  const save = async () => {
    try {
      const { savePassNights } = await import('./passFiles.ts');
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
