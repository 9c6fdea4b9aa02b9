import type { ComponentProps } from 'react';
import type { EventType } from '@/content/en/services.ts';
import { paths } from '@/shared/paths.ts';

/** Known details of the visitor's event, by the names of the form's fields. */
export type KnownOfEvent = {
  /** '' leaves the type open, even if the service has one. */
  eventType?: EventType | '';
  location?: string;
  guestCount?: string;
  budget?: string;
  /** 'YYYY-MM-DD' */
  eventDate?: string;
};

type EnquireLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Slug of the service to start with (content/en/services.ts); omit for a general question. */
  service?: string;
  /** Prefill of the additional details, e.g. the venues. */
  details?: string;
  /** Prefill of other fields. */
  known?: KnownOfEvent;
};

/**
 * Opens the enquiry dialog, prefilled for a service. A plain link to the form on the contact page, so that it works
 * before and without the script; the start script turns its click into the dialog.
 */
export function EnquireLink({ service, details, known, children, ...rest }: EnquireLinkProps) {
  return (
    <a
      {...rest}
      href={paths.enquire(service)}
      data-enquiry={service ?? ''}
      data-enquiry-details={details}
      data-enquiry-known={known && new URLSearchParams(known).toString()}
    >
      {children}
    </a>
  );
}
