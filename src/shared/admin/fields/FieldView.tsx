import { useId } from 'react';
import { adminKit } from '@/content/en/adminKit.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { RadioGroup } from '@/shared/forms/RadioGroup.tsx';
import { Select } from '@/shared/forms/Select.tsx';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { faultsOf, type FieldViewProps, textOf } from './fieldValue.ts';
import { ListField } from './ListField.tsx';

/** The control of a field. @throws for a feature's own control, which that feature's `View` renders. */
export function FieldView({ View = FieldView, ...props }: FieldViewProps) {
  const { field, name, value, faults, suggestions, onChange } = props;
  const listId = useId();
  const { control, label, hint } = field;
  const shared = { label, hint, error: faults?.message, name };
  const marks = {
    required: field.isRequired,
    optional: field.isRequired ? undefined : adminKit.fields.optional,
  };
  const onText = ({ currentTarget }: { currentTarget: { value: string } }) =>
    onChange(currentTarget.value);
  switch (control.kind) {
    case 'input':
      return (
        <>
          <TextInput
            {...shared}
            {...marks}
            type={control.type}
            inputMode={control.inputMode}
            list={suggestions && listId}
            value={textOf(value)}
            onChange={onText}
            autoComplete="off"
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </datalist>
          )}
        </>
      );
    case 'textarea':
      return (
        <TextArea
          {...shared}
          {...marks}
          rows={control.rows}
          value={textOf(value)}
          onChange={onText}
        />
      );
    case 'number':
      return (
        <TextInput
          {...shared}
          {...marks}
          type="number"
          inputMode={control.isWhole ? 'numeric' : 'decimal'}
          min={control.least}
          max={control.most}
          step={control.isWhole ? 1 : 'any'}
          value={textOf(value)}
          onChange={({ currentTarget: { value: typed, valueAsNumber } }) =>
            // Text that is no number yet is stored as typed.
            onChange(Number.isNaN(valueAsNumber) ? typed : valueAsNumber)
          }
        />
      );
    case 'checkbox':
      return (
        <Checkbox
          {...shared}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'select': {
      // A value without an option, written by an older release or by SQL, is shown as it is and can be changed.
      const isKnown = control.options.some((option) => option.value === value);
      const unknown = isKnown ? [] : [{ value: textOf(value), label: textOf(value) }];
      return (
        <Select
          {...shared}
          options={[...unknown, ...control.options]}
          value={textOf(value)}
          onChange={onText}
        />
      );
    }
    case 'radio':
      return (
        <RadioGroup
          {...shared}
          options={control.options}
          selected={textOf(value)}
          onChange={onText}
        />
      );
    case 'list':
      return <ListField {...props} list={control} View={View} />;
    case 'group':
      return (
        <fieldset className="space-y-4">
          <legend className="sr-only">{label}</legend>
          {Object.entries(control.fields).map(([part, inner]) => (
            <View
              key={part}
              field={inner}
              name={`${name}.${part}`}
              value={Reflect.get(Object(value), part)}
              beside={Object(value)}
              faults={faultsOf(faults, part)}
              onChange={(next) => onChange({ ...Object(value), [part]: next })}
            />
          ))}
        </fieldset>
      );
    case 'custom':
      return <control.View {...props} />;
    case 'own':
      throw new Error(`The field ${name} has a control that only its feature shows.`);
  }
}
