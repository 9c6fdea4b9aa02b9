import type { ComponentProps } from 'react';
import type { EventType } from '@/content/en/services.ts';
import { paths } from '@/shared/paths.ts';

/** What a visitor has told of their event already, by the names of the form's fields. */
export type KnownOfEvent = {
  /** '' where it is open, although the service is filed under a type. */
  eventType?: EventType | '';
  location?: string;
  guestCount?: string;
  budget?: string;
  /** 'YYYY-MM-DD' */
  eventDate?: string;
};

type EnquireLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Slug of the service the enquiry starts with (content/en/services.ts); none for an open question. */
  service?: string;
  /** What the form's additional details start with, e.g. the venues it is about. */
  details?: string;
  /** What else the form starts with. */
  known?: KnownOfEvent;
};

/**
 * Opens the enquiry dialog, prefilled for a service. It is a plain link to the form on the contact page, so it
 * works before the script has come and without it; the start script turns its click into the dialog.
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
