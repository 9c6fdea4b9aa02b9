import { Controller, type UseFormReturn } from 'react-hook-form';
import { faultsOf, type FieldViewProps } from './fields/fieldValue.ts';
import { FieldView } from './fields/FieldView.tsx';

type FormInputProps = Pick<FieldViewProps, 'field' | 'name' | 'suggestions'> & {
  form: UseFormReturn;
  /** Called when another value is typed. */
  onType?: ((draft: unknown) => void) | undefined;
};

/** The input of a field in a form, with its faults. */
export function FormInput({ form, name, onType, ...field }: FormInputProps) {
  const { errors } = form.formState;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <FieldView
          {...field}
          name={name}
          value={value}
          faults={faultsOf(errors, name)}
          onChange={(draft) => {
            // A select reports its value once more when the form is sent: heldValues.ts.
            if (draft === value) return;
            onChange(draft);
            onType?.(draft);
          }}
        />
      )}
    />
  );
}
