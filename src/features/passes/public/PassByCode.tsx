import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { passText } from '@/content/en/passes.ts';
import { getPass } from '@/features/passes/data/passCalls.ts';
import { type Refusal, refusalOf } from '@/features/passes/data/passErrors.ts';
import type { PassView } from '@/features/passes/data/answers.ts';
import type { ShownPass } from '@/features/passes/data/passState.ts';
import { paths } from '@/shared/paths.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Message } from '@/shared/ui/Message.tsx';
import { useWakeLock } from '@/shared/ui/useWakeLock.ts';
import { CalendarOfPasses } from './CalendarOfPasses.tsx';
import { CodeBox, meansText, PassFace, stateText, usePassState } from './PassFace.tsx';
import { SavePass } from './SavePass.tsx';

type Answer = { view: PassView | null } | { refusal: Refusal } | undefined;

/** One pass by its code: whether it is real, what its state means, and its QR while it is valid or cannot be checked. */
export function PassByCode({ code }: { code: string }) {
  const [answer, setAnswer] = useState<Answer>();
  useWakeLock(answer !== undefined && 'refusal' in answer);
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
        <CodeBox code={code} nights="" people={1} />
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
  return <Shown pass={{ ...answer.view, code }} />;
}

function Shown({ pass }: { pass: ShownPass }) {
  const state = usePassState(pass);
  const isValid = state === 'valid';
  useWakeLock(isValid);
  return (
    <article data-controls className="page section max-w-2xl">
      <p className="eyebrow">{pass.edition.title}</p>
      <h1 className={`text-title mt-1 ${isValid ? 'text-leaf' : 'text-sindoor'}`}>
        {stateText(state, pass)}
      </h1>
      <p className="measure mt-3">{meansText(state, pass)}</p>
      {(state === 'cancelled' || state === 'off') && <p className="measure">{passText.money}</p>}
      <div className="card-frame mt-6 p-5">
        <PassFace pass={pass}>
          <div className="mt-3 flex flex-wrap gap-2 print:hidden">
            <CalendarOfPasses passes={[pass]} />
            <SavePass pass={pass} />
          </div>
        </PassFace>
      </div>
      <Link to={paths.passes} className="link mt-5 inline-flex min-h-11 items-center print:hidden">
        {passText.mine}
      </Link>
    </article>
  );
}
