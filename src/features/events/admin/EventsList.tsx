import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminEvents as words } from '@/content/en/adminEvents.ts';
import { NEW } from '@/shared/admin/data/recordTable.ts';
import { useOrder } from '@/shared/admin/data/useOrder.ts';
import { useRecord, useRecordList } from '@/shared/admin/data/useRecords.ts';
import { ExportButton } from '@/shared/admin/ExportButton.tsx';
import { ListFilters, SearchBox, SelectFilter } from '@/shared/admin/ListFilters.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { RecordDialog } from '@/shared/admin/RecordDialog.tsx';
import { RemovedFilter } from '@/shared/admin/RemovedFilter.tsx';
import { exportAll } from '@/shared/admin/resource/resourceCsv.ts';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { SortableList } from '@/shared/admin/SortableList.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { useRemoval } from '@/shared/admin/useRemoval.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { ArchivePast } from './ArchivePast.tsx';
import { csvColumns } from './data/eventCsv.ts';
import {
  eventFilters,
  eventListSchema,
  inDateOrder,
  isListed,
  SEARCH_MAX,
} from './data/eventList.ts';
import { type EventRow, events, SECTION_ROW, sectionTable } from './data/events.ts';
import { EventForm } from './EventForm.tsx';
import { EventListRow } from './EventListRow.tsx';
import { SectionSwitch } from './SectionSwitch.tsx';

const filterOptions = eventFilters.map((value) => ({ value, label: words.filters[value] }));
const titleOf = ({ title }: EventRow) => title;
const MINUTE_MS = 60_000;

/** All events in the order of the home page, and removed ones. */
export default function EventsList() {
  const { values, set, hrefOf } = useListState(eventListSchema);
  const { search, show, open } = values;
  const [made, setMade] = useState<string>();
  const now = useClock((time) => time - (time % MINUTE_MS));
  const all = useRecordList(events.table, {});
  const isFound = (row: EventRow) => isListed(row, values, now);
  const listed = useRecordList(events.table, {}, isFound);
  const event = useRecord(events.table, open);
  const section = useRecord(sectionTable, String(SECTION_ROW));
  const isByHand = section.data?.is_by_hand === true;
  const reorder = useOrder(events.table);
  const { remove, restore } = useRemoval(events.table, titleOf);

  const rows = all.data?.rows ?? [];
  const removed = rows.filter(({ deleted_at }) => deleted_at !== null);
  const isFiltered = search !== '' || show !== null;
  const last = Math.max(0, ...rows.map(({ display_order }) => display_order));
  const rowOf = (row: EventRow) => (
    <EventListRow
      event={row}
      now={now}
      last={last}
      href={hrefOf({ open: row.id })}
      onCopied={(id) => set({ open: id })}
      onRemove={() => void remove(row)}
    />
  );
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro}>
        <Link to={hrefOf({ open: NEW })} className={buttonClass()}>
          <Plus aria-hidden />
          {words.add}
        </Link>
      </ScreenHeading>
      <SectionSwitch />
      <ListFilters>
        <SearchBox
          search={search}
          hint={words.search}
          most={SEARCH_MAX}
          onSearch={(text) => set({ search: text }, true)}
        />
        <SelectFilter
          label={words.show}
          value={show}
          options={filterOptions}
          onChange={(choice) => set({ show: choice })}
        />
      </ListFilters>
      <div className="mb-3 flex flex-wrap gap-2">
        <ExportButton name="events" columns={csvColumns} load={exportAll(events, isFound)} />
        <ArchivePast rows={rows} now={now} />
      </div>
      <RemovedFilter
        items={removed.map(({ id, title, deleted_at }) => ({
          id,
          name: title,
          deletedAt: deleted_at ?? '',
        }))}
        onRestore={(id) => {
          const row = removed.find((one) => one.id === id);
          if (row) void restore(row);
        }}
      >
        <ListScreen
          query={listed}
          empty={<ListMessage title={words.empty} hint={words.emptyHint} />}
          onClear={isFiltered ? () => set({ search: '', show: null }) : undefined}
        >
          {(shown) =>
            isFiltered || !isByHand ? (
              <>
                {isByHand && <p className="text-muted mb-3">{words.orderHint}</p>}
                <ul aria-label={isFiltered ? words.found : words.list} className="space-y-3">
                  {(isByHand ? shown : inDateOrder(shown, now)).map((row) => (
                    <li key={row.id} className="border-line bg-surface rounded-lg border p-3">
                      {rowOf(row)}
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <SortableList
                label={words.list}
                items={shown}
                idOf={({ id }) => id}
                nameOf={titleOf}
                onReorder={(from, to) => void reorder(shown, from, to)}
              >
                {rowOf}
              </SortableList>
            )
          }
        </ListScreen>
      </RemovedFilter>
      <RecordDialog
        named={open}
        query={event}
        title={(row) => row?.title ?? words.form.newTitle}
        missing={words.form.missing}
        onClose={() => set({ open: null }, true)}
        fresh={
          <EventForm
            place={last + 1}
            onSaved={({ id }) => {
              setMade(id);
              set({ open: id }, true);
            }}
          />
        }
      >
        {(row) => <EventForm event={row} place={row.display_order} isNew={row.id === made} />}
      </RecordDialog>
    </>
  );
}
