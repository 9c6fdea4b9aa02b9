import type { ComponentProps } from 'react';
import { paths } from '@/shared/paths.ts';

type EnquireLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Slug of the service the enquiry starts with (content/en/services.ts); none for an open question. */
  service?: string;
  /** What the form's additional details start with, e.g. the venues it is about. */
  details?: string;
};

/**
 * Opens the enquiry dialog, prefilled for a service. It is a plain link to the form on the contact page, so it
 * works before the script has come and without it; PublicLayout turns its click into the dialog.
 */
export function EnquireLink({ service, details, children, ...rest }: EnquireLinkProps) {
  return (
    <a
      {...rest}
      href={paths.enquire(service)}
      data-enquiry={service ?? ''}
      data-enquiry-details={details}
    >
      {children}
    </a>
  );
}
