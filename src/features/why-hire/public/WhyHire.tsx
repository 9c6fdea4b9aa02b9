import { type WhyHireText, whyHireText } from '@/content/en/home.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { Lamp } from '@/shared/ui/ornaments/Lamp.tsx';
import { SwipeRow } from '@/shared/ui/SwipeRow.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

type WhyHireProps = {
  /** Texts of the owner's preview; default: the site's. */
  text?: WhyHireText;
};

/** Why Hire an Event Planner: four reasons and a button. */
export function WhyHire({ text = whyHireText }: WhyHireProps) {
  return (
    <section aria-labelledby="why-hire" className="border-line bg-surface border-y">
      <div className="page section grid gap-x-16 gap-y-6 md:gap-y-10 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
          <SectionHead id="why-hire" title={text.title} />
          <p className="measure text-lead text-muted mt-4">{text.lead}</p>
          <EnquireLink className={buttonClass({ size: 'lg' }) + ' mt-5 md:mt-7'}>
            {text.button}
          </EnquireLink>
        </div>
        <div className="min-w-0 lg:col-span-7">
          <SwipeRow
            label={text.title}
            className="[--item:16.5rem] md:grid md:grid-cols-2 md:gap-x-10 md:gap-y-8"
          >
            {text.tags.map(({ title, text: reason }) => (
              <li key={title} className="grid grid-cols-[2.5rem_1fr] gap-x-3">
                <Lamp className="size-10" />
                <div>
                  <h3 className="text-heading">{title}</h3>
                  <p className="measure text-muted mt-1.5">{reason}</p>
                </div>
              </li>
            ))}
          </SwipeRow>
        </div>
      </div>
    </section>
  );
}
