import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { heroSlides, heroText } from '@/content/en/home.ts';
import type { HeroSlides } from './useHeroSlider.ts';

/** A group of controls, not of form fields: no fieldset. */
const group = { role: 'group' } as const;
const button = 'btn btn-quiet size-11 p-0';

/** Pause, previous, one lamp a slide, next: each at least 44 px for a thumb. */
export function HeroControls({ slides }: { slides: HeroSlides }) {
  const { active, playing, show, setPlaying } = slides;
  const PlayIcon = playing ? Pause : Play;
  return (
    <div className="flex items-center">
      <button
        type="button"
        aria-label={playing ? heroText.pause : heroText.play}
        onClick={() => setPlaying(!playing)}
        className={button}
      >
        <PlayIcon aria-hidden />
      </button>
      <button
        type="button"
        aria-label={heroText.previous}
        onClick={() => show(active - 1)}
        className={button}
      >
        <ChevronLeft aria-hidden />
      </button>
      <div {...group} aria-label={heroText.pagination} className="flex">
        {heroSlides.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            aria-label={heroText.show(title)}
            aria-current={index === active}
            onClick={() => show(index)}
            className="group grid size-11 place-items-center rounded-lg"
          >
            <span className="border-marigold group-hover:bg-marigold/50 group-aria-[current=true]:bg-marigold size-2.5 rounded-full border transition group-aria-[current=true]:scale-125 group-aria-[current=true]:shadow-[0_0_0_5px_--alpha(var(--color-marigold)/25%)]" />
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-label={heroText.next}
        onClick={() => show(active + 1)}
        className={button}
      >
        <ChevronRight aria-hidden />
      </button>
    </div>
  );
}
