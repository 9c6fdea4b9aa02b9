import { adminBookings } from '@/content/en/adminBookings.ts';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { newRecord, useRecordForm } from '@/shared/admin/useRecordForm.ts';
import { Select } from '@/shared/forms/Select.tsx';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { eventTypes } from '@/shared/lists/eventTypes.ts';
import { noPhoneEnquiry, phoneSchema, useAddPhoneEnquiry } from './data/phoneEnquiry.ts';

const { phone: words } = adminBookings;

const fields = {
  name: { label: words.name },
  phone: { label: words.phone },
  formType: { label: words.formType },
  eventDate: { label: words.eventDate },
  note: { label: words.note },
};
const empty = newRecord(noPhoneEnquiry);

/** Form for an enquiry by phone. */
export function PhoneEnquiryForm({ onSaved }: { onSaved: () => void }) {
  const add = useAddPhoneEnquiry();
  const state = useRecordForm({
    name: 'phone-enquiry',
    record: empty,
    schema: phoneSchema,
    save: async (output, { freshId: id }) => {
      await add(id, output);
      onSaved();
      return empty;
    },
    reload: async () => empty,
    reach: () => 'private',
    goesOnSave: true,
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <RecordForm label={words.title} state={state} fields={fields}>
      <p className="text-muted">{words.intro}</p>
      <TextInput
        label={words.name}
        error={errors.name?.message}
        required
        autoComplete="off"
        {...register('name')}
      />
      <TextInput
        type="tel"
        label={words.phone}
        error={errors.phone?.message}
        required
        autoComplete="off"
        {...register('phone')}
      />
      <Select
        label={words.formType}
        error={errors.formType?.message}
        required
        options={eventTypes.map((type) => ({ value: type, label: type }))}
        placeholder={words.choose}
        {...register('formType')}
      />
      <TextInput
        type="date"
        label={words.eventDate}
        hint={words.eventDateHint}
        error={errors.eventDate?.message}
        {...register('eventDate')}
      />
      <TextArea
        label={words.note}
        hint={words.noteHint}
        error={errors.note?.message}
        {...register('note')}
      />
    </RecordForm>
  );
}
