import { adminAnalytics } from '@/content/en/adminAnalytics.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import type { IsoDay } from '@/shared/lib/dates.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { type Address, type Period, windows } from './data/reportPeriod.ts';
import { FilterLink } from './FilterLink.tsx';

const { period: words } = adminAnalytics;

type PeriodBarProps = {
  days: Address['days'];
  /** The current period. */
  period: Period;
  today: IsoDay;
  hrefOf: (changes: Partial<Address>) => string;
  onChoose: (period: Period) => void;
};

/** Selects the days of the report. */
export function PeriodBar({ days, period, today, hrefOf, onChoose }: PeriodBarProps) {
  const choose = (data: FormData) =>
    onChoose({ from: textOf(data, 'from'), to: textOf(data, 'to') });
  return (
    <div className="print:hidden">
      <nav aria-label={words.label} className="flex flex-wrap gap-2">
        {windows.map((choice) => (
          <FilterLink
            key={choice}
            to={hrefOf({
              days: choice,
              from: choice === 'own' ? period.from : null,
              to: choice === 'own' ? period.to : null,
            })}
            current={choice === days}
            className="border-edge aria-[current]:border-sindoor aria-[current]:bg-sindoor aria-[current]:text-on-sindoor grid min-h-11 place-items-center rounded-full border px-4 aria-[current]:font-semibold sm:min-h-9"
          >
            {words.choices[choice]}
          </FilterLink>
        ))}
      </nav>
      {days === 'own' && (
        <form
          key={`${period.from} ${period.to}`}
          onSubmit={(event) => {
            event.preventDefault();
            choose(new FormData(event.currentTarget));
          }}
          className="mt-3 flex flex-wrap items-end gap-3"
        >
          <TextInput
            type="date"
            name="from"
            label={words.from}
            defaultValue={period.from}
            max={today}
            required
          />
          <TextInput
            type="date"
            name="to"
            label={words.to}
            defaultValue={period.to}
            max={today}
            required
          />
          <Button type="submit" variant="secondary">
            {words.show}
          </Button>
        </form>
      )}
    </div>
  );
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
