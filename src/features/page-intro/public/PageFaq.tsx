import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Question } from '@/content/en/service/serviceText.ts';

type PageFaqProps = { title: string; questions: readonly Question[] };

/**
 * Questions and answers for people, open one by one; they work without the script. No structured data: search engines
 * have stopped showing it.
 */
export function PageFaq({ title, questions }: PageFaqProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="page section grid gap-x-16 gap-y-6 pb-0! lg:grid-cols-12"
    >
      <h2 id={id} className="text-title lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        {title}
      </h2>
      <div className="border-line border-t lg:col-span-8">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-line border-b">
            <summary className="font-display hover:text-sindoor flex min-h-14 items-center justify-between gap-4 py-3 text-lg/snug font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                className="text-sindoor size-5 flex-none transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="measure text-muted pb-5">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
