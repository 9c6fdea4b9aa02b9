import { garbaStatus } from '@/content/en/garba.ts';
import type { GarbaEdition, GarbaStatus } from '@/features/garba/data/edition.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';

type InterestLinkProps = { edition: GarbaEdition; status: GarbaStatus; className?: string };

/** Asks about the edition; the form begins with what its state suggests. No pass is held or sold by it. */
export function InterestLink({ edition, status, className = '' }: InterestLinkProps) {
  const { button, details } = garbaStatus[status];
  return (
    <EnquireLink
      service="raas-garba"
      details={details(edition.title)}
      className={`${buttonClass({ size: 'lg' })} ${className}`}
    >
      {button}
    </EnquireLink>
  );
}
