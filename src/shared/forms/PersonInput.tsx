import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldProps } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

/** A form of react-hook-form that has these fields. */
type FormWith<Name extends string> = {
  register: (name: Name) => UseFormRegisterReturn;
  formState: { errors: { [Key in Name]?: { message?: string | undefined } | undefined } };
};

const types = { name: 'text', phone: 'tel', email: 'email' } as const;

type PersonInputProps<Name extends string> = Pick<FieldProps, 'label' | 'hint' | 'optional'> & {
  form: FormWith<Name>;
  name: Name;
};

/** Name, phone or email address of a visitor, with autofill; required unless `optional` is set. */
export function PersonInput<Name extends keyof typeof types>({
  form,
  name,
  optional,
  ...texts
}: PersonInputProps<Name>) {
  const { errors } = form.formState;
  const error = errors[name];
  return (
    <TextInput
      {...texts}
      error={error?.message}
      required={optional === undefined}
      optional={optional}
      type={types[name]}
      autoComplete={name === 'name' ? name : types[name]}
      {...form.register(name)}
    />
  );
}
