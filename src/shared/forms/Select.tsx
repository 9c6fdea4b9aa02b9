import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export type Option = { value: string; label: string };

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children' | keyof FieldProps> & {
    options: readonly Option[];
    /** Label of the empty first option; without it the select always has a value. */
    placeholder?: string;
  };

/** A native `<select>`. */
export function Select({
  label,
  hint,
  error,
  required,
  optional,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {({ className, ...control }) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={`${className} appearance-none truncate pr-10`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="text-muted pointer-events-none absolute inset-y-0 right-3 my-auto size-5"
          />
        </div>
      )}
    </Field>
  );
}
