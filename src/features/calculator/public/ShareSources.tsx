import { calculatorText } from '@/content/en/calculator.ts';
import { pages } from '@/content/en/pages.ts';
import { eventTypes } from '@/shared/lists/eventTypes.ts';
import { categories } from '@/features/calculator/data/plan.ts';
import { startingShares } from '@/features/calculator/data/startingShares.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';

const text = calculatorText.about;

/** Advice on counting, and the sources of the starting shares. */
export function ShareSources() {
  return (
    <section
      aria-labelledby="sources-title"
      className="border-line bg-surface border-t print:hidden"
    >
      <div className="page section grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="sources-title" className="text-heading">
            {text.title}
          </h2>
          <p className="text-muted mt-4">{text.wedding}</p>
          <p className="text-muted mt-3">{text.other}</p>
          <ul className="text-muted mt-4 grid gap-2 text-[0.9375rem]">
            {eventTypes.map((type) => (
              <li key={type}>
                <strong className="text-ink">{type}:</strong> {sharesOf(type)}.
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-heading">{text.advice}</h2>
          {pages.calculator.intro.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-muted mt-4">
              {paragraph}
            </p>
          ))}
          <EnquireLink className={`${buttonClass({ variant: 'secondary' })} mt-6`}>
            {pages.calculator.intro.button}
          </EnquireLink>
        </div>
      </div>
    </section>
  );
}

/** 'catering 32%, decor 17%'. */
function sharesOf(type: (typeof eventTypes)[number]): string {
  return categories
    .filter((id) => startingShares[type][id] > 0)
    .map((id) => `${calculatorText.categories[id].toLowerCase()} ${startingShares[type][id]}%`)
    .join(', ');
}
