import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Resolver } from 'react-hook-form';
import type { Enquiry, EnquiryValues } from '@/features/enquiries/data/enquiry.ts';
import { enquirySchema } from '@/features/enquiries/data/enquirySchema.ts';
import { withPhoneCheck } from '@/shared/forms/phone.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';

/** Validates by the schema at the current time, and by the lazy numbering plans. */
export const enquiryResolver: Resolver<EnquiryValues, unknown, Enquiry> = withPhoneCheck(
  async (...form) => valibotResolver(enquirySchema(new Date(serverNow())))(...form),
);
