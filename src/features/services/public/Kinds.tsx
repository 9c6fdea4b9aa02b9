import { useId } from 'react';
import type { KindsText } from '@/content/en/service/serviceText.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** Variants as a programme: name, key fact, a sentence. */
export function Kinds({ text }: { text: KindsText }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="page section">
      <SectionHead id={id} title={text.title} lead={text.lead} />
      <ul className="border-line mt-8 border-b">
        {text.entries.map((entry) => (
          <li
            key={entry.title}
            className="border-line grid gap-x-10 gap-y-1 border-t py-5 lg:grid-cols-[minmax(0,15rem)_minmax(0,12rem)_minmax(33%,1fr)] lg:items-baseline"
          >
            <h3 className="text-heading">{entry.title}</h3>
            <p className="text-peacock font-medium">
              <span className="sr-only">{text.factLabel}: </span>
              {entry.fact}
            </p>
            <p className="text-muted">{entry.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
