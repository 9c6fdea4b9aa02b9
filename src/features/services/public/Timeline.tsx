import { useId, type ReactNode } from 'react';
import type { TimelineText } from '@/content/en/service/serviceText.ts';
import { Lamp } from '@/shared/ui/ornaments/Lamp.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

type TimelineProps = {
  text: TimelineText;
  /** Rendered next to it on wide screens and below it on small ones. */
  children?: ReactNode;
};

/** The functions of an event in order, on a string of lamps. */
export function Timeline({ text, children }: TimelineProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="page section grid items-start gap-x-14 gap-y-12 pb-0! lg:grid-cols-12"
    >
      <div className="lg:col-span-7">
        <SectionHead id={id} title={text.title} lead={text.lead} />
        <ol className="mt-8">
          {text.entries.map((entry) => (
            <li
              key={entry.title}
              className="group relative grid grid-cols-[3rem_1fr] gap-x-4 pb-8 last:pb-0"
            >
              <span
                aria-hidden="true"
                className="border-marigold absolute top-12 bottom-0 left-6 border-l-4 border-double group-last:hidden"
              />
              <Lamp className="relative size-12" />
              <div>
                <p className="eyebrow">{entry.when}</p>
                <h3 className="text-heading mt-0.5">{entry.title}</h3>
                <p className="measure text-muted mt-1">{entry.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      {children && <div className="lg:sticky lg:top-28 lg:col-span-5">{children}</div>}
    </section>
  );
}
