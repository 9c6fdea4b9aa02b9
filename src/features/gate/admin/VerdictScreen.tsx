import { CircleCheck, Eye, OctagonX } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import type { Verdict } from './data/verdicts.ts';
import { lookOf, reasonOf, titleOf } from './verdictWords.ts';

const words = adminCheckIn.verdict;

const looks = {
  admit: { Icon: CircleCheck, colours: 'bg-leaf text-paper' },
  offline: { Icon: CircleCheck, colours: 'bg-marigold text-night' },
  look: { Icon: Eye, colours: 'bg-marigold text-night' },
  // The same red in the dark theme, where all buttons are pink.
  stop: { Icon: OctagonX, colours: 'bg-sindoor-print text-flame' },
} as const;

const bare =
  'rounded-lg border-2 border-current font-semibold outline-current focus-visible:outline-4';
const frame = `${bare} px-4`;
const button = `${frame} min-h-14 text-lg`;
const small = `${frame} min-h-11`;
const large = `${frame} min-h-18 w-full text-2xl`;

/** More numbers than this stand as figures alone, five in a row: the buttons of a group of 20 fit a phone's screen. */
const MANY = 6;

type VerdictScreenProps = {
  verdict: Verdict;
  onAdmit: (people: number) => void;
  onAdmitOrder: () => void;
  onDispute: () => void;
  onUndo: () => void;
  onType: () => void;
  onNext: () => void;
};

/**
 * The verdict as a full screen in one colour (admit, look or stop), with its reason. Enter presses the large button
 * below; the next scan replaces it.
 */
export function VerdictScreen(props: VerdictScreenProps) {
  const { verdict, onAdmit, onAdmitOrder, onDispute, onUndo, onType, onNext } = props;
  const { signal, reason, kind, people, left, admitted, isChecked, others, code } = verdict;
  const look = lookOf(verdict);
  const { Icon, colours } = looks[look];
  const main = useRef<HTMLButtonElement>(null);
  // Before the verdict is drawn: a key pressed then is meant for it.
  useLayoutEffect(() => main.current?.focus(), []);
  const isQuestion = left > 0 && (reason === 'how_many' || reason === 'too_many');
  const canAdmitMore = left > 0 && (isQuestion || admitted > 0);
  const counts = Array.from({ length: isQuestion ? left - 1 : left }, (_, index) => index + 1);
  const areMany = counts.length > MANY;
  return (
    <div className={`fixed inset-0 z-10 flex flex-col overflow-y-auto ${colours}`}>
      <div
        role="alert"
        className={`flex grow flex-col items-center justify-center px-4 text-center ${areMany ? 'py-2' : 'gap-2 py-4'}`}
      >
        <Icon
          aria-hidden
          className={`flex-none ${areMany ? 'size-10' : 'size-[min(6rem,11dvh)]'}`}
        />
        <p className="text-5xl font-bold">{titleOf(verdict)}</p>
        {look === 'offline' && <p className="text-2xl font-bold">{words.offline}</p>}
        {reasonOf(verdict).map((line) => (
          <p key={line} className="text-xl font-semibold">
            {line}
          </p>
        ))}
        {kind !== '' && <p className="text-xl">{words.group(kind, people)}</p>}
        {look === 'offline' && !isChecked && <p className="text-lg">{words.unchecked}</p>}
        {isQuestion && <p className="text-lg">{words.howMany(left)}</p>}
        {reason !== undefined && reason !== 'how_many' && (
          <p className="text-lg">{words.todo[reason]}</p>
        )}
        {admitted > 0 && left > 0 && <p className="text-lg">{words.rest(left)}</p>}
        {others && <p className="text-lg">{words.others(others.people)}</p>}
      </div>
      <div className="mx-auto grid w-full max-w-xl gap-2 px-4 pb-3">
        <div className="flex flex-wrap justify-between gap-2">
          {admitted > 0 && (
            <button type="button" className={small} onClick={onUndo}>
              {words.undo}
            </button>
          )}
          <button type="button" className={small} onClick={onType}>
            {adminCheckIn.scan.type}
          </button>
          {signal === 'stop' && isChecked && code !== '' && (
            <button type="button" className={small} onClick={onDispute}>
              {adminCheckIn.dispute.open}
            </button>
          )}
          {isQuestion && canAdmitMore && (
            <button type="button" className={small} onClick={onNext}>
              {words.next}
            </button>
          )}
        </div>
        {canAdmitMore && (
          <fieldset
            aria-label={words.admitMore}
            className={areMany ? 'grid grid-cols-5 gap-2' : 'flex flex-wrap gap-2'}
          >
            {counts.map((count) => {
              const label = isQuestion
                ? words.some(count)
                : count < left
                  ? words.fewer(count)
                  : words.more(count);
              return (
                <button
                  key={count}
                  type="button"
                  aria-label={areMany ? label : undefined}
                  className={areMany ? `${bare} min-h-11 text-lg` : `${button} grow`}
                  onClick={() => onAdmit(count)}
                >
                  {areMany ? count : label}
                </button>
              );
            })}
          </fieldset>
        )}
        {others && (
          <button type="button" className={button} onClick={onAdmitOrder}>
            {words.admitOthers(others.people, others.passes)}
          </button>
        )}
      </div>
      <div
        className={`sticky bottom-0 mx-auto w-full max-w-xl p-4 pt-0 pb-[calc(1rem+env(safe-area-inset-bottom))] ${colours}`}
      >
        {isQuestion && canAdmitMore ? (
          <button ref={main} type="button" className={large} onClick={() => onAdmit(left)}>
            {words.admit(left)}
          </button>
        ) : (
          <button ref={main} type="button" className={large} onClick={onNext}>
            {words.next}
          </button>
        )}
      </div>
    </div>
  );
}
