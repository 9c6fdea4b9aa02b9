import { useId, type ComponentProps } from 'react';
import type { FieldProps } from './Field.tsx';
import { FieldNotes, noteIds } from './FieldNotes.tsx';
import type { Option } from './Select.tsx';

type RadioGroupProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'value' | keyof FieldProps> & {
    options: readonly Option[];
    /** The selected value if controlled; omit with a form library. */
    selected?: string;
  };

/** Radio buttons for a few choices, side by side where they fit. */
export function RadioGroup({
  label,
  hint,
  error,
  required = false,
  optional,
  options,
  selected,
  ...input
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-required={required}
      aria-invalid={error !== undefined}
      aria-describedby={noteIds(id, hint, error)}
      className="min-w-0"
    >
      <legend className="mb-1.5 font-semibold">
        {label}
        {optional && <span className="text-muted ml-3 text-sm font-normal">{optional}</span>}
      </legend>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {options.map((option) => (
          <label
            key={option.value}
            className="border-edge bg-surface hover:border-ink has-checked:border-sindoor has-checked:ring-sindoor flex min-h-12 grow cursor-pointer items-center gap-2 rounded-lg border px-2 leading-tight transition-colors duration-150 has-checked:ring-1 has-disabled:cursor-not-allowed has-disabled:opacity-60 sm:text-[0.9375rem]"
          >
            <input
              {...input}
              {...(selected !== undefined && { checked: option.value === selected })}
              type="radio"
              value={option.value}
              required={required}
              className="accent-sindoor size-4.5 flex-none"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
