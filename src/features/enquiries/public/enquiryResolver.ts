import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldErrors, Resolver, ResolverOptions } from 'react-hook-form';
import { enquiryText } from '@/content/en/enquiry.ts';
import type { Enquiry, EnquiryValues } from '@/features/enquiries/data/enquiry.ts';
import { enquirySchema } from '@/features/enquiries/data/enquirySchema.ts';
import { phoneFault } from '@/shared/forms/phone.ts';

const { errors: sentences } = enquiryText;

/** Some browsers let letters into a number field and then report it as empty: that must not pass as "left out". */
function isUnreadable(options: ResolverOptions<EnquiryValues>): boolean {
  const input = options.fields['guestCount']?.ref;
  return input instanceof HTMLInputElement && input.validity.badInput;
}

/** The schema's rules, judged now, and the two that need the browser: a number field's raw text, the numbering plans. */
export const enquiryResolver: Resolver<EnquiryValues, unknown, Enquiry> = async (
  values,
  context,
  options,
) => {
  const checked = await valibotResolver(enquirySchema(new Date()))(values, context, options);
  const more: FieldErrors<EnquiryValues> = {};
  if (isUnreadable(options))
    more.guestCount = { type: 'unreadable', message: sentences.guestCount };
  if (!checked.errors.phone) {
    const message = await phoneFault(values.phone);
    if (message) more.phone = { type: 'implausible', message };
  }
  if (Object.keys(more).length === 0) return checked;
  return { values: {}, errors: { ...checked.errors, ...more } };
};
