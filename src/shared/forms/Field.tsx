import { useId, type ReactNode } from 'react';
import { FieldNotes, noteIds } from './FieldNotes.tsx';
import './heldValues.ts';

/** What a field's control spreads onto its element. */
export type Control = {
  id: string;
  className: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

/** What every field of a form takes besides the attributes of its own element. */
export type FieldProps = {
  label: string;
  hint?: string | undefined;
  /** What is wrong and what to do; shown beneath the control and read with it. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Said beside the label where the field may stay empty. It is not part of the field's name. */
  optional?: string | undefined;
};

// At least 16 px, whatever the visitor's font size: below it iOS zooms the page on focus.
const controlClass =
  'block min-h-12 w-full min-w-0 rounded-lg border border-edge bg-surface px-3.5 py-2.5 ' +
  'text-[max(1rem,16px)] leading-snug text-ink placeholder:text-muted placeholder:opacity-90 ' +
  'transition-colors duration-150 hover:border-ink disabled:cursor-not-allowed disabled:opacity-60 ' +
  'disabled:hover:border-edge aria-invalid:border-sindoor aria-invalid:ring-1 aria-invalid:ring-sindoor';

/** A label above, the control, and beneath it hint and error, wired so that all three are read together. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional,
  children,
}: FieldProps & { children: (control: Control) => ReactNode }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {optional && <span className="text-muted text-sm">{optional}</span>}
      </div>
      {children({
        id,
        className: controlClass,
        required,
        'aria-invalid': error !== undefined,
        'aria-describedby': noteIds(id, hint, error),
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
