import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminVenues as words } from '@/content/en/adminVenues.ts';
import { venueTypeNames } from '@/content/en/venues.ts';
import { NEW } from '@/shared/admin/data/recordTable.ts';
import { useRecord } from '@/shared/admin/data/useRecords.ts';
import { ExportButton } from '@/shared/admin/ExportButton.tsx';
import { ListFilters, SearchBox, SelectFilter } from '@/shared/admin/ListFilters.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { RecordDialog } from '@/shared/admin/RecordDialog.tsx';
import { ImportRows } from '@/shared/admin/resource/ImportRows.tsx';
import { csvColumns } from '@/shared/admin/resource/resourceCsv.ts';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { venueTypes } from '@/shared/lists/venueTypes.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { useVenueAreas, useVenueChanges, useVenueList } from './data/useVenues.ts';
import { filterSchema, SEARCH_MAX } from './data/venueList.ts';
import { venues as described } from './data/venues.ts';
import { listVenues, PAGE_SIZE } from './data/venueTable.ts';
import { VenueBulkBar } from './VenueBulkBar.tsx';
import { VenueEditor } from './VenueEditor.tsx';
import { VenueForm } from './VenueForm.tsx';
import { VenuesTable } from './VenuesTable.tsx';

const { filters: labels, visibility } = words;

const typeOptions = venueTypes.map((value) => ({ value, label: venueTypeNames[value] }));
const stateOptions = (['visible', 'hidden', 'removed'] as const).map((value) => ({
  value,
  label: visibility[value],
}));
const priceOptions = [{ value: 'old', label: labels.old }] as const;

const all = { search: '', area: null, type: null, state: null, prices: null, page: 1 };

/** The directory of venues: its list, one venue to edit, and the way in and out as a file. */
export default function VenuesList() {
  const { values, set, hrefOf } = useListState(filterSchema);
  const { search, area, type, state, prices, page, open } = values;
  const [made, setMade] = useState<string>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const venues = useVenueList(values);
  const venue = useRecord(described.table, open);
  const areas = useVenueAreas();
  const { refresh } = useVenueChanges();
  const isFiltered = [area, type, state, prices].some((value) => value !== null) || search !== '';
  const show = (key: string | null) => set({ open: key }, true);
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro}>
        <Link to={hrefOf({ open: NEW })} className={buttonClass()}>
          <Plus aria-hidden />
          {words.add}
        </Link>
      </ScreenHeading>
      <ListFilters>
        <SearchBox
          search={search}
          hint={labels.search}
          most={SEARCH_MAX}
          onSearch={(text) => set({ search: text, page: 1 }, true)}
        />
        <SelectFilter
          label={labels.area}
          value={area}
          options={areas.map((value) => ({ value, label: value }))}
          onChange={(choice) => set({ area: choice, page: 1 })}
        />
        <SelectFilter
          label={labels.type}
          value={type}
          options={typeOptions}
          onChange={(choice) => set({ type: choice, page: 1 })}
        />
        <SelectFilter
          label={labels.state}
          value={state}
          options={stateOptions}
          onChange={(choice) => set({ state: choice, page: 1 })}
        />
        <SelectFilter
          label={labels.prices}
          value={prices}
          options={priceOptions}
          onChange={(choice) => set({ prices: choice, page: 1 })}
        />
      </ListFilters>
      <div className="mb-4 flex flex-wrap gap-2">
        <ExportButton
          name="venues"
          columns={csvColumns(described)}
          load={async (offset, limit, signal) => listVenues(values, offset, limit, signal)}
        />
        <ImportRows resource={described} texts={words.import} />
      </div>
      <ListScreen
        query={venues}
        empty={<ListMessage title={words.empty} hint={words.emptyHint} />}
        onClear={isFiltered ? () => set(all) : undefined}
        paging={{ page, pageSize: PAGE_SIZE, hrefOfPage: (other) => hrefOf({ page: other }) }}
      >
        {(rows) => (
          <>
            <VenueBulkBar
              rows={rows}
              areRemoved={state === 'removed'}
              selected={selected}
              onSelect={setSelected}
            />
            <VenuesTable
              rows={rows}
              hrefOf={({ id }) => hrefOf({ open: id })}
              selected={selected}
              onSelect={setSelected}
            />
          </>
        )}
      </ListScreen>
      <RecordDialog
        named={open}
        query={venue}
        title={(row) => (open === NEW ? words.form.newTitle : (row?.name ?? words.form.title))}
        missing={words.form.missing}
        onClose={() => {
          show(null);
          // Its pictures may have changed the cover.
          void refresh();
        }}
        fresh={
          <VenueForm
            areas={areas}
            onSaved={({ id }) => {
              setMade(id);
              show(id);
            }}
          />
        }
      >
        {(row) => <VenueEditor venue={row} areas={areas} onOpen={show} isNew={row.id === made} />}
      </RecordDialog>
    </>
  );
}
