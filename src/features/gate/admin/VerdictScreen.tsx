import { CircleCheck, Eye, OctagonX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import type { Verdict } from './data/verdicts.ts';
import { reasonOf, titleOf } from './verdictWords.ts';

const words = adminCheckIn.verdict;

const looks = {
  admit: { Icon: CircleCheck, colours: 'bg-leaf text-paper' },
  look: { Icon: Eye, colours: 'bg-marigold text-night' },
  stop: { Icon: OctagonX, colours: 'bg-sindoor text-on-sindoor' },
} as const;

const button =
  'min-h-14 rounded-lg border-2 border-current px-4 text-lg font-semibold outline-current focus-visible:outline-4';

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
 * The verdict as a full screen in one colour (admit, look or stop), with its reason. Enter presses the first button;
 * the next scan replaces it.
 */
export function VerdictScreen(props: VerdictScreenProps) {
  const { verdict, onAdmit, onAdmitOrder, onDispute, onUndo, onType, onNext } = props;
  const { signal, reason, kind, people, left, admitted, isChecked, others, code } = verdict;
  const { Icon, colours } = looks[signal];
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const isQuestion = reason === 'how_many' || reason === 'too_many';
  const canAdmitMore = left > 0 && (isQuestion || admitted > 0);
  return (
    <div className={`fixed inset-0 z-10 flex flex-col overflow-y-auto ${colours}`}>
      <div
        role="alert"
        className="flex grow flex-col items-center justify-center gap-3 px-4 py-6 text-center"
      >
        <Icon aria-hidden className="size-24" />
        <p className="text-5xl font-bold">{titleOf(verdict)}</p>
        {reasonOf(verdict).map((line) => (
          <p key={line} className="text-xl font-semibold">
            {line}
          </p>
        ))}
        {kind !== '' && <p className="text-xl">{words.group(kind, people)}</p>}
        {signal === 'look' && !isChecked && admitted > 0 && (
          <p className="text-lg">{words.unchecked}</p>
        )}
        {isQuestion && <p className="text-lg">{words.howMany(left)}</p>}
        {reason !== undefined && reason !== 'how_many' && (
          <p className="text-lg">{words.todo[reason]}</p>
        )}
        {admitted > 0 && left > 0 && <p className="text-lg">{words.rest(left)}</p>}
        {others && <p className="text-lg">{words.others(others.people)}</p>}
      </div>
      <div className="mx-auto grid w-full max-w-xl gap-3 p-4">
        {canAdmitMore && (
          <fieldset aria-label={words.admitMore} className="grid gap-3">
            {isQuestion && (
              <button ref={first} type="button" className={button} onClick={() => onAdmit(left)}>
                {words.admit(left)}
              </button>
            )}
            <div className="flex flex-wrap gap-2">
              {Array.from({ length: isQuestion ? left - 1 : left }, (_, index) => index + 1).map(
                (count) => (
                  <button
                    key={count}
                    type="button"
                    aria-label={words.admitSome(count, left)}
                    className={`${button} min-w-14 grow`}
                    onClick={() => onAdmit(count)}
                  >
                    {count}
                  </button>
                ),
              )}
            </div>
          </fieldset>
        )}
        {others && (
          <button type="button" className={button} onClick={onAdmitOrder}>
            {words.admitOthers(others.people)}
          </button>
        )}
        <div className="grid grid-cols-2 gap-3">
          <button
            ref={isQuestion ? undefined : first}
            type="button"
            className={button}
            onClick={onNext}
          >
            {words.next}
          </button>
          {admitted > 0 && (
            <button type="button" className={button} onClick={onUndo}>
              {words.undo}
            </button>
          )}
          <button type="button" className={button} onClick={onType}>
            {adminCheckIn.scan.type}
          </button>
          {signal === 'stop' && isChecked && code !== '' && (
            <button type="button" className={button} onClick={onDispute}>
              {adminCheckIn.dispute.open}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
