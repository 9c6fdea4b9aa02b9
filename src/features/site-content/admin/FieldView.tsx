import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { Select } from '@/shared/forms/Select.tsx';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { faultsOf, type FieldViewProps, textOf } from './fieldValue.ts';
import { ListField } from './ListField.tsx';
import { LogoField } from './LogoField.tsx';
import { PaletteField } from './PaletteField.tsx';
import { FocalField, PictureField, PicturePathField } from './PictureField.tsx';

/** The control of one field, whatever it is: a form is made of the description of its section. */
export function FieldView(props: FieldViewProps) {
  const { field, name, value, faults, onChange } = props;
  const shared = { label: field.label, hint: field.hint, error: faults?.message, name };
  const onText = ({ currentTarget }: { currentTarget: { value: string } }) =>
    onChange(currentTarget.value);
  switch (field.control) {
    case 'line':
      return <TextInput {...shared} value={textOf(value)} onChange={onText} autoComplete="off" />;
    case 'link':
      return <TextInput {...shared} type="url" value={textOf(value)} onChange={onText} />;
    case 'date':
      return <TextInput {...shared} type="date" value={textOf(value)} onChange={onText} />;
    case 'text':
      return <TextArea {...shared} rows={2} value={textOf(value)} onChange={onText} />;
    case 'number':
      return (
        <TextInput
          {...shared}
          type="number"
          inputMode={field.isWhole ? 'numeric' : 'decimal'}
          min={field.least}
          max={field.most}
          step={field.isWhole ? 1 : 'any'}
          value={textOf(value)}
          onChange={({ currentTarget: { value: typed, valueAsNumber } }) =>
            // What is no number yet stays what was typed.
            onChange(Number.isNaN(valueAsNumber) ? typed : valueAsNumber)
          }
        />
      );
    case 'yesNo':
      return (
        <Checkbox
          {...shared}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'choice':
      return <Select {...shared} options={field.options} value={textOf(value)} onChange={onText} />;
    case 'focal':
      return <FocalField {...props} />;
    case 'picturePath':
      return <PicturePathField {...props} />;
    case 'picture':
      return <PictureField {...props} isOptional={field.isOptional} />;
    case 'logo':
      return <LogoField {...props} />;
    case 'palette':
      return <PaletteField {...props} />;
    case 'list':
      return <ListField {...props} field={field} View={FieldView} />;
    case 'group':
      return (
        <fieldset className="space-y-4">
          <legend className="sr-only">{field.label}</legend>
          {Object.entries(field.fields).map(([part, inner]) => (
            <FieldView
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
  }
}
