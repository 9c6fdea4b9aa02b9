import { X } from 'lucide-react';
import { adminAnalytics } from '@/content/en/adminAnalytics.ts';
import { type Address, type FilterName, filterNames, type Filters } from './data/reportPeriod.ts';
import { valueName } from './data/names.ts';
import { FilterLink } from './FilterLink.tsx';

const { filter: words, names } = adminAnalytics;

/** Query parameters that remove all filters. */
const noFilters: Partial<Address> = Object.fromEntries(filterNames.map((name) => [name, null]));

type FilterChipsProps = { filters: Filters; hrefOf: (changes: Partial<Address>) => string };

/** The active filters, each with a link that removes it. */
export function FilterChips({ filters, hrefOf }: FilterChipsProps) {
  const chosen = filterNames.flatMap((name): [FilterName, string][] => {
    const value = filters[name];
    return value === undefined ? [] : [[name, value]];
  });
  if (chosen.length === 0) return null;
  return (
    <section
      aria-labelledby="filters"
      className="border-line bg-surface mt-4 flex flex-wrap items-center gap-2 rounded-lg border px-3 py-2"
    >
      <h2 id="filters" className="font-semibold">
        {words.title}
      </h2>
      <ul className="contents">
        {chosen.map(([name, value]) => (
          <li key={name}>
            <FilterLink
              to={hrefOf({ [name]: null })}
              className="border-edge hover:bg-line/40 inline-flex min-h-11 items-center gap-2 rounded-full border px-3 break-all sm:min-h-9"
            >
              {words.chip(names[name], valueName(name, value))}
              <X aria-hidden className="size-4 flex-none print:hidden" />
              <span className="sr-only">, {words.remove}</span>
            </FilterLink>
          </li>
        ))}
      </ul>
      {chosen.length > 1 && (
        <FilterLink to={hrefOf(noFilters)} className="link px-2 print:hidden">
          {words.clear}
        </FilterLink>
      )}
    </section>
  );
}
