import { useId } from 'react';
import { enquiryText } from '@/content/en/enquiry.ts';
import type { EnquiryFields } from './ContactFields.tsx';

/** A field that only programs fill in: out of sight and out of the tab order, and whoever hears it is told to leave it. */
export function Honeypot({ form }: EnquiryFields) {
  const id = useId();
  return (
    <div className="sr-only">
      <label htmlFor={id}>{enquiryText.honeypot}</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
    </div>
  );
}
