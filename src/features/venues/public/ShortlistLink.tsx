import { Heart } from 'lucide-react';
import { shortlistText } from '@/content/en/venues.ts';
import { useShortlist } from '@/features/venues/data/shortlist.ts';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { PageLink } from '@/shared/ui/PageLink.tsx';

const PART = '#shortlist';

type ShortlistLinkProps = {
  /** Stands on the page of the shortlist, whose address keeps its filters then. */
  isHere?: boolean;
  className?: string;
};

/** The way to the shortlist, and how many venues it holds. */
export function ShortlistLink({ isHere = false, className = '' }: ShortlistLinkProps) {
  const { length } = useShortlist();
  const content = (
    <>
      <Heart aria-hidden />
      {shortlistText.link(length)}
    </>
  );
  const classes = `${buttonClass({ variant: 'quiet' })} ${className}`;
  // Not the router's link: that leads nowhere the second time, and would leave the focus behind.
  if (isHere)
    return (
      <a href={PART} className={classes}>
        {content}
      </a>
    );
  return (
    <PageLink to={`${paths.venuesInPatna}${PART}`} className={classes}>
      {content}
    </PageLink>
  );
}
