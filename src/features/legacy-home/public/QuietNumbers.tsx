import { impactText } from '@/content/en/home.ts';
import { legacyText } from '@/content/en/legacy.ts';
import { formatNumber } from '@/shared/lib/numbers.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** Our Impact in Numbers without animation. */
export function QuietNumbers() {
  return (
    <section aria-labelledby="numbers" className="border-line bg-surface border-t">
      <div className="page section">
        <SectionHead id="numbers" title={legacyText.numbers} />
        <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-3">
          {impactText.numbers.map(({ label, value, decimals, suffix }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-muted">{label}</dt>
              <dd className="font-display text-title font-semibold">
                {formatNumber(value, decimals)}
                {suffix}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
