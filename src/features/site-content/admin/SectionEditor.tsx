import { ExternalLink, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { goTo } from '@/shared/admin/formFaults.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { LivePreview } from '@/shared/admin/LivePreview.tsx';
import { LoadFailure } from '@/shared/admin/LoadFailure.tsx';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { useRecordForm } from '@/shared/admin/useRecordForm.ts';
import { stateOf } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { buttonClass } from '@/shared/ui/Button.tsx';
import type { Section } from '@/features/site-content/data/section.ts';
import {
  readSection,
  type SectionRecord,
  useSaveSection,
  useSection,
} from './data/contentQueries.ts';
import { FieldView } from './FieldView.tsx';
import { type Faults, partLabel, valueText, wayTo } from './fieldValue.ts';

const { form: words } = adminSiteContent;
type Values = Record<string, unknown>;

type SectionEditorProps = {
  section: Section;
  /** The public component that shows these words, where one can be given them. */
  preview?: ((values: Values) => ReactNode) | undefined;
};

/** The form of a section, once its words are there. */
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
  const { key, places, address } = section;
  const name = adminSiteContent.sections[key];
  const entries = Object.entries(places);
  const state = useRecordForm<Values>({
    name: `content:${key}`,
    record,
    schema: v.object(
      Object.fromEntries(
        entries.map(
          ([
            field,
            {
              field: { schema },
            },
          ]) => [field, schema],
        ),
      ),
    ),
    save: useSaveSection(section, record),
    reload: async () => readSection(section),
    reach: () => 'draft',
  });
  const { control, formState, reset } = state.form;
  const box = useRef<HTMLDivElement>(null);
  const found = useSearchParams()[0].get('find') ?? '';
  const showFound = useEffectEvent(() => {
    const path = found === '' ? null : wayTo(record.values, found.toLowerCase());
    const form = box.current?.querySelector('form') ?? null;
    if (path !== null) goTo(form, path);
  });
  useEffect(() => showFound(), [found]);
  const values = useWatch({ control });
  const faults = formState.errors as Record<string, Faults>;
  const fields = Object.fromEntries(
    entries.map(([field, { field: described }]) => [
      field,
      {
        label: described.label,
        show: valueText,
        partOf: (way: readonly string[]) => partLabel(described, way),
      },
    ]),
  );
  const isDefault = JSON.stringify(values) === JSON.stringify(record.defaults);
  return (
    <div
      ref={box}
      className={preview ? 'grid gap-6 xl:grid-cols-[minmax(0,1fr)_auto]' : 'max-w-3xl'}
    >
      <RecordForm label={name} state={state} fields={fields}>
        <div className="flex flex-wrap gap-2">
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            <ExternalLink aria-hidden />
            {words.seePage}
          </a>
          <ConfirmButton
            label={words.toDefault}
            question={words.toDefaultQuestion(name)}
            consequence={words.toDefaultText}
            action={words.toDefault}
            isDisabled={isDefault}
            onConfirm={() => {
              reset(structuredClone(record.defaults), { keepDefaultValues: true });
              void state.submit();
            }}
          >
            <RotateCcw aria-hidden />
            {words.toDefault}
          </ConfirmButton>
        </div>
        {entries.map(([field, place]) => (
          <Controller
            key={field}
            control={control}
            name={field}
            render={({ field: { value, onChange } }) => (
              <FieldView
                field={place.field}
                name={field}
                value={value}
                faults={faults[field]}
                onChange={onChange}
              />
            )}
          />
        ))}
      </RecordForm>
      {preview && <LivePreview height={640}>{preview(values)}</LivePreview>}
    </div>
  );
}
