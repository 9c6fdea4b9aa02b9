import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { adminKit } from '@/content/en/adminKit.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { faultsIn, goTo } from './formFaults.ts';
import { SaveBar } from './SaveBar.tsx';
import type { RecordFormState } from './useRecordForm.ts';

/** Label and text form of a value; the value itself without `show`. */
export type FieldWords = {
  label: string;
  show?: (value: unknown) => string;
  /** Label of a nested value, by its path; defaults to that of the field. */
  partOf?: (way: readonly string[]) => string;
};

type RecordFormProps<Values extends FieldValues, Output> = {
  label: string;
  state: RecordFormState<Values, Output>;
  /** Every field of the form, in its order. */
  fields: Record<keyof Values & string, FieldWords>;
  children: ReactNode;
};

const { form: words } = adminKit;

/** Wraps the fields of a record: conflict notice above, save bar below. */
export function RecordForm<Values extends FieldValues, Output>({
  label,
  state,
  fields,
  children,
}: RecordFormProps<Values, Output>) {
  const { form, submit, conflict, isRestored } = state;
  const { errors, isSubmitted, submitCount } = form.formState;
  const faults = isSubmitted ? faultsIn(fields, errors) : [];
  const element = useRef<HTMLFormElement>(null);
  const goToFirst = useEffectEvent(() => {
    const [first] = faults;
    if (first) goTo(element.current, first.path);
  });
  useEffect(() => goToFirst(), [submitCount]);
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="space-y-5"
    >
      {isRestored && (
        <p className="border-marigold bg-marigold/15 rounded-lg border px-3 py-2">
          {words.draftBack}
        </p>
      )}
      {conflict && <ConflictChoice key={conflict.theirs.version} state={state} fields={fields} />}
      {children}
      <SaveBar state={state} faults={faults} />
    </form>
  );
}
