import { foodNames, venuesText, venueTypeNames } from '@/content/en/venues.ts';
import type { VenueArea } from '@/features/venues/data/venue.ts';
import { filterLimits, parkingSteps, roomSteps } from '@/features/venues/data/venueFilters.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { Select } from '@/shared/forms/Select.tsx';
import { readCount } from '@/shared/lib/figures.ts';
import { parseInr } from '@/shared/lib/money.ts';
import { eventTypes } from '@/shared/lists/eventTypes.ts';
import { foods } from '@/shared/lists/foods.ts';
import { venueTypes } from '@/shared/lists/venueTypes.ts';
import { NumberFilter } from './NumberFilter.tsx';
import type { FilterControl } from './useVenueFilters.ts';

const { labels, any, numberErrors } = venuesText;
const readGuests = (text: string) => readCount(text, 'guests');
/** The site filters by whole rupees. */
const readPlate = (text: string) => {
  const paise = parseInr(text, 'plate');
  return paise === undefined ? undefined : Math.floor(paise / 100);
};
const eventOptions = eventTypes.map((value) => ({ value, label: value }));
const foodOptions = foods.map((value) => ({ value, label: foodNames[value] }));
const typeOptions = venueTypes.map((value) => ({ value, label: venueTypeNames[value] }));
const roomOptions = roomSteps.map((rooms) => ({
  value: String(rooms),
  label: venuesText.atLeastRooms(rooms),
}));
const parkingOptions = parkingSteps.map((cars) => ({
  value: String(cars),
  label: venuesText.atLeastCars(cars),
}));

type FilterFieldsProps = { control: FilterControl; areas: readonly VenueArea[] };

/** All filters of the directory. */
export function FilterFields({ control, areas }: FilterFieldsProps) {
  const { filters, change } = control;
  return (
    <>
      <Select
        label={labels.event}
        hint={venuesText.eventHint}
        placeholder={any.event}
        options={eventOptions}
        value={filters.event ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change('event', eventTypes.find((event) => event === value) ?? null)
        }
      />
      <Select
        label={labels.area}
        placeholder={any.area}
        options={areas.map(({ area, venues }) => ({
          value: area,
          label: venuesText.areaOption(area, venues),
        }))}
        value={filters.area ?? ''}
        onChange={(event) => change('area', event.currentTarget.value || null)}
      />
      <NumberFilter
        label={labels.guests}
        value={filters.guests}
        read={readGuests}
        error={numberErrors.guests}
        most={filterLimits.guests}
        onChange={(guests) => change('guests', guests)}
      />
      <NumberFilter
        label={labels.plate}
        value={filters.plate}
        read={readPlate}
        error={numberErrors.plate}
        most={filterLimits.plate}
        onChange={(plate) => change('plate', plate)}
      />
      <Select
        label={labels.food}
        placeholder={any.food}
        options={foodOptions}
        value={filters.food ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change('food', foods.find((food) => food === value) ?? null)
        }
      />
      <Select
        label={labels.type}
        placeholder={any.type}
        options={typeOptions}
        value={filters.type ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change('type', venueTypes.find((type) => type === value) ?? null)
        }
      />
      <div className="grid grid-cols-2 gap-4">
        <Select
          label={labels.rooms}
          placeholder={any.rooms}
          options={roomOptions}
          value={String(filters.rooms || '')}
          onChange={(event) => change('rooms', Number(event.currentTarget.value))}
        />
        <Select
          label={labels.parking}
          placeholder={any.parking}
          options={parkingOptions}
          value={String(filters.parking || '')}
          onChange={(event) => change('parking', Number(event.currentTarget.value))}
        />
      </div>
      <div>
        <Checkbox
          label={labels.ac}
          checked={filters.ac}
          onChange={(event) => change('ac', event.currentTarget.checked)}
        />
        <Checkbox
          label={labels.caterer}
          checked={filters.caterer}
          onChange={(event) => change('caterer', event.currentTarget.checked)}
        />
      </div>
    </>
  );
}
