import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { SectionHead } from './SectionHead.tsx';

type QuestionsProps = {
  title: string;
  questions: readonly { question: string; answer: string }[];
  className?: string;
};

/**
 * Questions and answers as `<details>`, which need no script. Search engines no longer show structured data of them.
 */
export function Questions({ title, questions, className = '' }: QuestionsProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`page section grid gap-x-16 gap-y-6 lg:grid-cols-12 ${className}`}
    >
      <SectionHead
        id={id}
        title={title}
        className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start"
      />
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
            <p className="measure text-muted pb-5 whitespace-pre-line">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
