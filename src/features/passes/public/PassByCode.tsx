import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { orderText, passText } from '@/content/en/passes.ts';
import { getPass } from '@/features/passes/data/passCalls.ts';
import { type Refusal, refusalOf } from '@/features/passes/data/passErrors.ts';
import type { PassView } from '@/features/passes/data/answers.ts';
import { shortOf, showShort } from '@/shared/lib/passCode.ts';
import { paths } from '@/shared/paths.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Message } from '@/shared/ui/Message.tsx';
import { useWakeLock } from '@/shared/ui/useWakeLock.ts';
import { PassQr } from './PassQr.tsx';
import { dayList, shortDay } from './saleWords.ts';

type Answer = { view: PassView | null } | { refusal: Refusal } | undefined;

/** One pass by its code: whether it is real, what its state means, and its QR while it is valid or cannot be checked. */
export function PassByCode({ code }: { code: string }) {
  const [answer, setAnswer] = useState<Answer>();
  const load = useCallback(async () => {
    try {
      setAnswer({ view: await getPass(code) });
    } catch (error) {
      console.warn('The pass could not be checked.', error);
      setAnswer({ refusal: refusalOf(error) });
    }
  }, [code]);
  useEffect(() => {
    const begin = async () => load();
    void begin();
  }, [load]);

  if (!answer) return <Message title={passText.loading} busy />;
  if ('refusal' in answer) {
    const { refusal } = answer;
    const text = 'message' in refusal && refusal.message ? refusal.message : passText.uncheckedText;
    return (
      <article className="page section max-w-2xl">
        <h1 className="text-title">{passText.unchecked}</h1>
        <p className="mt-3">{text}</p>
        <Qr code={code} nights="" people={1} />
        <Button
          className="mt-5"
          onClick={() => {
            setAnswer(undefined);
            void load();
          }}
        >
          {passText.retry}
        </Button>
      </article>
    );
  }
  if (!answer.view) return <Message title={passText.unknown} text={passText.unknownText} />;
  return <Shown view={answer.view} code={code} />;
}

/** Black on white, with the short code; the screen stays on. */
function Qr({ code, nights, people }: { code: string; nights: string; people: number }) {
  useWakeLock(true);
  const short = showShort(shortOf(code));
  return (
    <>
      <div className="mt-5 overflow-hidden rounded-lg bg-white p-2">
        <div className="mx-auto w-fit">
          <PassQr code={code} alt={orderText.pass.qr(short, nights, people)} />
        </div>
      </div>
      <p className="mt-2 text-center text-lg font-semibold tracking-wide tabular-nums">{short}</p>
    </>
  );
}

function Shown({ view, code }: { view: PassView; code: string }) {
  const { state, kind, people, holder, nights, edition } = view;
  const isValid = state === 'valid';
  const days = dayList(nights.filter((night) => !night.is_cancelled));
  return (
    <article className="page section max-w-2xl">
      <p className="eyebrow">{edition.title}</p>
      <h1 className={`text-title mt-1 ${isValid ? 'text-leaf' : 'text-sindoor'}`}>
        {passText.state[state]}
      </h1>
      <p className="measure mt-3">{passText.means[state]}</p>
      <div className="card-frame mt-6 p-5">
        <h2 className="text-heading">{kind}</h2>
        <p className="mt-1">
          {orderText.pass.admits(people)}
          {holder && ` · ${orderText.pass.holder(holder)}`}
        </p>
        <ul className="mt-2 font-semibold">
          {nights.map(({ id, date, headline, is_cancelled: isOff, entered }) => (
            <li key={id} className={isOff ? 'text-muted line-through' : ''}>
              {shortDay(date)}
              {isOff ? ` (${orderText.pass.nightOff})` : headline && `, ${headline}`}
              {entered > 0 && ` · ${passText.entered(entered)}`}
            </li>
          ))}
        </ul>
        {edition.venue && <p className="text-muted mt-2">{edition.venue}</p>}
        {isValid && <Qr code={code} nights={days} people={people} />}
      </div>
      <Link to={paths.passes} className="link mt-5 inline-flex min-h-11 items-center print:hidden">
        {passText.mine}
      </Link>
    </article>
  );
}
