import { adminAnalytics } from '@/content/en/adminAnalytics.ts';
import { Breakdown } from './Breakdown.tsx';
import type { Address, Report } from './data/reportPeriod.ts';
import { Goals } from './Goals.tsx';
import { Speed } from './Speed.tsx';

const { filter, campaigns } = adminAnalytics;
const campaignDimensions = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
/** Example of a URL with campaign parameters. */
const MARK = '/?utm_source=instagram&utm_medium=post&utm_campaign=diwali';

type ListsProps = { report: Report; hrefOf: (changes: Partial<Address>) => string };

/** Breakdowns by dimension, most views first; each row is a filter. */
export function Lists(props: ListsProps) {
  return (
    <>
      <p className="text-muted mt-6 print:hidden">{filter.hint}</p>
      <div className="mt-2 grid items-start gap-4 lg:grid-cols-2">
        <Breakdown dimension="page" {...props} />
        <div className="grid min-w-0 gap-4">
          <Breakdown dimension="source" {...props} />
          <Breakdown dimension="referrer" {...props} />
        </div>
        <Goals {...props} />
        <Speed report={props.report} />
      </div>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-3">
        <Breakdown dimension="device" {...props} />
        <Breakdown dimension="browser" {...props} />
        <Breakdown dimension="os" {...props} />
      </div>
      <section aria-labelledby="campaigns" className="mt-8">
        <h2 id="campaigns" className="font-display text-lg">
          {campaigns.title}
        </h2>
        <p className="text-muted mt-1 max-w-prose">
          {campaigns.hint(`${window.location.origin}${MARK}`)}
        </p>
        <div className="mt-3 grid items-start gap-4 lg:grid-cols-3">
          {campaignDimensions.map((dimension) => (
            <Breakdown key={dimension} dimension={dimension} {...props} />
          ))}
        </div>
      </section>
    </>
  );
}
