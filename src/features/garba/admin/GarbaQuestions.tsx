import { adminGarba } from '@/content/en/adminGarba.ts';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { useTableForm } from '@/shared/admin/useTableForm.ts';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import type { EditionRow } from './data/editions.ts';
import { type FaqRow, faqSchema, faqTable, faqValues } from './data/parts.ts';
import { PartList } from './PartList.tsx';

const { questions: words } = adminGarba;

/** The questions about an edition, in the owner's order. */
export function GarbaQuestions({ edition }: { edition: EditionRow }) {
  return (
    <PartList
      table={faqTable}
      edition={edition.id}
      words={words}
      nameOf={({ question }) => question}
      renderDetail={({ answer }) => <p className="line-clamp-2">{answer}</p>}
      isSortable
      renderForm={(faq, rows, onSaved) => (
        <QuestionForm
          edition={edition}
          faq={faq}
          place={(rows.at(-1)?.display_order ?? 0) + 1}
          onSaved={onSaved}
        />
      )}
    />
  );
}

const fields = { question: { label: words.question }, answer: { label: words.answer } };

type QuestionFormProps = {
  edition: EditionRow;
  /** Absent for a new one. */
  faq: FaqRow | undefined;
  /** Where a new one stands in the order. */
  place: number;
  onSaved: () => void;
};

function QuestionForm({ edition, faq, place, onSaved }: QuestionFormProps) {
  const state = useTableForm({
    table: faqTable,
    row: faq,
    empty: { question: '', answer: '' },
    schema: faqSchema,
    valuesOf: faqValues,
    columnsOf: (output) => ({
      ...output,
      ...(!faq && { edition_id: edition.id, display_order: place }),
    }),
    reach: () => (edition.status === 'draft' ? 'hidden' : 'live'),
    onSaved,
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <RecordForm label={words.form} state={state} fields={fields}>
      <TextInput
        label={words.question}
        required
        error={errors.question?.message}
        {...register('question')}
      />
      <TextArea
        label={words.answer}
        required
        error={errors.answer?.message}
        {...register('answer')}
      />
    </RecordForm>
  );
}
