import { ChevronRight, Pause, Play, X } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { announcementText } from '@/content/en/announcement.ts';
import type { Message } from '@/features/announcement/data/messages.ts';
import { useReducedMotion } from '@/providers/preferences/useReducedMotion.ts';
import { useHoverOrFocus } from '@/shared/ui/useHoverOrFocus.ts';
import { MessageText } from './MessageText.tsx';
import { useRotation } from './useRotation.ts';

const button =
  'grid h-11 w-9 shrink-0 place-items-center rounded-md hover:bg-on-sindoor/15 focus-visible:outline-on-sindoor sm:w-11';

type MessageStripProps = {
  messages: readonly Message[];
  dismiss: (id: string) => void;
  /** False when prerendered, where buttons would do nothing. */
  running: boolean;
};

/** Shows one message at a time, as tall as the tallest, so that nothing shifts. */
export function MessageStrip({ messages, dismiss, running }: MessageStripProps) {
  const strip = useRef<HTMLElement>(null);
  const lessMotion = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const isHovered = useHoverOrFocus(
    strip,
    useCallback(() => setChosen(false), []),
  );
  const playing = chosen ?? !lessMotion;
  const { index, next } = useRotation(strip, messages.length, playing && !isHovered && running);
  const several = messages.length > 1;
  const PlayIcon = playing ? Pause : Play;

  const dismissShown = () => {
    const shown = messages[index];
    if (!shown) return;
    // The strip and its focus are removed; without this the focus would start again at the top of the page.
    if (!several) document.querySelector('main')?.focus({ preventScroll: true });
    dismiss(shown.id);
  };

  return (
    <aside
      ref={strip}
      aria-label={announcementText.region}
      className="announcement"
      {...(running && { 'data-settled': true })}
    >
      <div className="page flex min-h-12 items-center gap-1 py-1.5 text-sm/5">
        <ul aria-live={playing ? 'off' : 'polite'} className="grid grow">
          {messages.map((message, position) => (
            <li
              key={message.id}
              inert={position !== index}
              className="col-start-1 row-start-1 self-center py-1 transition-opacity duration-200 inert:invisible inert:opacity-0"
            >
              <MessageText message={message} />
            </li>
          ))}
        </ul>
        {/* Reserves the width of the buttons until hydration. */}
        <div
          className={`flex h-11 shrink-0 ${several ? 'min-w-27 sm:min-w-33' : 'min-w-9 sm:min-w-11'}`}
        >
          {running && several && (
            <>
              <button
                type="button"
                aria-label={playing ? announcementText.pause : announcementText.play}
                onClick={() => setChosen(!playing)}
                className={button}
              >
                <PlayIcon aria-hidden className="size-4" />
              </button>
              <button
                type="button"
                aria-label={announcementText.next}
                onClick={next}
                className={button}
              >
                <ChevronRight aria-hidden className="size-5" />
              </button>
            </>
          )}
          {running && (
            <button
              type="button"
              aria-label={announcementText.dismiss}
              onClick={dismissShown}
              className={button}
            >
              <X aria-hidden className="size-4" />
            </button>
          )}
        </div>
      </div>
    </aside>
  );
}
