import { Plus } from 'lucide-react';
import { garbaText } from '@/content/en/garba.ts';
import type { GarbaFaq } from '@/features/garba/data/edition.ts';

/** Questions that open by themselves, without a script. */
export function GarbaFaqs({ faqs }: { faqs: readonly GarbaFaq[] }) {
  if (faqs.length === 0) return null;
  return (
    <section aria-labelledby="garba-faqs" className="page section grid gap-x-14 gap-y-8 lg:grid-cols-12">
      <h2 id="garba-faqs" className="text-title lg:col-span-4">
        {garbaText.faqs}
      </h2>
      <div className="border-b border-line lg:col-span-8">
        {faqs.map(({ id, question, answer }) => (
          <details key={id} className="group border-t border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden
                className="size-5 shrink-0 text-sindoor transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="measure pb-5 whitespace-pre-line text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
