import { useId, type ComponentProps } from 'react';
import { enquiryText } from '@/content/en/enquiry.ts';

/**
 * A field that only programs fill in: out of sight and out of the tab order, and whoever hears it is told to leave it.
 * Spread `register(...)` of the form onto it.
 */
export function Honeypot(input: Omit<ComponentProps<'input'>, 'id'>) {
  const id = useId();
  return (
    <div className="sr-only">
      <label htmlFor={id}>{enquiryText.honeypot}</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...input} />
    </div>
  );
}
