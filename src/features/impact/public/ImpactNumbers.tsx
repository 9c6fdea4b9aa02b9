import { type ImpactText, impactText } from '@/content/en/home.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { Counter } from './Counter.tsx';

type ImpactNumbersProps = {
  /** Texts of the owner's preview; default: the site's. */
  text?: ImpactText;
};

/** Our Impact in Numbers: six counters in a dark band. */
export function ImpactNumbers({ text = impactText }: ImpactNumbersProps) {
  return (
    <section aria-labelledby="impact" className="night">
      <div className="double-line" />
      <div className="page section">
        <SectionHead id="impact" title={text.title} lead={text.lead} />
        <dl className="mt-6 flex flex-wrap gap-x-3 gap-y-5 *:grow *:basis-25 md:mt-8 md:grid md:grid-cols-3 md:gap-x-6 md:gap-y-8">
          {text.numbers.map((number) => (
            <Counter key={number.label} {...number} />
          ))}
        </dl>
        {text.sample && <p className="text-muted mt-4 text-xs md:mt-6 md:text-sm">{text.sample}</p>}
      </div>
      <div className="double-line" />
    </section>
  );
}
