import { adminVenues } from '@/content/en/adminVenues.ts';
import { useRecord } from '@/shared/admin/data/useRecords.ts';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { useTableForm } from '@/shared/admin/useTableForm.ts';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import {
  notesSchema,
  notesOf,
  privateColumnsOf,
  type PrivateRow,
  privateTable,
} from './data/privateNotes.ts';

const { private: words } = adminVenues;

const fields = { commission: { label: words.commission }, note: { label: words.note } };

/** The owner's notes on a venue, in a table that visitors cannot read. */
export function PrivateForm({ id }: { id: string }) {
  const notes = useRecord(privateTable, id);
  return (
    <section aria-labelledby="venue-private" className="border-line rounded-lg border p-4">
      <h3 id="venue-private" className="font-display text-lg">
        {words.heading}
      </h3>
      <p className="text-muted mt-1 mb-4">{words.intro}</p>
      <RecordView query={notes}>{(row) => <Notes row={row} />}</RecordView>
    </section>
  );
}

function Notes({ row }: { row: PrivateRow }) {
  const state = useTableForm({
    table: privateTable,
    row,
    empty: { commission: '', note: '' },
    schema: notesSchema,
    valuesOf: notesOf,
    columnsOf: privateColumnsOf,
    reach: () => 'private',
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <RecordForm label={words.label} state={state} fields={fields}>
      <TextInput
        label={words.commission}
        error={errors.commission?.message}
        inputMode="decimal"
        {...register('commission')}
      />
      <TextArea
        label={words.note}
        hint={words.noteHint}
        error={errors.note?.message}
        {...register('note')}
      />
    </RecordForm>
  );
}
