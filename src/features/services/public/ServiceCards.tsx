import { serviceCards } from '@/content/en/home.ts';
import type { ServiceGroup } from '@/content/en/services.ts';
import { PageLink } from '@/shared/ui/PageLink.tsx';
import { ServiceCard } from './ServiceCard.tsx';

type MoreLink = { label: string; path: string };

type ServiceCardsProps = {
  /** Heading level. */
  level: 2 | 3;
  /** Shows only this group, full width. */
  only?: ServiceGroup | undefined;
  /** Side by side at every width; scrolls on phones. */
  row?: boolean;
  /** Links of each group, below its items. */
  more?: Record<ServiceGroup, readonly MoreLink[]>;
};

/** The three groups: side by side as a `row`, else the first full width and two below. */
export function ServiceCards({ level, only, row = false, more }: ServiceCardsProps) {
  const shown = serviceCards.filter(({ group }) => only === undefined || group === only);
  return (
    <div
      className={
        row
          ? 'late-pictures swipe-row md:grid md:grid-cols-3 md:gap-x-8 lg:gap-x-12'
          : 'grid gap-y-14 md:grid-cols-2 md:gap-x-12 lg:gap-y-20'
      }
    >
      {shown.map((card, index) => (
        <div key={card.group} className={index === 0 && !row ? 'md:col-span-2' : ''}>
          <ServiceCard
            card={card}
            level={level}
            look={row ? 'third' : index === 0 ? 'wide' : 'half'}
          >
            {more && <MoreLinks links={more[card.group]} />}
          </ServiceCard>
        </div>
      ))}
    </div>
  );
}

function MoreLinks({ links }: { links: readonly MoreLink[] }) {
  return (
    <p className="mt-5 flex flex-wrap gap-x-6">
      {links.map(({ label, path }) => (
        <PageLink key={path} to={path} className="link inline-block py-2 font-medium">
          {label}
        </PageLink>
      ))}
    </p>
  );
}
