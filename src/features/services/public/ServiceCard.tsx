import { Flower2, Presentation, UsersRound, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ServiceCardText } from '@/content/en/home.ts';
import type { ServiceGroup } from '@/content/en/services.ts';
import { objectPosition } from '@/shared/ui/objectPosition.ts';
import { Picture } from '@/shared/ui/Picture.tsx';
import { ServiceItems } from './ServiceItems.tsx';

const icons: Record<ServiceGroup, LucideIcon> = {
  wedding: Flower2,
  corporate: Presentation,
  social: UsersRound,
};

type ServiceCardProps = {
  card: ServiceCardText;
  /** Heading level. */
  level: 2 | 3;
  /** Width; `wide` has the picture next to the text. */
  look: 'wide' | 'half' | 'third';
  /** Rendered below the items. */
  children?: ReactNode;
};

/** One group of services: picture in an arch, name, text and items. */
export function ServiceCard({ card, level, look, children }: ServiceCardProps) {
  const wide = look === 'wide';
  const Icon = icons[card.group];
  const Heading = `h${level}` as const;
  return (
    <article
      className={wide ? 'grid items-center gap-x-16 gap-y-4 md:gap-y-6 lg:grid-cols-12' : ''}
    >
      <div
        className={`relative overflow-hidden ${wide ? 'max-md:arch-wide md:arch aspect-[16/10] md:aspect-[4/3] lg:col-span-5 lg:aspect-[4/5] print:aspect-[16/7]' : 'arch-wide aspect-[16/10] md:aspect-[4/3]'}`}
      >
        <Picture
          src={card.picture.src}
          alt={card.picture.alt}
          width={1600}
          height={1000}
          sizes={`(min-width: 64rem) ${{ wide: 56, half: 40, third: 27 }[look]}rem, (min-width: 48rem) ${{ wide: '115vw', half: '40rem', third: '16rem' }[look]}, 14rem`}
          className={`absolute inset-0 size-full object-cover ${objectPosition(...card.picture.focal)}`}
        />
      </div>
      <div className={wide ? 'lg:col-span-7' : 'mt-4 md:mt-6'}>
        <Heading
          className={`${look === 'third' ? 'text-title md:text-heading' : 'text-title'} flex items-center gap-3`}
        >
          <Icon aria-hidden className="text-sindoor size-[0.8em]" strokeWidth={1.5} />
          {card.title}
        </Heading>
        <p className={`measure text-muted mt-3 ${wide ? 'md:text-lead' : ''}`}>
          {card.description}
        </p>
        <ServiceItems group={card.group} look={wide ? 'programme' : 'chips'} />
        {children}
      </div>
    </article>
  );
}
