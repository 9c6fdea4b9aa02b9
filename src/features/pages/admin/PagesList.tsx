import { useMutation } from '@tanstack/react-query';
import { own } from '@/shared/lib/own.ts';
import { useSearchParams } from 'react-router-dom';
import { adminPages as words } from '@/content/en/adminPages.ts';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { type Column, DataTable } from '@/shared/admin/DataTable.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { NEW } from '@/shared/admin/data/recordTable.ts';
import {
  useRecord,
  useRecordList,
  useSaveRecord,
  useTableFeed,
} from '@/shared/admin/data/useRecords.ts';
import { RecordDialog } from '@/shared/admin/RecordDialog.tsx';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { gatedPages } from '@/shared/gatedPages.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { type PageRow, pages, statusOf } from './data/pages.ts';
import { PageForm } from './PageForm.tsx';
import { PageStatusMark } from './PageStatusMark.tsx';

const nameOf = (page: string) => own(words.names, page) ?? page;
const { columns: headings } = words;

const columns: readonly Column<PageRow>[] = [
  { heading: headings.page, card: 'title', cell: (row) => nameOf(row.page_name) },
  {
    heading: headings.status,
    card: 'status',
    cell: (row) => <PageStatusMark status={statusOf(row)} />,
  },
  { heading: headings.category, cell: ({ category }) => category },
  {
    heading: headings.changed,
    cell: ({ updated_at }) => (
      <span className="text-muted text-xs">{formatIstDateTime(new Date(updated_at))}</span>
    ),
  },
];

/** Every page that can be hidden, and those whose row is missing. */
export default function PagesList() {
  const [params, setParams] = useSearchParams();
  const open = params.get('open');
  useTableFeed(pages.table);
  const listed = useRecordList(pages.table, {});
  const page = useRecord(pages.table, open);
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro} />
      <ListScreen query={listed} empty={<ListMessage title={words.empty} hint={words.emptyHint} />}>
        {(rows) => (
          <DataTable
            caption={words.caption}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            hrefOf={({ page_name }) => `?open=${page_name}`}
          />
        )}
      </ListScreen>
      <RecordDialog
        named={open}
        query={page}
        title={() => nameOf(open ?? '')}
        missing={words.form.missing}
        onClose={() => setParams({}, { replace: true })}
      >
        {(row) => <PageForm page={row} title={nameOf(row.page_name)} />}
      </RecordDialog>
      {listed.data && <MissingPages rows={listed.data.rows} />}
    </>
  );
}

function MissingPages({ rows }: { rows: readonly PageRow[] }) {
  const save = useSaveRecord(pages.table);
  const add = useMutation({
    mutationFn: async (name: string) => save(NEW, 0, { page_name: name }),
  });
  const known = new Set(rows.map(({ page_name }) => page_name));
  const missing = Object.keys(gatedPages).filter((name) => !known.has(name));
  if (missing.length === 0) return null;
  const addPage = (name: string) =>
    add.mutate(name, {
      onSuccess: () => notify.success(words.missing.added(nameOf(name))),
      onError: () => notify.error(words.missing.failed),
    });
  return (
    <section aria-labelledby="missing-pages" className="mt-8">
      <h2 id="missing-pages" className="font-display text-lg">
        {words.missing.heading}
      </h2>
      <p className="text-muted mt-1 mb-3">{words.missing.intro}</p>
      <div className="flex flex-wrap gap-2">
        {missing.map((name) => (
          <Button
            key={name}
            variant="secondary"
            disabled={add.isPending}
            onClick={() => addPage(name)}
          >
            {words.missing.add(nameOf(name))}
          </Button>
        ))}
      </div>
    </section>
  );
}
