import { pages } from '@/content/en/pages.ts';
import { ArchFrame } from '@/shared/ui/ArchFrame.tsx';
import { PagePicture, PageTitle } from '@/shared/ui/PageHead.tsx';
import { Toran } from '@/shared/ui/ornaments/Toran.tsx';

const text = pages.calculator.intro;

export function CalculatorIntro() {
  return (
    <div className="print:hidden">
      <div className="overflow-x-clip">
        <Toran />
      </div>
      <section className="page grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 pt-4 pb-10 lg:pt-6">
        <div>
          <PageTitle heading={text.heading} lead={text.lead} />
        </div>
        <ArchFrame className="hidden aspect-[5/6] w-56 sm:block lg:w-72">
          <PagePicture picture={text.picture} sizes="28rem" />
        </ArchFrame>
      </section>
    </div>
  );
}
