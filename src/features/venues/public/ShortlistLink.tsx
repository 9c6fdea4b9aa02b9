import { Heart } from 'lucide-react';
import { shortlistText } from '@/content/en/venues.ts';
import { useShortlist } from '@/features/venues/data/shortlist.ts';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { PageLink } from '@/shared/ui/PageLink.tsx';

const PART = '#shortlist';

type ShortlistLinkProps = {
  /** Whether it is on the shortlist's own page; the link then keeps the filters in its address. */
  isHere?: boolean;
  className?: string;
};

/** Link to the shortlist, with the number of its venues. */
export function ShortlistLink({ isHere = false, className = '' }: ShortlistLinkProps) {
  const { length } = useShortlist();
  const content = (
    <>
      <Heart aria-hidden />
      {shortlistText.link(length)}
    </>
  );
  const classes = `${buttonClass({ variant: 'quiet' })} ${className}`;
  // Not the router's link, which does nothing the second time and would not move the focus.
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
