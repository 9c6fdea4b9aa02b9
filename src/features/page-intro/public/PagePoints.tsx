import { useId } from 'react';
import type { PagePoint } from '@/content/en/pageTypes.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** A few short facts under one heading, in columns. */
export function PagePoints({ title, points }: { title: string; points: readonly PagePoint[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line bg-surface border-t">
      <div className="page section">
        <SectionHead id={id} title={title} />
        <ul
          className={`mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 ${points.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
        >
          {points.map((point) => (
            <li key={point.title}>
              <div className="double-line mb-4" />
              <h3 className="text-heading">{point.title}</h3>
              <p className="text-muted mt-2">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
