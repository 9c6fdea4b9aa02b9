import { adminPictures } from '@/content/en/adminPictures.ts';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { isPicture, knownPictures } from '@/features/site-content/data/pictureFields.ts';
import { FocalPoint } from '@/shared/admin/pictures/FocalPoint.tsx';
import { PictureUploader } from '@/shared/admin/pictures/PictureUploader.tsx';
import { usePictureUploads } from '@/shared/admin/pictures/usePictureUploads.ts';
import { Select } from '@/shared/forms/Select.tsx';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import { pictureSrcSet, uploadedSrcSet } from '@/shared/ui/pictureVariants.ts';
import { faultsOf, type FieldViewProps, textOf } from '@/shared/admin/fields/fieldValue.ts';

const { picture: words } = adminSiteContent;

const own = [...knownPictures].map(([value]) => ({
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

/** Selects one of the site's or the owner's pictures, with a preview. */
function Chooser({ label, name, src, error, isOptional = false, onChoose }: ChooserProps) {
  const { uploads, queue } = usePictureUploads('site', {
    save: async (picture) => {
      onChoose(picture.image_url);
    },
    orderOf: () => 0,
  });
  const options = [
    ...(isOptional ? [{ value: '', label: words.none }] : []),
    ...(src !== '' && !knownPictures.has(src) ? [{ value: src, label: words.uploaded }] : []),
    ...own,
  ];
  return (
    <div className="space-y-2">
      <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-end gap-3">
        {src === '' ? (
          <span aria-hidden className="border-line aspect-[16/10] rounded border border-dashed" />
        ) : (
          <img
            src={src}
            srcSet={pictureSrcSet(src, 'webp') ?? uploadedSrcSet(src)}
            sizes="5rem"
            alt=""
            loading="lazy"
            width={80}
            height={50}
            className="aspect-[16/10] rounded object-cover"
          />
        )}
        <Select
          label={label}
          name={name}
          error={error}
          options={options}
          value={src}
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== src) onChoose(currentTarget.value);
          }}
        />
      </div>
      <PictureUploader single uploads={uploads} queue={queue} label={words.upload} />
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

/** A picture with description and focal point. */
export function PictureField({
  field,
  name,
  value,
  faults,
  onChange,
  isOptional = false,
}: FieldViewProps & { isOptional?: boolean }) {
  const { src, alt, focal }: Record<string, unknown> = Object(value);
  const choose = (next: string) => {
    const known = knownPictures.get(next) ?? { alt: '', focal: [0.5, 0.5] };
    onChange(next === '' ? undefined : { src: next, alt: known.alt, focal: known.focal });
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
            src={textOf(src)}
            value={focal}
            onChange={(next) => onChange({ src, alt, focal: next })}
          />
        </>
      )}
    </div>
  );
}

/** An optional picture. */
export const MaybePictureField = (props: FieldViewProps) => <PictureField {...props} isOptional />;

/** Focal point of a picture whose address is a separate field. */
export function FocalField({ value, beside, onChange }: FieldViewProps) {
  const src = Object.values(beside ?? {}).find(isPicture);
  return src === undefined ? null : <Focal src={src} value={value} onChange={onChange} />;
}

type FocalProps = { src: string; value: unknown; onChange: (value: unknown) => void };

function Focal({ src, value, onChange }: FocalProps) {
  const [x = 0.5, y = 0.5] = Array.isArray(value) ? value.map(Number) : [];
  return (
    <details>
      <summary className="link min-h-11 cursor-pointer py-2.5">{adminPictures.crop}</summary>
      <FocalPoint src={src} x={x} y={y} onChange={(...point) => onChange(point)} />
    </details>
  );
}
