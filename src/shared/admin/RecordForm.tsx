import { Save, Undo2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { adminKit } from '@/content/en/adminKit.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { ConflictChoice } from './ConflictChoice.tsx';
import type { RecordFormState } from './useRecordForm.ts';

/** How a field is called, and how its value reads; as it is, without `show`. */
export type FieldWords = { label: string; show?: (value: unknown) => string };

type RecordFormProps<Values extends FieldValues, Output> = {
  label: string;
  state: RecordFormState<Values, Output>;
  /** Every field of the form, in its order. */
  fields: Record<keyof Values & string, FieldWords>;
  children: ReactNode;
};

const { form: words } = adminKit;

/** What trying again would not help; only the first one's message is written for people. */
function failureText(error: Error): string {
  switch (error instanceof DataError ? error.code : '') {
    case 'PT422':
      return words.refused(error.message);
    case '23505': // unique_violation
      return words.taken;
    case '23514': // check_violation
      return words.broken;
    default:
      return words.failed;
  }
}

/** The field to go to: of a list, the first entry that is wrong. */
function wrongField(name: string, error: object): string {
  const inner = Object.entries(error).find(([, part]) => typeof part === 'object' && part !== null);
  return 'message' in error || !inner ? name : wrongField(`${name}.${inner[0]}`, inner[1]);
}

/** Goes to a control by its name; of radio buttons, to the first. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) control.focus();
}

/**
 * The frame around the fields of a record: what is wrong, what another person saved meanwhile, and a bar to save that
 * stays within the thumb's reach.
 */
export function RecordForm<Values extends FieldValues, Output>({
  label,
  state,
  fields,
  children,
}: RecordFormProps<Values, Output>) {
  const { form, submit, isSaving, error, conflict, isRestored, discard } = state;
  const { errors, isDirty, isSubmitted } = form.formState;
  const names = Object.keys(fields).filter((name) => name in errors);
  const titleId = useId();
  const isUnsaved = isDirty || isRestored;
  return (
    <form
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
      {isSubmitted && names.length > 0 && (
        <div
          role="alert"
          aria-labelledby={titleId}
          className="border-sindoor rounded-lg border px-3 py-2"
        >
          <p id={titleId} className="font-semibold">
            {words.invalid}
          </p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className="link min-h-11 sm:min-h-9"
                  onClick={({ currentTarget }) =>
                    focusField(currentTarget.form, wrongField(name, Object(errors[name])))
                  }
                >
                  {fields[name]?.label}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {conflict && <ConflictChoice key={conflict.theirs.version} state={state} fields={fields} />}
      {children}
      <div className="border-line bg-surface sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border p-2 in-[dialog]:-bottom-4 lg:bottom-3">
        <Button type="submit" disabled={isSaving || conflict !== null}>
          <Save aria-hidden />
          {isSaving ? words.saving : words.save}
        </Button>
        {isUnsaved && (
          <Button variant="quiet" disabled={isSaving} onClick={discard}>
            <Undo2 aria-hidden />
            {words.discard}
          </Button>
        )}
        <p aria-live="polite" className="text-muted ml-auto px-2 text-xs">
          {isUnsaved && !isSaving ? words.unsaved : ''}
        </p>
        {error && (
          <p role="alert" className="text-sindoor w-full px-1 font-medium">
            {failureText(error)}
          </p>
        )}
      </div>
    </form>
  );
}
