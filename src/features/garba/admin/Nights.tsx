import { useWatch } from 'react-hook-form';
import { adminGarba } from '@/content/en/adminGarba.ts';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { useTableForm } from '@/shared/admin/useTableForm.ts';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { formatIsoDay, formatIstTime, fromIstInput } from '@/shared/lib/dates.ts';
import type { EditionRow } from './data/editions.ts';
import {
  nextNight,
  nightColumns,
  type NightRow,
  nightSchema,
  nightTable,
  nightValues,
} from './data/parts.ts';
import { PartList } from './PartList.tsx';

const { nights: words, form: formWords } = adminGarba;
const { optional } = formWords;

const nameOf = ({ date, headline }: NightRow) =>
  [formatIsoDay(date), headline].filter(Boolean).join(': ');

function detailOf({ date, starts_at: from, ends_at: to, line_up: acts }: NightRow) {
  const clock = (time: string) =>
    formatIstTime(new Date(fromIstInput(`${date}T${time.slice(0, 5)}`)));
  return [words.times(clock(from), clock(to)), ...acts].join(' · ');
}

/** The nights of an edition, by date. */
export function Nights({ edition }: { edition: EditionRow }) {
  return (
    <PartList
      table={nightTable}
      edition={edition.id}
      words={words}
      nameOf={nameOf}
      renderDetail={detailOf}
      renderForm={(night, nights, onSaved) => (
        <NightForm edition={edition} night={night} nights={nights} onSaved={onSaved} />
      )}
    />
  );
}

const fields = {
  date: { label: words.date },
  doorsAt: { label: words.doorsAt },
  startsAt: { label: words.startsAt },
  endsAt: { label: words.endsAt },
  headline: { label: words.headline },
  lineUp: { label: words.lineUp },
};

type NightFormProps = {
  edition: EditionRow;
  /** Absent for a new one. */
  night: NightRow | undefined;
  nights: readonly NightRow[];
  onSaved: () => void;
};

function NightForm({ edition, night, nights, onSaved }: NightFormProps) {
  const others = nights.filter(({ id }) => id !== night?.id);
  const state = useTableForm({
    table: nightTable,
    row: night,
    empty: nextNight(nights.at(-1)),
    schema: nightSchema(
      edition.year,
      others.map(({ date }) => date),
    ),
    valuesOf: nightValues,
    columnsOf: (output) => ({ ...nightColumns(output), edition_id: edition.id }),
    reach: () => (edition.status === 'draft' ? 'hidden' : 'live'),
    onSaved,
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  const [starts, ends] = useWatch({ control, name: ['startsAt', 'endsAt'] });
  const field = (name: keyof typeof fields) => ({
    label: fields[name].label,
    error: errors[name]?.message,
    ...register(name),
  });
  return (
    <RecordForm label={words.form} state={state} fields={fields}>
      <TextInput type="date" {...field('date')} required />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextInput type="time" {...field('doorsAt')} optional={optional} />
        <TextInput type="time" {...field('startsAt')} required />
        <TextInput
          type="time"
          {...field('endsAt')}
          required
          hint={ends !== '' && ends <= starts ? words.overMidnight : undefined}
        />
      </div>
      <TextInput {...field('headline')} optional={optional} />
      <TextArea {...field('lineUp')} hint={words.lineUpHint} optional={optional} />
    </RecordForm>
  );
}
