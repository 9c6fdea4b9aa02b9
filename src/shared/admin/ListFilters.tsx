import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { adminKit } from '@/content/en/adminKit.ts';
import type { Option } from '@/shared/forms/Select.tsx';

/** Debounce of the search, ms. */
const TYPING_PAUSE_MS = 300;

const control =
  'min-h-11 w-full rounded-md border border-edge bg-surface px-3 placeholder:text-muted text-[max(1rem,16px)] sm:min-h-9 sm:text-sm';

/** Search and filters above a list, side by side where they fit; on a phone two filters share a line. */
export function ListFilters({ children }: { children: ReactNode }) {
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] max-sm:[&>label]:col-span-2">
      {children}
    </div>
  );
}

type SearchBoxProps = {
  search: string;
  /** Placeholder: the columns that are searched. */
  hint: string;
  /** Characters. */
  most: number;
  onSearch: (search: string) => void;
};

/** A search that is sent when the typing pauses. */
export function SearchBox({ search, hint, most, onSearch }: SearchBoxProps) {
  /** The text being typed; null while the address holds the search. */
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() !== search) onSearch(text.trim());
  };
  return (
    <label className="block">
      <span className="text-muted mb-1 block text-xs font-semibold">{adminKit.list.search}</span>
      <input
        type="search"
        className={control}
        value={typed ?? search}
        maxLength={most}
        placeholder={hint}
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
          setTyped(null);
        }}
      />
    </label>
  );
}

type SelectFilterProps<T extends string> = {
  label: string;
  value: T | null;
  options: readonly (Option & { value: T })[];
  onChange: (value: T | null) => void;
};

/** A filter with a few choices; its first one is all. */
export function SelectFilter<T extends string>({
  label,
  value,
  options,
  onChange,
}: SelectFilterProps<T>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-muted mb-1 block text-xs font-semibold">
        {label}
      </label>
      <select
        id={id}
        className={control}
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(options.find((option) => option.value === target.value)?.value ?? null)
        }
      >
        <option value="">{adminKit.list.any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

type DayFilterProps = {
  label: string;
  day: string | null;
  onChange: (day: string | null) => void;
};

/** A filter by a day. */
export function DayFilter({ label, day, onChange }: DayFilterProps) {
  const id = useId();
  /** What is being typed, such as the year 0002 on the way to 2026; null while the address holds the day. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div>
      <label htmlFor={id} className="text-muted mb-1 block text-xs font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="date"
        min="2020-01-01"
        className={control}
        value={typed ?? day ?? ''}
        onChange={({ target: { value, validity } }) => {
          setTyped(value);
          if (!validity.rangeUnderflow && !validity.badInput) onChange(value || null);
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}
