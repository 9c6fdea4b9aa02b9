import { Plus } from 'lucide-react';
import { garbaText } from '@/content/en/garba.ts';
import type { GarbaFaq } from '@/features/garba/data/edition.ts';

/** Questions that open by themselves, without a script. */
export function GarbaFaqs({ faqs }: { faqs: readonly GarbaFaq[] }) {
  if (faqs.length === 0) return null;
  return (
    <section aria-labelledby="garba-faqs" className="page section">
      <h2 id="garba-faqs" className="text-title">
        {garbaText.faqs}
      </h2>
      <div className="mt-8 max-w-3xl border-b border-line">
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
