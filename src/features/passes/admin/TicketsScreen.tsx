import { Link } from 'react-router-dom';
import { adminTickets as words } from '@/content/en/adminTickets.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { Select } from '@/shared/forms/Select.tsx';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { type Edition, useEditions } from './data/editions.ts';
import { type PaymentPart, screenSchema, type Tab, tabs } from './data/tabs.ts';
import { GateTab } from './nights/GateTab.tsx';
import { Kinds } from './sale/Kinds.tsx';
import { Orders } from './orders/Orders.tsx';
import { PassSettings } from './sale/PassSettings.tsx';
import { Payments } from './payments/Payments.tsx';
import { People } from './orders/People.tsx';
import { Promos } from './sale/Promos.tsx';
import { Reports } from './nights/Reports.tsx';
import { TodayTab } from './nights/TodayTab.tsx';
import { WaitingList } from './orders/WaitingList.tsx';

/** What a tab begins with. */
const start = (tab: Tab, part: PaymentPart = 'check') =>
  ({ tab, part, night: null, open: null, page: 1 }) as const;

/** Passes of Raas Garba: one edition at a time, the newest first. */
export default function TicketsScreen() {
  const { values, set, hrefOf } = useListState(screenSchema);
  const query = useEditions();
  const hrefOfTab = (tab: Tab, part?: PaymentPart) => hrefOf(start(tab, part));
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro} />
      <RecordView query={query}>
        {(editions) => {
          const edition = editions.find(({ id }) => id === values.edition) ?? editions[0];
          if (!edition)
            return (
              <ListMessage title={words.noEdition} hint={words.noEditionHint}>
                <Link to={paths.adminScreen('garba')} className={buttonClass({ size: 'sm' })}>
                  {words.toGarba}
                </Link>
              </ListMessage>
            );
          return (
            <>
              {/* On a phone a select beside the edition, in place of the tabs' three rows. */}
              <div className="mb-4 grid auto-cols-fr grid-flow-col items-end gap-3 print:hidden">
                {editions.length > 1 && (
                  <div className="min-w-0 sm:w-72">
                    <Select
                      label={words.edition}
                      options={editions.map(({ id, year, title }) => ({
                        value: id,
                        label: words.editionOf(year, title),
                      }))}
                      value={edition.id}
                      onChange={({ currentTarget: { value } }) =>
                        set({ edition: value, open: null })
                      }
                    />
                  </div>
                )}
                <div className="min-w-0 sm:hidden">
                  <Select
                    label={words.tab}
                    options={tabs.map((tab) => ({ value: tab, label: words.tabs[tab] }))}
                    value={values.tab}
                    onChange={({ currentTarget: { value } }) =>
                      set(start(tabs.find((tab) => tab === value) ?? 'today'))
                    }
                  />
                </div>
              </div>
              <nav
                aria-label={words.tabsLabel}
                className="border-line mb-5 flex flex-wrap gap-x-1 border-b max-sm:hidden print:hidden"
              >
                {tabs.map((tab) => (
                  <Link
                    key={tab}
                    to={hrefOfTab(tab)}
                    aria-current={tab === values.tab ? 'page' : undefined}
                    className="aria-[current]:border-sindoor text-muted aria-[current]:text-ink -mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-2 font-semibold sm:px-3"
                  >
                    {words.tabs[tab]}
                  </Link>
                ))}
              </nav>
              <Part
                key={edition.id}
                tab={values.tab}
                edition={edition}
                editions={editions}
                hrefOf={hrefOfTab}
              />
            </>
          );
        }}
      </RecordView>
    </>
  );
}

type PartProps = {
  tab: Tab;
  edition: Edition;
  editions: readonly Edition[];
  hrefOf: (tab: Tab, part?: PaymentPart) => string;
};

function Part({ tab, edition, editions, hrefOf }: PartProps) {
  switch (tab) {
    case 'today':
      return <TodayTab edition={edition} hrefOf={hrefOf} />;
    case 'kinds':
      return <Kinds edition={edition} editions={editions} />;
    case 'promo':
      return <Promos edition={edition} />;
    case 'orders':
      return <Orders edition={edition} />;
    case 'payments':
      return <Payments edition={edition} />;
    case 'people':
      return <People edition={edition} />;
    case 'waiting':
      return <WaitingList edition={edition} />;
    case 'gate':
      return <GateTab edition={edition} />;
    case 'reports':
      return <Reports edition={edition} />;
    case 'settings':
      return <PassSettings edition={edition} />;
  }
}
