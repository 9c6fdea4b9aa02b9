import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPortfolio as words } from '@/content/en/adminPortfolio.ts';
import { NEW } from '@/shared/admin/data/recordTable.ts';
import { useOrder } from '@/shared/admin/data/useOrder.ts';
import { useRecord, useRecordList } from '@/shared/admin/data/useRecords.ts';
import { ListFilters, SearchBox, SelectFilter } from '@/shared/admin/ListFilters.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { RecordDialog } from '@/shared/admin/RecordDialog.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { SortableList } from '@/shared/admin/SortableList.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { AlbumCard } from './AlbumCard.tsx';
import { AlbumEditor } from './AlbumEditor.tsx';
import {
  type AlbumRow,
  albumStates,
  albums as described,
  FEATURED_SHOWN,
  listSchema,
  SEARCH_MAX,
} from './data/albums.ts';
import { useAlbumSummaries } from './data/useAlbums.ts';

const stateOptions = albumStates.map((value) => ({ value, label: words.states[value] }));

const isIn = (state: (typeof albumStates)[number] | null) => (row: AlbumRow) => {
  if (state === 'removed') return row.deleted_at !== null;
  if (row.deleted_at !== null) return false;
  if (state === 'featured') return row.is_featured;
  return state === null || !row.is_visible;
};

/** All albums, with search, filter and order. */
export default function AlbumsList() {
  const { values, set, hrefOf } = useListState(listSchema);
  const { find, state, open } = values;
  const [made, setMade] = useState<string>();
  const query = useRecordList(described.table, { search: find });
  const album = useRecord(described.table, open);
  const summaries = useAlbumSummaries();
  const reorder = useOrder(described.table);
  const rows = (query.data?.rows ?? []).filter(isIn(state));
  const albums = { ...query, data: query.data && { rows, total: rows.length } } as typeof query;
  const featured = rows.filter((row) => row.is_featured && row.is_visible).length;
  const isFiltered = find !== '' || state !== null;

  const card = (row: AlbumRow) => (
    <AlbumCard album={row} summary={summaries.data?.get(row.id)} href={hrefOf({ open: row.id })} />
  );
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro}>
        <Link to={hrefOf({ open: NEW })} className={buttonClass({ size: 'sm' })}>
          <Plus aria-hidden />
          {words.add}
        </Link>
      </ScreenHeading>
      <ListFilters>
        <SearchBox
          search={find}
          hint={words.search}
          most={SEARCH_MAX}
          onSearch={(search) => set({ find: search }, true)}
        />
        <SelectFilter
          label={words.state}
          value={state}
          options={stateOptions}
          onChange={(choice) => set({ state: choice })}
        />
      </ListFilters>
      {featured > FEATURED_SHOWN && (
        <p className="border-marigold bg-marigold/15 mb-4 rounded-lg border px-3 py-2">
          {words.tooMany(featured, FEATURED_SHOWN)}
        </p>
      )}
      <ListScreen
        query={albums}
        empty={<ListMessage title={words.empty} hint={words.emptyHint} />}
        onClear={isFiltered ? () => set({ find: '', state: null }) : undefined}
      >
        {() =>
          isFiltered ? (
            <ul aria-label={words.list} className="space-y-3">
              {rows.map((row) => (
                <li key={row.id} className="border-line bg-surface rounded-lg border p-2">
                  {card(row)}
                </li>
              ))}
            </ul>
          ) : (
            <SortableList
              label={words.list}
              items={rows}
              idOf={({ id }) => id}
              nameOf={({ title }) => title}
              onReorder={(from, to) => void reorder(rows, from, to)}
            >
              {card}
            </SortableList>
          )
        }
      </ListScreen>
      <RecordDialog
        named={open}
        query={album}
        title={(row) => row?.title ?? words.newTitle}
        missing={words.missing}
        onClose={() => set({ open: null }, true)}
        fresh={
          <AlbumEditor
            onSaved={({ id }) => {
              setMade(id);
              set({ open: id }, true);
            }}
          />
        }
      >
        {(row) => (
          <AlbumEditor
            album={row}
            onClose={() => set({ open: null }, true)}
            isNew={row.id === made}
          />
        )}
      </RecordDialog>
    </>
  );
}
