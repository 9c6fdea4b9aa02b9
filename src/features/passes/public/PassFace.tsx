import type { ReactNode } from 'react';
import { orderText, passText, passWords } from '@/content/en/passes.ts';
import {
  isOver,
  openNights,
  passState,
  type PassState,
  type ShownPass,
} from '@/features/passes/data/passState.ts';
import type { PassNight } from '@/features/passes/data/answers.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { shortOf, showShort } from '@/shared/lib/passCode.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { PassQr } from './PassQr.tsx';
import { dayList, gatesInWords, placeInWords, shortDay } from '@/features/passes/data/passWords.ts';

const { pass: text } = orderText;

/** What a pass is now; it changes with its nights. */
export function usePassState(pass: ShownPass): PassState {
  return useClock(() => passState(pass, serverNow()));
}

/** The sentence for what a pass is. */
export function stateText(state: PassState, { nights }: ShownPass): string {
  return passText.state[state](nights.length);
}

/** What follows from it. */
export function meansText(state: PassState, pass: ShownPass): string {
  return state === 'valid' ? showText([pass]) : passText.means[state];
}

/** How valid passes are shown at the gate. */
export const showText = (valid: readonly ShownPass[]): string =>
  text.show(
    valid.length,
    valid.some((pass) => openNights(pass, serverNow()).length > 1),
  );

/** A night with when its gates open, or why it does not count, and who went in. */
function Night({ night, people }: { night: PassNight; people: number }) {
  const { date, headline, is_cancelled: isOff, entered } = night;
  const isPast = useClock(() => isOver(night, serverNow()));
  const day = [shortDay(date), !isOff && headline].filter(Boolean).join(', ');
  const why = isOff ? text.nightOff : isPast && text.nightOver;
  return (
    <li className={isOff ? 'text-muted line-through' : isPast ? 'text-muted' : ''}>
      {why ? `${day} (${why})` : `${day} · ${gatesInWords(night)}`}
      {entered > 0 && ` · ${passText.entered(entered, people)}`}
    </li>
  );
}

/** Kind, people, nights and place of a pass; its QR while the gate would let it in. */
export function PassFace({ pass, children }: { pass: ShownPass; children?: ReactNode }) {
  const { kind, people, holder, nights, edition, code } = pass;
  const open = useClock(() => openNights(pass, serverNow()));
  const state = usePassState(pass);
  const map = edition.map_url && safeLink(edition.map_url);
  const days = dayList(open);
  return (
    <>
      <h2 className="text-heading">{kind}</h2>
      <ul className="mt-1 font-semibold">
        {nights.map((night) => (
          <Night key={night.id} night={night} people={people} />
        ))}
      </ul>
      {state === 'valid' && open.length < nights.length && (
        <p className="font-semibold">{text.stillFor(days)}</p>
      )}
      <p className="mt-1">
        {passWords.admits(people)}
        {holder && ` · ${text.holder(holder)}`}
      </p>
      <p className="text-muted">{placeInWords(edition)}</p>
      {state === 'valid' && code !== null && (
        <>
          {map && (
            <a
              href={map}
              rel="noopener"
              className="link inline-flex min-h-11 items-center print:hidden"
            >
              {text.map}
            </a>
          )}
          <CodeBox code={code} nights={days} people={people} />
          {children}
        </>
      )}
    </>
  );
}

/** A code as QR, black on white, with the short code. */
export function CodeBox({
  code,
  nights,
  people,
}: {
  code: string;
  nights: string;
  people: number;
}) {
  const short = showShort(shortOf(code));
  return (
    <>
      <div className="mt-3 max-w-full overflow-hidden rounded-lg bg-white p-2">
        <div className="mx-auto w-fit">
          <PassQr code={code} alt={text.qr(short, nights, people)} />
        </div>
      </div>
      <p className="mt-2 text-center text-lg font-semibold tracking-wide tabular-nums">{short}</p>
    </>
  );
}
