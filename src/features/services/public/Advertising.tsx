import { advertisingText as text } from '@/content/en/servicesHub.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** The company's other business: advertising and digital marketing. */
export function Advertising() {
  return (
    <section
      aria-labelledby="advertising"
      className="page section grid gap-x-16 gap-y-8 lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <SectionHead id="advertising" title={text.title} />
        <p className="measure text-lead text-muted mt-4">{text.lead}</p>
        <EnquireLink className={`${buttonClass({ variant: 'secondary' })} mt-6`}>
          {text.button}
        </EnquireLink>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:col-span-7">
        {text.entries.map((entry) => (
          <li key={entry.title} className="border-marigold border-t-4 border-double py-5">
            <h3 className="text-heading">{entry.title}</h3>
            <p className="text-muted mt-1.5">{entry.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
