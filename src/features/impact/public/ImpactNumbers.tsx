import { impactText } from '@/content/en/home.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { Counter } from './Counter.tsx';

/** Our Impact in Numbers: six counters in a dark band. */
export function ImpactNumbers() {
  return (
    <section aria-labelledby="impact" className="night">
      <div className="double-line" />
      <div className="page section">
        <SectionHead id="impact" title={impactText.title} lead={impactText.lead} />
        <dl className="mt-6 flex flex-wrap gap-x-3 gap-y-5 *:grow *:basis-25 md:mt-10 md:grid md:grid-cols-2 md:gap-x-6 md:gap-y-10 lg:grid-cols-3 lg:gap-y-14">
          {impactText.numbers.map((number) => (
            <Counter key={number.label} {...number} />
          ))}
        </dl>
      </div>
      <div className="double-line" />
    </section>
  );
}
