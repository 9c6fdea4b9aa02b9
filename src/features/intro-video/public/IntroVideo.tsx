import { Pause, Play, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { introVideoText } from '@/content/en/introVideo.ts';
import { site } from '@/content/site.ts';
import { Lamp } from '@/shared/ui/ornaments/Lamp.tsx';
import { Picture } from '@/shared/ui/Picture.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { useIntroVideo, type FilmState } from './useIntroVideo.ts';

const controls = {
  paused: { Icon: Play, label: introVideoText.play },
  playing: { Icon: Pause, label: introVideoText.pause },
  done: { Icon: RotateCcw, label: introVideoText.again },
} satisfies Record<FilmState, unknown>;

/** The short film with the company's name as overlay. */
export function IntroVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const { state, toggle, hydrated } = useIntroVideo(video);
  const { Icon, label } = controls[state];
  const { poster, sources } = introVideoText;
  return (
    <section
      aria-labelledby="film"
      className="page section grid items-center gap-x-8 gap-y-8 pb-0! md:grid-cols-12 lg:gap-x-16 print:hidden"
    >
      <div className="md:col-span-5">
        <SectionHead id="film" title={introVideoText.title} lead={introVideoText.lead} />
      </div>
      <div className="night border-marigold relative aspect-video overflow-hidden rounded-xl border-4 border-double md:col-span-7">
        <Picture
          src={poster.src}
          alt={poster.alt}
          width={1600}
          height={1000}
          sizes="(min-width: 72rem) 40rem, (min-width: 48rem) 54vw, 96vw"
          className="absolute inset-0 size-full object-cover object-bottom"
        />
        <video
          ref={video}
          muted
          playsInline
          preload="none"
          width={854}
          height={480}
          aria-label={introVideoText.label}
          data-state={state}
          className="absolute inset-0 size-full object-cover transition-opacity duration-250 data-[state=done]:opacity-0"
        >
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
        <p
          data-state={state}
          className="from-night/85 font-display absolute inset-x-0 top-0 flex items-center justify-center gap-3 bg-linear-to-b to-transparent px-4 pt-4 pb-10 text-xl font-semibold transition-opacity duration-250 data-[state=playing]:opacity-0 sm:text-3xl"
        >
          <Lamp className="size-9 sm:size-12" />
          {site.name}
        </p>
        {hydrated && (
          <button
            type="button"
            aria-label={label}
            onClick={toggle}
            className="border-marigold bg-night text-ink absolute right-3 bottom-3 grid size-12 place-items-center rounded-full border-4 border-double"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        )}
      </div>
    </section>
  );
}
