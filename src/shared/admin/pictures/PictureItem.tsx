import { Check, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { adminPictures as words } from '@/content/en/adminPictures.ts';
import type { PictureChanges, PictureRow } from '@/shared/admin/data/pictureTable.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { cleanLine } from '@/shared/lib/text.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { uploadedSrcSet } from '@/shared/ui/pictureVariants.ts';
import { ConflictError } from '@/shared/admin/savedRow.ts';
import { FocalPoint } from './FocalPoint.tsx';

type PictureItemProps = {
  row: PictureRow;
  name: string;
  hasCaption: boolean;
  isTicked: boolean;
  onTick: (isOn: boolean) => void;
  onSave: (changes: PictureChanges) => Promise<void>;
  onRemove: () => void;
  actions?: ReactNode;
};

/** As the database's rules: private.is_picture and portfolio_images.caption. */
const ALT_MOST = 300;
const CAPTION_MOST = 160;

/** One picture of a list: its description, and, folded, its crop. */
export function PictureItem(props: PictureItemProps) {
  const { row, name, hasCaption, isTicked, onTick, onSave, onRemove, actions } = props;
  const [edited, setEdited] = useState<PictureChanges>({});
  const [isSaving, setIsSaving] = useState(false);
  const shown = { ...row, ...edited };
  const isChanged = Object.keys(edited).length > 0;
  const form = useRef<HTMLFormElement>(null);
  const save = async () => {
    if (isSaving) return;
    setIsSaving(true);
    try {
      const { alt, caption } = edited;
      await onSave({
        ...edited,
        ...(alt !== undefined && { alt: cleanLine(alt) }),
        ...(caption !== undefined && { caption: cleanLine(caption ?? '') }),
      });
      setEdited({});
    } catch (error) {
      notify.error(error instanceof ConflictError ? words.changedMeanwhile : words.saveFailed);
    } finally {
      setIsSaving(false);
    }
  };
  // Moving on to the next picture saves this one.
  const onLeave = useEffectEvent((to: EventTarget | null) => {
    if (isChanged && !(to instanceof Node && form.current?.contains(to))) void save();
  });
  useEffect(() => {
    const element = form.current;
    const listener = ({ relatedTarget }: FocusEvent) => onLeave(relatedTarget);
    element?.addEventListener('focusout', listener);
    return () => element?.removeEventListener('focusout', listener);
  }, []);
  return (
    <div className="grid gap-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <label className="relative block cursor-pointer self-start">
        <img
          src={row.image_url}
          srcSet={uploadedSrcSet(row.image_url)}
          sizes="7rem"
          alt=""
          loading="lazy"
          className="bg-line aspect-4/3 w-28 rounded-md object-cover"
        />
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
          aria-label={words.tick(name)}
          className="accent-sindoor absolute top-1.5 left-1.5 size-5"
        />
      </label>
      <form
        ref={form}
        className="min-w-0 space-y-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          label={words.alt}
          hint={shown.alt === '' ? words.altHelp : undefined}
          value={shown.alt}
          maxLength={ALT_MOST}
          onChange={({ target }) => setEdited({ ...edited, alt: target.value })}
        />
        <details>
          <summary className="link min-h-11 cursor-pointer py-2.5">
            {hasCaption ? words.more : words.crop}
          </summary>
          <div className="space-y-3 pt-1">
            {hasCaption && (
              <TextInput
                label={words.caption}
                hint={words.captionHelp}
                value={shown.caption ?? ''}
                maxLength={CAPTION_MOST}
                onChange={({ target }) => setEdited({ ...edited, caption: target.value })}
              />
            )}
            <FocalPoint
              src={row.image_url}
              x={shown.focal_x}
              y={shown.focal_y}
              onChange={(x, y) => setEdited({ ...edited, focal_x: x, focal_y: y })}
            />
          </div>
        </details>
        <div className="flex flex-wrap items-center gap-1">
          {isChanged && (
            <Button type="submit" size="sm" disabled={isSaving}>
              <Check aria-hidden />
              {words.save}
            </Button>
          )}
          {actions}
          <Button variant="quiet" size="sm" aria-label={words.removeOf(name)} onClick={onRemove}>
            <Trash2 aria-hidden />
            {words.remove}
          </Button>
        </div>
      </form>
    </div>
  );
}
