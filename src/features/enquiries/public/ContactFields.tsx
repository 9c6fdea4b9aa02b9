import type { UseFormReturn } from 'react-hook-form';
import { enquiryText } from '@/content/en/enquiry.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import type { Enquiry, EnquiryValues } from '@/features/enquiries/data/enquiry.ts';

/** The form as the field groups get it. */
export type EnquiryFields = { form: UseFormReturn<EnquiryValues, unknown, Enquiry> };

const { labels, hints } = enquiryText;

/** Who asks and how to answer. */
export function ContactFields({ form }: EnquiryFields) {
  const { errors } = form.formState;
  return (
    <>
      <TextInput
        label={labels.name}
        error={errors.name?.message}
        required
        autoComplete="name"
        {...form.register('name')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={labels.email}
          error={errors.email?.message}
          required
          type="email"
          autoComplete="email"
          {...form.register('email')}
        />
        <TextInput
          label={labels.phone}
          hint={hints.phone}
          error={errors.phone?.message}
          required
          type="tel"
          autoComplete="tel"
          {...form.register('phone')}
        />
      </div>
    </>
  );
}
