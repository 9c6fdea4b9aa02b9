import { CircleDot, PencilLine } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { adminSiteContent as words } from '@/content/en/adminSiteContent.ts';
import { type Column, DataTable } from '@/shared/admin/DataTable.tsx';
import { ListFilters, SearchBox } from '@/shared/admin/ListFilters.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { searchRule, useListState } from '@/shared/admin/useListState.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { folded } from '@/shared/lib/text.ts';
import type { Section } from '@/features/site-content/data/section.ts';
import { sections } from '@/features/site-content/data/sections.ts';
import { useContentRows, useSectionTexts } from './data/contentQueries.ts';
import { valueText } from '@/shared/admin/fields/fieldValue.ts';

const { columns: headings } = words;
const MOST_SEARCHED = 60;
const listSchema = v.object({ search: searchRule(MOST_SEARCHED) });

type Row = {
  section: Section;
  state: 'waiting' | 'own' | 'standard';
  changed: string | null;
};

function StateMark({ state }: Pick<Row, 'state'>) {
  if (state === 'standard') return <span className="text-muted">{words.standard}</span>;
  const Icon = state === 'waiting' ? CircleDot : PencilLine;
  return (
    <span
      className={`inline-flex items-center gap-1.5 ${state === 'waiting' ? 'font-semibold' : ''}`}
    >
      <Icon aria-hidden className="size-4" />
      {words[state]}
    </span>
  );
}

const columns: readonly Column<Row>[] = [
  { heading: headings.section, card: 'title', cell: ({ section }) => words.sections[section.key] },
  { heading: headings.page, cell: ({ section }) => words.pages[section.page] },
  { heading: headings.state, card: 'status', cell: (row) => <StateMark {...row} /> },
  {
    heading: headings.changed,
    cell: ({ changed }) =>
      changed && <span className="text-muted text-xs">{formatIstDateTime(new Date(changed))}</span>,
  },
];

/** All sections of the pages; the company has its own screen. */
export function ContentList() {
  const { values, set } = useListState(listSchema);
  const [params] = useSearchParams();
  const needle = folded(values.search);
  const defaults = useSectionTexts(needle !== '').data;
  const query = useContentRows((stored) => {
    const rows = sections
      .filter(({ key, page }) => {
        if (page === 'firm') return false;
        const draft = stored.find((row) => row.key === key)?.draft;
        // Also searches the section's texts.
        const within = valueText({ ...defaults?.get(key), ...Object(draft ?? {}) });
        const text = `${words.sections[key]} ${words.pages[page]} ${within}`;
        return folded(text).includes(needle);
      })
      .map((section): Row => {
        const row = stored.find(({ key }) => key === section.key);
        const isWaiting =
          JSON.stringify(row?.draft ?? null) !== JSON.stringify(row?.published ?? null);
        const state = isWaiting ? 'waiting' : row?.published ? 'own' : 'standard';
        return { section, state, changed: row?.updated_at ?? null };
      });
    return { rows, total: rows.length };
  });
  return (
    <>
      <ListFilters>
        <SearchBox
          search={values.search}
          hint={words.search}
          most={MOST_SEARCHED}
          onSearch={(search) => set({ search }, true)}
        />
      </ListFilters>
      <ListScreen
        query={query}
        empty={<ListMessage title={words.missing} />}
        onClear={() => set({ search: '' })}
        narrowedBy="search"
      >
        {(rows) => (
          <DataTable
            caption={words.caption}
            columns={columns}
            rows={rows}
            keyOf={({ section }) => section.key}
            hrefOf={({ section }) => {
              const next = new URLSearchParams(params);
              next.set('section', section.key);
              next.delete('search');
              if (needle !== '') next.set('find', values.search.trim());
              return `?${next.toString()}`;
            }}
          />
        )}
      </ListScreen>
    </>
  );
}
