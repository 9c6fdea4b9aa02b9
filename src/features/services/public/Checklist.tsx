import { useId, type ReactNode } from 'react';
import type { ChecklistText } from '@/content/en/service/serviceText.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** A printable checklist in four groups. `children` are rendered below. */
export function Checklist({ text, children }: { text: ChecklistText; children?: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line bg-surface border-y">
      <div className="page section">
        <SectionHead id={id} title={text.title} lead={text.lead} />
        <div className="mt-9 grid gap-x-14 gap-y-9 sm:grid-cols-2">
          {text.groups.map(({ title, items }) => (
            <div key={title}>
              <h3 className="text-heading">{title}</h3>
              <div className="double-line mt-2 mb-3" />
              <ul>
                {items.map((item) => (
                  <li key={item} className="flex gap-3.5 py-1.5">
                    <span
                      aria-hidden="true"
                      className="border-edge mt-1.5 size-4 flex-none rounded-sm border-2"
                    />
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {children && <div className="mt-12 max-w-3xl">{children}</div>}
      </div>
    </section>
  );
}
