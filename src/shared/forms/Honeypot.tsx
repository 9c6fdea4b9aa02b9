import { useId, type ComponentProps } from 'react';
import { enquiryText } from '@/content/en/enquiry.ts';

/**
 * Honeypot field: off-screen and out of the tab order; screen reader users are warned by its label.
 * Spread the form's `register(...)` onto it.
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
