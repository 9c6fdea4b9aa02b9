import { X } from 'lucide-react';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { PictureUploader } from '@/shared/admin/pictures/PictureUploader.tsx';
import { usePictureUploads } from '@/shared/admin/pictures/usePictureUploads.ts';
import { FieldNotes } from '@/shared/forms/FieldNotes.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { uploadedSrcSet } from '@/shared/ui/pictureVariants.ts';
import { type FieldViewProps, textOf } from '@/shared/admin/fields/fieldValue.ts';

const { picture: words } = adminSiteContent;

/** The company's logo: upload, preview on light and dark, removal. */
export function LogoField({ field, name, value, faults, onChange }: FieldViewProps) {
  const { uploads, queue } = usePictureUploads('site', {
    save: async ({ image_url: widest, width, height }) => {
      // Shown at 36 px: the smallest file is sharp.
      const [src = widest] = uploadedSrcSet(widest)?.split(' ') ?? [];
      onChange({ src, width, height });
    },
    orderOf: () => 0,
  });
  const src = textOf(Object(value)['src']);
  return (
    <fieldset className="space-y-2">
      <legend className="font-semibold">{field.label}</legend>
      {src !== '' && (
        <div className="flex flex-wrap items-center gap-3">
          {['', 'night'].map((ground) => (
            <span key={ground} className={`bg-paper border-line rounded-lg border p-3 ${ground}`}>
              <img src={src} alt="" className="h-9 w-auto max-w-40 object-contain" />
            </span>
          ))}
          <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
            <X aria-hidden />
            {words.removeLogo}
          </Button>
        </div>
      )}
      <PictureUploader single uploads={uploads} queue={queue} label={words.uploadLogo} />
      <FieldNotes id={name} hint={field.hint} error={faults?.message} />
    </fieldset>
  );
}
