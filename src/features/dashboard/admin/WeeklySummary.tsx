import { adminDashboard } from '@/content/en/adminDashboard.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { useSetWeekly, useWeekly } from './data/summary.ts';

const { weekly: words } = adminDashboard;

/** Switch for the weekly mail. */
export function WeeklySummary() {
  const { data } = useWeekly();
  const set = useSetWeekly();
  if (data === undefined) return null;
  return (
    <div className="mt-8">
      <Checkbox
        label={words.label}
        hint={words.hint}
        checked={set.isPending ? set.variables : data}
        disabled={set.isPending}
        onChange={({ target }) =>
          set.mutate(target.checked, {
            onSuccess: (isOn) => notify.success(isOn ? words.on : words.off),
            onError: () => notify.error(words.failed),
          })
        }
      />
    </div>
  );
}
