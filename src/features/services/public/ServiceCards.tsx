import { serviceCards } from '@/content/en/home.ts';
import { ServiceCard } from './ServiceCard.tsx';

/** The three groups: weddings over the whole width, the other two below. @param level of their headings. */
export function ServiceCards({ level }: { level: 2 | 3 }) {
  return (
    <div className="grid gap-x-12 gap-y-14 md:grid-cols-2 lg:gap-y-20">
      {serviceCards.map((card, index) => (
        <div key={card.group} className={index === 0 ? 'md:col-span-2' : ''}>
          <ServiceCard card={card} level={level} wide={index === 0} />
        </div>
      ))}
    </div>
  );
}
