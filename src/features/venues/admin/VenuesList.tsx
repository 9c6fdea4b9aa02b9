import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminVenues as words } from '@/content/en/adminVenues.ts';
import { venueTypeNames } from '@/content/en/venues.ts';
import { NEW } from '@/shared/admin/data/recordTable.ts';
import { useRecord } from '@/shared/admin/data/useRecords.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { PagedScreen } from '@/shared/admin/PagedScreen.tsx';
import { RecordDialog } from '@/shared/admin/RecordDialog.tsx';
import { ImportRows } from '@/shared/admin/resource/ImportRows.tsx';
import { csvColumns } from '@/shared/admin/resource/resourceCsv.ts';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { venueTypes } from '@/shared/lists/venueTypes.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { useVenueAreas, useVenueChanges } from './data/useVenues.ts';
import { filterSchema, SEARCH_MAX } from './data/venueList.ts';
import { venues as described } from './data/venues.ts';
import { listedVenues } from './data/venueTable.ts';
import { columns } from './venueColumns.tsx';
import { VenueBulkBar } from './VenueBulkBar.tsx';
import { VenueEditor } from './VenueEditor.tsx';
import { VenueForm } from './VenueForm.tsx';

const { filters: labels, visibility } = words;

const filters = {
  type: {
    label: labels.type,
    options: venueTypes.map((value) => ({ value, label: venueTypeNames[value] })),
  },
  state: {
    label: labels.state,
    options: (['visible', 'hidden', 'removed'] as const).map((value) => ({
      value,
      label: visibility[value],
    })),
  },
  prices: { label: labels.prices, options: [{ value: 'old', label: labels.old }] },
} as const;

/** The directory of venues: its list, the form of one venue, import and export. */
export default function VenuesList() {
  const state = useListState(filterSchema);
  const { set, hrefOf } = state;
  const { page: _page, open, ...where } = state.values;
  const [made, setMade] = useState<string>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const venue = useRecord(described.table, open);
  const areas = useVenueAreas();
  const { refresh } = useVenueChanges();
  const show = (key: string | null) => set({ open: key }, true);
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro}>
        <Link to={hrefOf({ open: NEW })} className={buttonClass()}>
          <Plus aria-hidden />
          {words.add}
        </Link>
      </ScreenHeading>
      <PagedScreen
        list={listedVenues}
        where={where}
        state={state}
        filters={{
          search: { hint: labels.search, most: SEARCH_MAX },
          area: { label: labels.area, options: areas.map((value) => ({ value, label: value })) },
          ...filters,
        }}
        csv={{ name: 'venues', columns: csvColumns(described) }}
        tools={<ImportRows resource={described} texts={words.import} />}
        areToolsBelow
        empty={<ListMessage title={words.empty} hint={words.emptyHint} />}
        renderAbove={(rows) => (
          <VenueBulkBar
            rows={rows}
            areRemoved={where.state === 'removed'}
            selected={selected}
            onSelect={setSelected}
          />
        )}
        caption={words.caption}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => hrefOf({ open: id })}
        selection={{ selected, onChange: setSelected, nameOf: ({ name }) => name }}
      />
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
