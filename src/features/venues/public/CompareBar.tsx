import { Scale } from 'lucide-react';
import { shortlistText } from '@/content/en/venues.ts';
import { useShortlist } from '@/features/venues/data/shortlist.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';

/**
 * Link to the comparison, in reach while the list is on the screen (`compare-bar` in frame.css). A screen reader
 * announces the number of chosen venues; empty while there are none.
 */
export function CompareBar() {
  const { length } = useShortlist();
  return (
    <div aria-live="polite" className="compare-bar">
      {length > 0 && (
        <a href="#shortlist" className={buttonClass()}>
          <Scale aria-hidden />
          {shortlistText.compareCount(length)}
        </a>
      )}
    </div>
  );
}
