import { pages } from '@/content/en/pages.ts';
import { ArchFrame } from '@/shared/ui/ArchFrame.tsx';
import { objectPosition } from '@/shared/ui/objectPosition.ts';
import { Toran } from '@/shared/ui/ornaments/Toran.tsx';
import { Picture } from '@/shared/ui/Picture.tsx';

const text = pages.calculator.intro;

/** The page's opening, short: who comes here wants to count. */
export function CalculatorIntro() {
  return (
    <div className="print:hidden">
      <div className="overflow-x-clip">
        <Toran />
      </div>
      <section className="page grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 pt-4 pb-10 lg:pt-6">
        <div>
          <h1 className="text-display">{text.heading}</h1>
          <p className="measure text-lead mt-4">{text.lead}</p>
        </div>
        <ArchFrame className="hidden aspect-[5/6] w-56 sm:block lg:w-72">
          <Picture
            src={text.picture.src}
            alt={text.picture.alt}
            width={1600}
            height={1000}
            sizes="28rem"
            className={`absolute inset-0 size-full object-cover ${objectPosition(...text.picture.focal)}`}
          />
        </ArchFrame>
      </section>
    </div>
  );
}
