import { X } from 'lucide-react';
import { adminPictures as words } from '@/content/en/adminPictures.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { uploadedSrcSet } from '@/shared/ui/pictureVariants.ts';
import { FocalPoint } from './FocalPoint.tsx';
import type { PictureValue } from './pictureValue.ts';
import { PictureUploader } from './PictureUploader.tsx';
import { isOfInterest } from './uploadQueue.ts';
import { usePictureUploads } from './usePictureUploads.ts';

type OnePictureProps = {
  label: string;
  /** Describes what visitors see without a picture. */
  none: string;
  /** The bucket's folder. */
  folder: string;
  value: PictureValue | null;
  /** Of the description. */
  error?: string | undefined;
  /** A logo next to its name: never cropped, and without a description. */
  isLogo?: boolean;
  onChange: (value: PictureValue | null) => void;
};

/** The single picture of a record, as a field of its form: uploaded at once, stored with the record. */
export function OnePicture(props: OnePictureProps) {
  const { label, none, folder, value, error, isLogo = false, onChange } = props;
  const { uploads, queue } = usePictureUploads(folder, {
    save: async (picture) => onChange({ ...picture, alt: '', focal_x: 0.5, focal_y: 0.5 }),
    orderOf: () => 0,
  });
  const onTheWay = uploads.filter(isOfInterest);
  return (
    <fieldset className="space-y-3">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {value ? (
        <>
          <img
            src={value.image_url}
            srcSet={uploadedSrcSet(value.image_url)}
            sizes="16rem"
            alt=""
            className="border-line max-h-48 max-w-full rounded-md border bg-white object-contain"
          />
          {!isLogo && (
            <>
              <TextInput
                label={words.alt}
                hint={value.alt === '' ? words.altHelp : undefined}
                error={error}
                value={value.alt}
                onChange={({ target }) => onChange({ ...value, alt: target.value })}
              />
              <details>
                <summary className="link min-h-11 cursor-pointer py-2.5">{words.crop}</summary>
                <FocalPoint
                  src={value.image_url}
                  x={value.focal_x}
                  y={value.focal_y}
                  onChange={(x, y) => onChange({ ...value, focal_x: x, focal_y: y })}
                />
              </details>
            </>
          )}
          <Button
            variant="quiet"
            size="sm"
            aria-label={words.removeOf(label)}
            onClick={() => onChange(null)}
          >
            <X aria-hidden />
            {words.remove}
          </Button>
        </>
      ) : (
        <p className="text-muted text-sm">{none}</p>
      )}
      <PictureUploader
        single
        uploads={onTheWay}
        queue={queue}
        label={value ? words.replace : words.chooseOne}
      />
    </fieldset>
  );
}
