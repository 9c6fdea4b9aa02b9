import { useId, type ReactNode } from 'react';
import { FieldNotes, noteIds } from './FieldNotes.tsx';
import './heldValues.ts';

/** Props to spread onto a field's control. */
export type Control = {
  id: string;
  className: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

/** Props of every field besides the attributes of its own element. */
export type FieldProps = {
  label: string;
  hint?: string | undefined;
  /** The error and how to fix it; shown below the control and part of its description. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Shown next to the label of an optional field; not part of its accessible name. */
  optional?: string | undefined;
};

// At least 16 px at any font size: below it iOS zooms the page on focus.
const controlClass =
  'block min-h-12 w-full min-w-0 rounded-lg border border-edge bg-surface px-3.5 py-2.5 ' +
  'text-[max(1rem,16px)] leading-snug text-ink placeholder:text-muted placeholder:opacity-90 ' +
  'transition-colors duration-150 hover:border-ink disabled:cursor-not-allowed disabled:opacity-60 ' +
  'disabled:hover:border-edge aria-invalid:border-sindoor aria-invalid:ring-1 aria-invalid:ring-sindoor';

/** Label, control, hint and error, wired for assistive technology. */
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
