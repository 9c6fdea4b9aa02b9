import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { typewriterText } from '@/content/en/typewriter.ts';
import { useReducedMotion } from '@/providers/preferences/useReducedMotion.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';
import { useInView } from '@/shared/ui/useInView.ts';
import { typingStart, typingStep } from './typing.ts';

const { phrases } = typewriterText;
/**
 * The line under the hero that types and deletes its phrases. Screen readers get all of them at once; with reduced
 * motion the first one stays.
 */
export function Typewriter() {
  const line = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLSpanElement>(null);
  const typing = useRef(typingStart(phrases));
  const lessMotion = useReducedMotion();
  const inView = useInView(line);
  const [paused, setPaused] = useState(false);
  const hydrated = !useHydrating();
  const running = hydrated && inView && !lessMotion && !paused;
  const PlayIcon = paused ? Play : Pause;

  useEffect(() => {
    const element = drawn.current;
    if (!element || !running) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const step = typingStep(phrases, typing.current);
      timer = setTimeout(() => {
        typing.current = step.next;
        element.textContent = phrases[step.next.phrase]?.slice(0, step.next.letters) ?? '';
        wait();
      }, step.wait);
    };
    wait();
    return () => clearTimeout(timer);
  }, [running]);

  return (
    <div ref={line} className="border-line bg-surface border-b">
      {/* Reserves the button's column, so that nothing shifts. */}
      <div className="page grid grid-cols-[auto_auto] items-center justify-center gap-2 py-6 sm:py-8">
        <p className="font-display text-heading text-center">
          <span className="sr-only">
            {typewriterText.lead} {phrases.join(' ')}
          </span>
          <span aria-hidden="true" className="grid">
            {/* Every phrase is laid out, so that the height is constant. */}
            {phrases.map((phrase) => (
              <span key={phrase} className="invisible col-start-1 row-start-1">
                {typewriterText.lead} {phrase}
              </span>
            ))}
            <span className="col-start-1 row-start-1">
              {typewriterText.lead}{' '}
              <span ref={drawn} className="text-sindoor">
                {phrases[0]}
              </span>
              {running && (
                <span className="bg-marigold ml-0.5 inline-block h-[1em] w-0.5 translate-y-[0.15em]" />
              )}
            </span>
          </span>
        </p>
        <div className="size-11">
          {hydrated && !lessMotion && (
            <button
              type="button"
              aria-label={paused ? typewriterText.play : typewriterText.pause}
              onClick={() => setPaused(!paused)}
              className="btn btn-quiet text-muted size-11 p-0"
            >
              <PlayIcon aria-hidden />
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
