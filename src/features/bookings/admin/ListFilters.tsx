import { startTransition, useEffect, useRef, useState } from 'react';
import { adminBookings } from '@/content/en/adminBookings.ts';
import { asStatus, type EnquiryStatus, enquiryStatuses } from '@/features/bookings/data/enquiry.ts';
import { SEARCH_MAX } from '@/features/bookings/data/enquiryQueries.ts';

/** The list is asked again when the typing pauses this long. */
const TYPING_PAUSE_MS = 300;

const control =
  'min-h-11 w-full rounded-md border border-edge bg-surface px-3 placeholder:text-muted text-[max(1rem,16px)] sm:min-h-9 sm:text-sm';

type ListFiltersProps = {
  search: string;
  status: EnquiryStatus | null;
  onSearch: (search: string) => void;
  onStatus: (status: EnquiryStatus | null) => void;
};

/** Search and status filter above the list; both live in the address. */
export function ListFilters({ search, status, onSearch, onStatus }: ListFiltersProps) {
  const words = adminBookings.filters;
  const options = [
    { value: '', label: words.anyStatus },
    ...enquiryStatuses.map((value) => ({ value, label: adminBookings.status[value] })),
  ];
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <SearchBox search={search} onSearch={onSearch} />
      <label className="block">
        <span className="text-muted mb-1 block text-xs font-semibold">{words.status}</span>
        <select
          className={control}
          value={status ?? ''}
          onChange={(event) => onStatus(asStatus(event.target.value))}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function SearchBox({ search, onSearch }: Pick<ListFiltersProps, 'search' | 'onSearch'>) {
  /** What is being typed; null while the address is what counts. */
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() !== search) onSearch(text.trim());
  };
  return (
    <label className="block">
      <span className="text-muted mb-1 block text-xs font-semibold">
        {adminBookings.filters.search}
      </span>
      <input
        type="search"
        className={control}
        value={typed ?? search}
        maxLength={SEARCH_MAX}
        placeholder={adminBookings.filters.searchHint}
        onChange={({ target: { value } }) => {
          setTyped(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(value), TYPING_PAUSE_MS);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(event.currentTarget.value);
        }}
        onBlur={({ target: { value } }) => {
          send(value);
          startTransition(() => setTyped(null));
        }}
      />
    </label>
  );
}
