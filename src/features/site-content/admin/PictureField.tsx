import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { FieldNotes } from '@/shared/forms/FieldNotes.tsx';
import { Select } from '@/shared/forms/Select.tsx';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { knownPictures } from '@/features/site-content/data/pictureFields.ts';
import { faultsOf, type Faults, type FieldViewProps, textOf } from './fieldValue.ts';

const { picture: words } = adminSiteContent;

const options = [...knownPictures].map(([value]) => ({
  value,
  label: value.replace(/^\/pictures\/|\.jpg$/g, '').replaceAll('-', ' '),
}));

type ChooserProps = {
  label: string;
  name: string;
  src: string;
  error: string | undefined;
  isOptional?: boolean;
  onChoose: (src: string) => void;
};

/** One of the site's pictures, seen while it is chosen. */
function Chooser({ label, name, src, error, isOptional = false, onChoose }: ChooserProps) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-end gap-3">
      {src === '' ? (
        <span aria-hidden className="border-line aspect-[16/10] rounded border border-dashed" />
      ) : (
        <img
          src={src}
          alt=""
          width={80}
          height={50}
          className="aspect-[16/10] rounded object-cover"
        />
      )}
      <Select
        label={label}
        name={name}
        error={error}
        options={isOptional ? [{ value: '', label: words.none }, ...options] : options}
        value={src}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </div>
  );
}

/** The address of a picture. */
export function PicturePathField({ field, name, value, faults, onChange }: FieldViewProps) {
  return (
    <Chooser
      label={field.label}
      name={name}
      src={textOf(value)}
      error={faults?.message}
      onChoose={onChange}
    />
  );
}

/** A picture, what it shows, and what of it must stay in view. */
export function PictureField({
  field,
  name,
  value,
  faults,
  onChange,
  isOptional,
}: FieldViewProps & { isOptional: boolean }) {
  const { src, alt, focal }: Record<string, unknown> = Object(value);
  const choose = (next: string) => {
    const known = knownPictures.get(next);
    onChange(known && { src: next, alt: known.alt, focal: known.focal });
  };
  return (
    <div className="space-y-4">
      <Chooser
        label={field.label}
        name={`${name}.src`}
        src={textOf(src)}
        error={faultsOf(faults, 'src')?.message ?? faults?.message}
        isOptional={isOptional}
        onChoose={choose}
      />
      {textOf(src) !== '' && (
        <>
          <TextArea
            label={words.description}
            hint={words.descriptionHint}
            name={`${name}.alt`}
            rows={2}
            error={faultsOf(faults, 'alt')?.message}
            value={textOf(alt)}
            onChange={({ currentTarget }) => onChange({ src, alt: currentTarget.value, focal })}
          />
          <Focal
            name={`${name}.focal`}
            value={focal}
            faults={faultsOf(faults, 'focal')}
            onChange={(next) => onChange({ src, alt, focal: next })}
          />
        </>
      )}
    </div>
  );
}

/** What of a picture must stay in view, where it stands beside its address. */
export function FocalField({ name, value, faults, onChange }: FieldViewProps) {
  return <Focal name={name} value={value} faults={faults} onChange={onChange} />;
}

type FocalProps = {
  name: string;
  value: unknown;
  faults: Faults;
  onChange: (value: unknown) => void;
};

/** A point of a picture, in per cent of its width and height. */
function Focal({ name, value, faults, onChange }: FocalProps) {
  const point: unknown[] = Array.isArray(value) ? value : [];
  const input = (index: 0 | 1, label: string) => (
    <TextInput
      label={label}
      name={`${name}.${index}`}
      type="number"
      inputMode="numeric"
      min={0}
      max={100}
      value={typeof point[index] === 'number' ? Math.round(point[index] * 100) : ''}
      onChange={({ currentTarget: { valueAsNumber } }) =>
        onChange(point.with(index, Number.isNaN(valueAsNumber) ? null : valueAsNumber / 100))
      }
    />
  );
  const fault = [faults, faultsOf(faults, 0), faultsOf(faults, 1)].find((one) => one?.message);
  return (
    <div>
      <div className="grid gap-3 sm:grid-cols-2">
        {input(0, words.fromLeft)}
        {input(1, words.fromTop)}
      </div>
      <FieldNotes id={name} error={fault && words.point} />
    </div>
  );
}
