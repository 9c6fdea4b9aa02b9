import { type ReactNode, useId } from 'react';
import { formatCount } from '@/shared/admin/charts/figures.ts';

type QueuePartProps = { title: string; count: number; hint: string; children: ReactNode };

/** A part of the queue with how many it holds. */
export function QueuePart({ title, count, hint, children }: QueuePartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-lg">
        {title} ({formatCount(count)})
      </h2>
      <p className="text-muted mb-3">{hint}</p>
      {children}
    </section>
  );
}
