import { ChevronDown } from 'lucide-react';
import { garbaText } from '@/content/en/garba.ts';
import type { GarbaFaq } from '@/features/garba/data/edition.ts';

/** Questions that open by themselves, without a script. */
export function GarbaFaqs({ faqs }: { faqs: readonly GarbaFaq[] }) {
  if (faqs.length === 0) return null;
  return (
    <section
      aria-labelledby="garba-faqs"
      className="page section grid gap-x-16 gap-y-6 lg:grid-cols-12"
    >
      <h2 id="garba-faqs" className="text-title lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        {garbaText.faqs}
      </h2>
      <div className="border-line border-t lg:col-span-8">
        {faqs.map(({ id, question, answer }) => (
          <details key={id} className="group border-line border-b">
            <summary className="font-display hover:text-sindoor flex min-h-14 items-center justify-between gap-4 py-3 text-lg/snug font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                className="text-sindoor size-5 flex-none transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="measure text-muted pb-5 whitespace-pre-line">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
