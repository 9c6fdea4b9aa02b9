import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { goTo } from '@/shared/admin/formFaults.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { LivePreview } from '@/shared/admin/LivePreview.tsx';
import { LoadFailure } from '@/shared/admin/LoadFailure.tsx';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { useRecordForm } from '@/shared/admin/useRecordForm.ts';
import { stateOf } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { folded } from '@/shared/lib/text.ts';
import type { Section } from '@/features/site-content/data/section.ts';
import {
  readSection,
  type SectionRecord,
  useSaveSection,
  useSection,
} from './data/contentQueries.ts';
import { wayTo } from '@/shared/admin/fields/fieldValue.ts';
import { fieldWords, schemaOf, SectionFields } from './SectionFields.tsx';

type Values = Record<string, unknown>;

type SectionEditorProps = {
  section: Section;
  /** The public component to preview, if it accepts texts as props. */
  preview?: ((values: Values) => ReactNode) | undefined;
};

/** Loads a section and renders its form. */
export function SectionEditor({ section, preview }: SectionEditorProps) {
  const query = useSection(section);
  return (
    <QueryView
      state={stateOf(query)}
      loading={<ListMessage live="polite" title={adminSiteContent.loading} />}
      error={<LoadFailure title={adminSiteContent.failed} onRetry={() => void query.refetch()} />}
    >
      {(record) => <SectionForm section={section} record={record} preview={preview} />}
    </QueryView>
  );
}

function SectionForm({ section, record, preview }: SectionEditorProps & { record: SectionRecord }) {
  const { key } = section;
  const name = adminSiteContent.sections[key];
  const state = useRecordForm<Values>({
    name: `content:${key}`,
    record,
    schema: schemaOf([section]),
    save: useSaveSection(section, record),
    reload: async () => readSection(section),
    reach: () => 'draft',
  });
  const box = useRef<HTMLDivElement>(null);
  const found = useSearchParams()[0].get('find') ?? '';
  const showFound = useEffectEvent(() => {
    const path = found === '' ? null : wayTo(record.values, folded(found));
    const form = box.current?.querySelector('form') ?? null;
    if (path !== null) goTo(form, path);
  });
  useEffect(() => showFound(), [found]);
  const values = useWatch({ control: state.form.control });
  return (
    <div
      ref={box}
      className={preview ? 'grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_auto]' : 'max-w-3xl'}
    >
      <RecordForm label={name} state={state} fields={fieldWords([section])}>
        <SectionFields section={section} state={state} defaults={record.defaults} />
      </RecordForm>
      {preview && <LivePreview height={640}>{preview(values)}</LivePreview>}
    </div>
  );
}
