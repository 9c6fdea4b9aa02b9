import { servicePageText } from '@/content/en/service/servicePage.ts';
import type { PagePoint } from '@/content/en/pageTypes.ts';

/** Three short facts in one line: lead time, size, places. */
export function ServiceFacts({ facts }: { facts: readonly PagePoint[] }) {
  return (
    <section aria-label={servicePageText.facts} className="border-line bg-surface border-y">
      <dl className="page sm:divide-line grid gap-y-5 py-7 sm:grid-cols-3 sm:divide-x">
        {facts.map(({ title, text }) => (
          <div key={title} className="sm:px-6 sm:first:pl-0 sm:last:pr-0">
            <dt className="eyebrow">{title}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
