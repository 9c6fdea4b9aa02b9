import { useId } from 'react';
import { calculatorText } from '@/content/en/calculator.ts';
import { eventTypes } from '@/shared/lists/eventTypes.ts';
import { site } from '@/content/site.ts';
import { limits, seasons } from '@/features/calculator/data/plan.ts';
import { isCity, isDay } from '@/features/calculator/data/planSchema.ts';
import { Select } from '@/shared/forms/Select.tsx';
import { istDay } from '@/shared/lib/dates.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { DraftInput } from './DraftInput.tsx';
import { GuestFields } from './GuestFields.tsx';
import { MoneyFields } from './MoneyFields.tsx';
import type { Planning } from './usePlan.ts';

const text = calculatorText.event;
const typeOptions = eventTypes.map((value) => ({ value, label: value }));
const seasonOptions = seasons.map((value) => ({ value, label: calculatorText.seasons[value] }));

/** Event type, place, date, guests and budget. */
export function EventFields({ planning }: { planning: Planning }) {
  const { plan, edit, leave } = planning;
  const cities = useId();

  const onCity = (city: string) =>
    edit(isCity(city) ? { set: { city } } : { refused: text.cityError(limits.city) }, 'city');
  const onDate = (date: string) => {
    const fits = date === '' || (isDay(date) && date >= istDay(new Date(serverNow())));
    return edit(fits ? { set: { date } } : { refused: text.dateError }, 'date');
  };

  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <Select
        label={text.type}
        options={typeOptions}
        value={plan.eventType}
        onChange={({ target }) => {
          const eventType = eventTypes.find((type) => type === target.value);
          if (eventType) edit({ set: { eventType } });
        }}
      />
      <DraftInput
        label={text.city}
        optional={text.optional}
        inputMode="text"
        maxLength={limits.city + 1}
        list={cities}
        value={plan.city}
        onType={onCity}
        onLeave={leave}
      />
      <datalist id={cities}>
        {site.cities.map((city) => (
          <option key={city} value={city}>
            {city}
          </option>
        ))}
      </datalist>
      <DraftInput
        type="date"
        label={text.date}
        optional={text.optional}
        value={plan.date}
        onType={onDate}
        onLeave={leave}
      />
      <Select
        label={text.season}
        optional={text.optional}
        hint={calculatorText.seasonHints[plan.season]}
        options={seasonOptions}
        value={plan.season}
        onChange={({ target }) => {
          const season = seasons.find((known) => known === target.value);
          if (season !== undefined) edit({ set: { season } });
        }}
      />
      <GuestFields planning={planning} />
      <MoneyFields planning={planning} />
    </div>
  );
}
