import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { adminEvents } from '@/content/en/adminEvents.ts';
import { adminPictures } from '@/content/en/adminPictures.ts';
import { FocalPoint } from '@/shared/admin/pictures/FocalPoint.tsx';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { useTableForm } from '@/shared/admin/useTableForm.ts';
import { atMost, plain, trim } from '@/shared/forms/rules.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { type EventPictureRow, eventPictureTable } from './data/eventTables.ts';

const { pictures: words } = adminEvents;

/** The length stands in `private.is_picture` too. */
const pictureSchema = v.object({
  alt: v.pipe(v.string(), trim, plain, atMost(300, words.altLong)),
  focalX: v.number(),
  focalY: v.number(),
});
const percent = (value: unknown) => `${Math.round(Number(value) * 100)} %`;
const fields = {
  alt: { label: adminPictures.alt },
  focalX: { label: words.focalX, show: percent },
  focalY: { label: words.focalY, show: percent },
};

/** What a picture shows, and what of it stays in view. */
export function EventPictureForm({ picture }: { picture: EventPictureRow }) {
  const state = useTableForm({
    table: eventPictureTable,
    row: picture,
    schema: pictureSchema,
    valuesOf: ({ alt, focal_x, focal_y }) => ({ alt, focalX: focal_x, focalY: focal_y }),
    columnsOf: ({ alt, focalX, focalY }) => ({ alt, focal_x: focalX, focal_y: focalY }),
  });
  const { control, register, setValue, formState } = state.form;
  const [focalX, focalY] = useWatch({ control, name: ['focalX', 'focalY'] });
  return (
    <RecordForm label={words.editTitle} state={state} fields={fields}>
      <TextInput
        label={adminPictures.alt}
        hint={adminPictures.altHelp}
        error={formState.errors.alt?.message}
        {...register('alt')}
      />
      <FocalPoint
        src={picture.image_url}
        x={focalX}
        y={focalY}
        onChange={(x, y) => {
          setValue('focalX', x, { shouldDirty: true });
          setValue('focalY', y, { shouldDirty: true });
        }}
      />
    </RecordForm>
  );
}
