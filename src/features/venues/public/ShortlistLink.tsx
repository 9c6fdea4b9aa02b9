import { Heart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shortlistText } from '@/content/en/venues.ts';
import { useShortlist } from '@/features/venues/data/shortlist.ts';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';

/** The way to the shortlist, and how many venues it holds. */
export function ShortlistLink({ className = '' }: { className?: string }) {
  const { length } = useShortlist();
  return (
    <Link
      to={`${paths.venuesInPatna}#shortlist`}
      className={`${buttonClass({ variant: 'quiet' })} ${className}`}
    >
      <Heart aria-hidden />
      {shortlistText.link(length)}
    </Link>
  );
}
