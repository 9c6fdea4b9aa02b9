import { valuesText } from '@/content/en/about.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** The company's values: four sentences, two by two. */
export function Values() {
  return (
    <section aria-labelledby="values" className="page section">
      <SectionHead id="values" title={valuesText.title} lead={valuesText.lead} />
      <ol className="mt-8 grid gap-x-16 sm:grid-cols-2">
        {valuesText.entries.map(({ title, text }) => (
          <li key={title} className="border-marigold border-t-4 border-double py-6">
            <h3 className="text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)]/[1.15]">{title}</h3>
            <p className="measure text-muted mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
