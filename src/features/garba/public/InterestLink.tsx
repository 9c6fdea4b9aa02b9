import { garbaStatus } from '@/content/en/garba.ts';
import type { GarbaEdition, GarbaStatus } from '@/features/garba/data/edition.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';

type InterestLinkProps = { edition: GarbaEdition; status: GarbaStatus; className?: string };

/**
 * Before the sale, opens the sign-up for notifications; later, the enquiry form, prefilled for the edition's status.
 * Neither holds or sells a pass.
 */
export function InterestLink({ edition, status, className = '' }: InterestLinkProps) {
  const { button, details } = garbaStatus[status];
  return (
    <EnquireLink
      service="raas-garba"
      details={details(edition.title)}
      data-interest={status === 'announced' ? edition.id : undefined}
      className={`${buttonClass({ size: 'lg' })} ${className}`}
    >
      {button}
    </EnquireLink>
  );
}
