import { useId, type ComponentProps } from 'react';
import type { FieldProps } from './Field.tsx';
import { FieldNotes, noteIds } from './FieldNotes.tsx';

type CheckboxProps = Omit<FieldProps, 'optional'> &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | keyof FieldProps>;

/** A checkbox with its label next to it; the whole line is a 44 px tap target. */
export function Checkbox({ label, hint, error, required = false, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 leading-snug">
        <input
          {...input}
          type="checkbox"
          id={id}
          required={required}
          aria-invalid={error !== undefined}
          aria-describedby={noteIds(id, hint, error)}
          className="accent-sindoor size-5 flex-none disabled:cursor-not-allowed"
        />
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
