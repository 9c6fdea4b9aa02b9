import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { heroSlides, heroText } from '@/content/en/home.ts';
import { heroPart } from './heroPart.ts';

/** An ARIA group, as a fieldset is for form fields. */
const group = { role: 'group' } as const;
/** Handled by `startHero`: a tap must not wait for the app. */
const control = { type: 'button', 'data-native': true } as const;
const button = 'btn btn-quiet size-[min(2.75rem,44px)] p-0';

/** Pause, previous, one button per slide, next: each at least 44 px. */
export function HeroControls() {
  return (
    <div className="flex items-center">
      <button
        {...control}
        {...heroPart('toggle')}
        data-pause={heroText.pause}
        data-play={heroText.play}
        aria-label={heroText.play}
        className={button}
      >
        <Pause aria-hidden className="hidden group-data-[playing=true]/hero:block" />
        <Play aria-hidden className="group-data-[playing=true]/hero:hidden" />
      </button>
      <button
        {...control}
        {...heroPart('previous')}
        aria-label={heroText.previous}
        className={button}
      >
        <ChevronLeft aria-hidden />
      </button>
      <div {...group} aria-label={heroText.pagination} className="flex">
        {heroSlides.map(({ title }, index) => (
          <button
            {...control}
            key={title}
            {...heroPart('show')}
            aria-label={heroText.show(title)}
            aria-current={index === 0}
            className="group grid size-[min(2.75rem,44px)] place-items-center rounded-lg"
          >
            <span className="border-marigold group-hover:bg-marigold/50 group-aria-[current=true]:bg-marigold size-2.5 rounded-full border group-aria-[current=true]:scale-125 group-aria-[current=true]:shadow-[0_0_0_5px_--alpha(var(--color-marigold)/25%)]" />
          </button>
        ))}
      </div>
      <button {...control} {...heroPart('next')} aria-label={heroText.next} className={button}>
        <ChevronRight aria-hidden />
      </button>
    </div>
  );
}
