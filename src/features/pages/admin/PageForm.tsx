import { ExternalLink } from 'lucide-react';
import { own } from '@/shared/lib/own.ts';
import { useWatch } from 'react-hook-form';
import { adminPages } from '@/content/en/adminPages.ts';
import { LivePreview } from '@/shared/admin/LivePreview.tsx';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { useTableForm } from '@/shared/admin/useTableForm.ts';
import { RadioGroup } from '@/shared/forms/RadioGroup.tsx';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { gatedPages } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { ClosedPage } from '@/shared/ui/ClosedPage.tsx';
import { type PageRow, pageSchema, type PageStatus, pageStatuses, valuesOf } from './data/pages.ts';
import { columnsOf, pageTable } from './data/pageTable.ts';

const { form: words, status: statusWords } = adminPages;

const fields = {
  status: {
    label: words.status,
    show: (value: unknown) =>
      statusWords[pageStatuses.find((known) => known === value) ?? 'visible'],
  },
  message: { label: words.message },
  seoTitle: { label: words.seoTitle },
  seoDescription: { label: words.seoDescription },
};

const statusOptions = pageStatuses.map((value) => ({ value, label: statusWords[value] }));
const reachOf = { visible: 'later', renovation: 'live', hidden: 'hidden' } as const;
/** Hiding these costs enquiries. */
const important = new Set(['contact', 'gallery', 'services']);

/** Whether visitors see a page, and what they read while they do not. */
export function PageForm({ page, title }: { page: PageRow; title: string }) {
  const state = useTableForm({
    table: pageTable,
    row: page,
    schema: pageSchema,
    valuesOf,
    columnsOf,
    reach: ({ status }) => reachOf[status],
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  const [status, message] = useWatch({ control, name: ['status', 'message'] });
  const address = own(gatedPages, page.page_name);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_auto]">
      <RecordForm label={title} state={state} fields={fields}>
        {address !== undefined && (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            <ExternalLink aria-hidden />
            {words.open}
          </a>
        )}
        <RadioGroup
          label={words.status}
          hint={important.has(page.page_name) ? words.important : words.statusHint}
          options={statusOptions}
          {...register('status')}
        />
        <TextArea
          label={words.message}
          hint={words.messageHint}
          error={errors.message?.message}
          rows={3}
          {...register('message')}
        />
        <TextInput
          label={words.seoTitle}
          hint={words.seoTitleHint}
          error={errors.seoTitle?.message}
          {...register('seoTitle')}
        />
        <TextArea
          label={words.seoDescription}
          hint={words.seoDescriptionHint}
          error={errors.seoDescription?.message}
          rows={3}
          {...register('seoDescription')}
        />
      </RecordForm>
      <Preview status={status} message={message} />
    </div>
  );
}

function Preview({ status, message }: { status: PageStatus; message: string }) {
  if (status === 'visible') return <p className="text-muted max-w-64">{words.notClosed}</p>;
  const state = status === 'hidden' ? 'unavailable' : 'renovation';
  return (
    <LivePreview height={480}>
      <ClosedPage state={state} message={message.trim() || undefined} />
    </LivePreview>
  );
}
