import { useId } from 'react';
import type { PagePoint } from '@/content/en/pageTypes.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** Numbered steps in a dark band, each number under a small arch. */
export function PageSteps({ title, entries }: { title: string; entries: readonly PagePoint[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="night">
      <div className="double-line" />
      <div className="page section">
        <SectionHead id={id} title={title} />
        <ol className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {entries.map((entry, index) => (
            <li key={entry.title} className="flex gap-5 lg:block">
              <span
                aria-hidden="true"
                className="border-marigold font-display text-marigold grid h-16 w-13 shrink-0 place-items-center rounded-t-full border-4 border-b-2 border-double pt-1 text-2xl font-semibold"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-heading lg:mt-4">{entry.title}</h3>
                <p className="text-muted mt-1.5">{entry.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="double-line" />
    </section>
  );
}
