import { trainingText } from '@/content/en/about.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** The company's training of students. */
export function Training() {
  return (
    <section aria-labelledby="training" className="border-line bg-surface border-y">
      <div className="page section grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHead id="training" title={trainingText.title} lead={trainingText.lead} />
          <EnquireLink className={`${buttonClass({ variant: 'secondary' })} mt-6`}>
            {trainingText.button}
          </EnquireLink>
        </div>
        <ul className="lg:col-span-7">
          {trainingText.points.map((point) => (
            <li
              key={point}
              className="border-line font-display border-b py-4 text-lg/snug first:pt-0"
            >
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
