import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type TextInputProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className' | keyof FieldProps>;

/** A labelled `<input>` of any text-like `type`; spread the form's `register(...)` onto it. */
export function TextInput({ label, hint, error, required, optional, ...input }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
