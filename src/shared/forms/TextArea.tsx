import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | keyof FieldProps>;

/** Multi-line text that grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, required, optional, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {({ className, ...control }) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          className={`${className} field-sizing-content max-h-80 min-h-28 resize-y`}
        />
      )}
    </Field>
  );
}
