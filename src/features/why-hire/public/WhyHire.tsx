import { whyHireText } from '@/content/en/home.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { Lamp } from '@/shared/ui/ornaments/Lamp.tsx';

/** Why Hire an Event Planner: four reasons and a button (spec section 2). */
export function WhyHire() {
  return (
    <section aria-labelledby="why-hire" className="border-line bg-surface border-y">
      <div className="page section grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
          <h2 id="why-hire" className="text-title">
            {whyHireText.title}
          </h2>
          <p className="measure text-lead text-muted mt-4">{whyHireText.lead}</p>
          <EnquireLink className={buttonClass({ size: 'lg' }) + ' mt-7'}>
            {whyHireText.button}
          </EnquireLink>
        </div>
        <ul className="lg:col-span-7">
          {whyHireText.tags.map(({ title, text }) => (
            <li
              key={title}
              className="border-line grid grid-cols-[3.5rem_1fr] gap-x-5 py-7 not-first:border-t first:pt-0 last:pb-0"
            >
              <Lamp className="size-14" />
              <div>
                <h3 className="text-heading">{title}</h3>
                <p className="measure text-muted mt-1.5">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
