import { garbaStatus } from '@/content/en/garba.ts';
import type { GarbaEdition, GarbaStatus } from '@/features/garba/data/edition.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';

type InterestLinkProps = { edition: GarbaEdition; status: GarbaStatus; className?: string };

/**
 * Before the sale, asks to be told of it: a name and a number. Later, asks about the edition: the enquiry form begins
 * with what its state suggests. No pass is held or sold by either.
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
