import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Enquiry, EnquiryValues } from '@/features/enquiries/data/enquiry.ts';
import { enquirySchema } from '@/features/enquiries/data/enquirySchema.ts';
import { phoneFault } from '@/shared/forms/phone.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';

/** Validates by the schema at the current time, and by the lazy numbering plans. */
export const enquiryResolver: Resolver<EnquiryValues, unknown, Enquiry> = async (
  values,
  context,
  options,
) => {
  const checked = await valibotResolver(enquirySchema(new Date(serverNow())))(
    values,
    context,
    options,
  );
  const more: FieldErrors<EnquiryValues> = {};
  if (!checked.errors.phone) {
    const message = await phoneFault(values.phone);
    if (message) more.phone = { type: 'implausible', message };
  }
  if (Object.keys(more).length === 0) return checked;
  return { values: {}, errors: { ...checked.errors, ...more } };
};
