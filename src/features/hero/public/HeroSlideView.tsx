import { heroText, type HeroSlide } from '@/content/en/home.ts';
import { paths } from '@/shared/paths.ts';
import { ArchFrame } from '@/shared/ui/ArchFrame.tsx';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { Picture } from '@/shared/ui/Picture.tsx';
import { heroPart } from './heroPart.ts';

type HeroSlideViewProps = {
  slide: HeroSlide;
  /** Position among all slides, from 0. */
  index: number;
  count: number;
};

/** Slide role after the WAI-ARIA APG. */
const slideRole = { role: 'group', 'aria-roledescription': heroText.slide } as const;

/** Focal points for arches wider than tall, by position in the hero. */
const focus = [
  'lg:object-[63%_60%]',
  'lg:object-[46%_60%]',
  'lg:object-[46%_40%]',
  'lg:object-[74%_60%]',
];

/**
 * One slide: text on the left, picture in the arch. A lazy picture without layout is not loaded: all but the first wait
 * until `startHero` removes `data-waiting`. Columns are explicit, so that the arch can be painted before the text is
 * parsed.
 */
export function HeroSlideView({ slide, index, count }: HeroSlideViewProps) {
  const isFirst = index === 0;
  return (
    <div
      {...slideRole}
      aria-label={heroText.position(index + 1, count)}
      {...heroPart('slide')}
      inert={!isFirst}
      className="group/slide col-start-1 row-start-1"
    >
      <div className="page grid h-full gap-x-8 lg:grid-cols-12">
        {/* While running, each arch keeps its compositing layer, or two of them are repainted before and after each change. */}
        <ArchFrame className="mx-auto aspect-[6/5] w-full max-w-md self-end transition-opacity duration-250 group-inert/slide:opacity-0 group-data-hero-ready/hero:will-change-[opacity] lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:aspect-[5/6] lg:max-w-[35rem]">
          <div
            {...heroPart('picture')}
            {...(!isFirst && { 'data-waiting': true })}
            className="data-waiting:hidden"
          >
            <Picture
              src={slide.url}
              alt={slide.alt}
              width={1600}
              height={1000}
              sizes="56rem"
              phoneSizes={`(min-width: 30rem) 26rem, ${isFirst ? 87 : 75}vw`}
              priority={isFirst}
              className={`absolute inset-0 size-full object-cover ${focus[index] ?? ''}`}
            />
          </div>
        </ArchFrame>
        {/* Texts change without a transition: half faded they would be unreadable. */}
        <div className="pt-5 text-center group-inert/slide:invisible lg:col-span-6 lg:col-start-1 lg:row-start-1 lg:pt-[min(13rem,24vh)] lg:pb-20 lg:text-left">
          <h2 className="text-display max-sm:text-[min(2.125rem,14vw)] lg:max-w-[30rem]">
            {slide.title}
          </h2>
          <p className="measure text-lead text-muted md:text-ink/85 mx-auto mt-3 lg:mx-0 lg:mt-6 lg:max-w-[28rem]">
            {slide.subtitle}
          </p>
          <div className="mt-5 flex flex-wrap justify-center gap-3 lg:mt-8 lg:justify-start">
            <EnquireLink service={slide.service} className={buttonClass({ size: 'lg' })}>
              {heroText.bookNow}
            </EnquireLink>
            <ButtonLink to={paths.gallery} variant="quiet" size="lg" className="max-sm:hidden">
              {heroText.seeWork}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
