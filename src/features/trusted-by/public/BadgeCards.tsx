import { Compass, Leaf, Star, Trophy, type LucideIcon } from 'lucide-react';
import { badges, trustedByText, type Badge } from '@/content/en/trustedBy.ts';
import { SwipeRow } from '@/shared/ui/SwipeRow.tsx';

const icons: Record<Badge['icon'], LucideIcon> = {
  trophy: Trophy,
  star: Star,
  leaf: Leaf,
  guide: Compass,
};

/** Four badges, each under a small arch. */
export function BadgeCards() {
  return (
    <SwipeRow
      label={trustedByText.badges}
      className="[--item:18.5rem] md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-9 lg:grid-cols-4"
    >
      {badges.map(({ icon, title, text }) => {
        const Icon = icons[icon];
        return (
          <li key={title} className="flex gap-3 md:gap-4 lg:flex-col lg:gap-0">
            <span className="border-marigold text-sindoor grid h-14 w-12 shrink-0 place-items-center rounded-t-full border-4 border-b-2 border-double">
              <Icon aria-hidden className="mt-2 size-6" strokeWidth={1.5} />
            </span>
            <div>
              <h3 className="text-heading max-md:text-base/5 lg:mt-4">{title}</h3>
              <p className="measure text-muted mt-1 max-md:text-sm">{text}</p>
            </div>
          </li>
        );
      })}
    </SwipeRow>
  );
}
