import { useId, type ReactNode } from 'react';
import type { MilestonesText } from '@/content/en/service/serviceText.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** Ages or years, each with an idea and a few themes. `children` are rendered below. */
export function Milestones({ text, children }: { text: MilestonesText; children?: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="page section pb-0!">
      <SectionHead id={id} title={text.title} lead={text.lead} />
      <ul className="mt-8">
        {text.entries.map(({ mark, title, text: words, themes }) => (
          <li
            key={title}
            className="border-line grid grid-cols-[min(4.5rem,30%)_1fr] gap-x-5 border-t py-6 sm:grid-cols-[7rem_1fr] lg:grid-cols-[min(9rem,16%)_1fr_min(20rem,35%)] lg:items-center lg:gap-x-10"
          >
            <span
              aria-hidden="true"
              className="font-display text-sindoor text-[clamp(2.75rem,2rem+4vw,5.5rem)]/none font-semibold tabular-nums"
            >
              {mark}
            </span>
            <div>
              <h3 className="text-heading">{title}</h3>
              <p className="measure text-muted mt-1">{words}</p>
            </div>
            <ul className="col-start-2 mt-3 flex flex-wrap gap-2 lg:col-start-3 lg:mt-0">
              {themes.map((theme) => (
                <li key={theme} className="border-marigold rounded-full border px-3 py-1 text-sm">
                  {theme}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {children && <div className="mt-12 max-w-3xl">{children}</div>}
    </section>
  );
}
