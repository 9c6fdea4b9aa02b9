import { Heart } from 'lucide-react';
import { shortlistText } from '@/content/en/venues.ts';
import {
  type Chosen,
  SHORTLIST_MAX,
  toggleShortlist,
  useShortlist,
} from '@/features/venues/data/shortlist.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';

/** Adds a venue to the visitor's shortlist, or removes it. */
export function ShortlistButton({ venue }: { venue: Chosen }) {
  const isChosen = useShortlist().some(({ id }) => id === venue.id);
  const toggle = () => {
    const result = toggleShortlist(venue);
    if (result === 'full') notify.error(shortlistText.full(SHORTLIST_MAX));
    if (result === 'not-kept') notify.error(shortlistText.notKept);
  };
  return (
    <Button
      variant={isChosen ? 'primary' : 'secondary'}
      aria-pressed={isChosen}
      aria-label={shortlistText.of(venue.name)}
      onClick={toggle}
      className="relative"
    >
      <Heart aria-hidden fill={isChosen ? 'currentColor' : 'none'} />
      {shortlistText.button}
    </Button>
  );
}
