import { ArrowLeft, ExternalLink, EyeOff, Plus, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminGarba as words } from '@/content/en/adminGarba.ts';
import { NEW } from '@/shared/admin/data/recordTable.ts';
import { useRecordList } from '@/shared/admin/data/useRecords.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { RemovedFilter } from '@/shared/admin/RemovedFilter.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { useRemoval } from '@/shared/admin/useRemoval.ts';
import { Select } from '@/shared/forms/Select.tsx';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { CopyEdition } from './CopyEdition.tsx';
import {
  type EditionRow,
  editions as described,
  isThere,
  screenSchema,
  statusOf,
  type Tab,
  tabs,
} from './data/editions.ts';
import { EditionForm } from './EditionForm.tsx';
import { GarbaQuestions } from './GarbaQuestions.tsx';
import { InterestList } from './InterestList.tsx';
import { Nights } from './Nights.tsx';
import { Sponsors } from './Sponsors.tsx';

const titleOf = ({ title }: EditionRow) => title;
const quiet = buttonClass({ variant: 'quiet', size: 'sm' });

/** Raas Garba: one edition a year, with its nights, sponsors, questions, and those who wait for passes. */
export default function GarbaScreen() {
  const { values, set, hrefOf } = useListState(screenSchema);
  const { edition: chosen, tab } = values;
  const all = useRecordList(described.table, {}).data?.rows ?? [];
  const listed = useRecordList(described.table, {}, isThere);
  const { remove, restore } = useRemoval(described.table, titleOf);
  const there = listed.data?.rows ?? [];
  const show = (id: string | null) => set({ edition: id, tab: 'edition', open: null }, true);

  if (chosen === NEW)
    return (
      <>
        <ScreenHeading heading={words.newTitle}>
          <Link to={hrefOf({ edition: null })} className={quiet}>
            <ArrowLeft aria-hidden />
            {words.back}
          </Link>
        </ScreenHeading>
        <EditionForm others={there} onSaved={({ id }) => show(id)} />
      </>
    );
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro}>
        <Link to={hrefOf({ edition: NEW, tab: 'edition', open: null })} className={buttonClass()}>
          <Plus aria-hidden />
          {words.add}
        </Link>
      </ScreenHeading>
      <Tabs chosen={tab} hrefOf={(one) => hrefOf({ tab: one, open: null })} />
      {tab === 'waiting' ? (
        <InterestList />
      ) : (
        <RemovedFilter
          items={all.flatMap(({ id, title, deleted_at: deletedAt }) =>
            deletedAt === null ? [] : [{ id, deletedAt, name: title }],
          )}
          onRestore={(id) => {
            const row = all.find((one) => one.id === id);
            if (row) void restore(row);
          }}
        >
          <ListScreen
            query={listed}
            empty={<ListMessage title={words.empty} hint={words.emptyHint} />}
          >
            {(rows) => {
              const editions = rows.toReversed();
              const edition = editions.find(({ id }) => id === (chosen ?? editions[0]?.id));
              return (
                <div className="space-y-5">
                  {(editions.length > 1 || !edition) && (
                    <div className="sm:w-72">
                      <Select
                        label={words.edition}
                        options={editions.map((row) => ({
                          value: row.id,
                          label: words.editionOf(row.year, words.statuses[statusOf(row)]),
                        }))}
                        value={edition?.id ?? ''}
                        {...(!edition && { placeholder: words.choose })}
                        onChange={({ currentTarget }) => set({ edition: currentTarget.value })}
                      />
                    </div>
                  )}
                  {edition ? (
                    <>
                      {tab === 'edition' && <ShownNote edition={edition} editions={editions} />}
                      <Part
                        key={edition.id}
                        tab={tab}
                        edition={edition}
                        others={rows.filter(({ id }) => id !== edition.id)}
                      />
                      {tab === 'edition' && (
                        <div className="flex flex-wrap gap-2">
                          <CopyEdition
                            edition={edition}
                            taken={rows.map(({ year }) => year)}
                            onCopied={show}
                          />
                          <Button
                            variant="quiet"
                            size="sm"
                            onClick={() => {
                              show(null);
                              void remove(edition);
                            }}
                          >
                            <Trash2 aria-hidden />
                            {words.form.remove}
                          </Button>
                        </div>
                      )}
                    </>
                  ) : (
                    <ListMessage live="assertive" title={words.missing} />
                  )}
                </div>
              );
            }}
          </ListScreen>
        </RemovedFilter>
      )}
    </>
  );
}

function Tabs({ chosen, hrefOf }: { chosen: Tab; hrefOf: (tab: Tab) => string }) {
  return (
    <nav aria-label={words.tabsLabel} className="border-line mb-5 flex flex-wrap gap-x-1 border-b">
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={hrefOf(tab)}
          aria-current={tab === chosen ? 'page' : undefined}
          className="aria-[current]:border-sindoor text-muted aria-[current]:text-ink -mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-2 font-semibold sm:px-3"
        >
          {words.tabs[tab]}
        </Link>
      ))}
    </nav>
  );
}

type PartProps = {
  tab: Exclude<Tab, 'waiting'>;
  edition: EditionRow;
  others: readonly EditionRow[];
};

function Part({ tab, edition, others }: PartProps) {
  switch (tab) {
    case 'nights':
      return <Nights edition={edition} />;
    case 'sponsors':
      return <Sponsors edition={edition} />;
    case 'questions':
      return <GarbaQuestions edition={edition} />;
    case 'edition':
      return <EditionForm edition={edition} others={others} />;
  }
}

type ShownNoteProps = {
  edition: EditionRow;
  /** The newest first. */
  editions: readonly EditionRow[];
};

/** Which edition visitors see, and the ways to the page and to hiding it. */
function ShownNote({ edition, editions }: ShownNoteProps) {
  const shown = editions.find(({ status }) => status !== 'draft');
  const text =
    shown === edition
      ? words.shown.this
      : shown
        ? words.shown.other(shown.title)
        : words.shown.none;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p>{text}</p>
      <a href={paths.raasGarba} target="_blank" rel="noreferrer" className={quiet}>
        <ExternalLink aria-hidden />
        {words.open}
      </a>
      <Link to={paths.adminScreen('pages')} className={quiet}>
        <EyeOff aria-hidden />
        {words.hide}
      </Link>
    </div>
  );
}
