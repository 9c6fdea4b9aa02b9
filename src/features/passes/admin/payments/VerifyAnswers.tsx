import { adminPayments } from '@/content/en/adminPayments.ts';
import { useFocusIfLost } from '@/shared/admin/useFocusIfLost.ts';
import { Button } from '@/shared/ui/Button.tsx';
import type { Verifying } from './data/useVerify.ts';

const { answers: words } = adminPayments;

/** The outcome of each payment that was just verified. */
export function VerifyAnswers({ verify: { done, close } }: { verify: Verifying }) {
  return <div aria-live="polite">{done !== null && <Answers done={done} close={close} />}</div>;
}

type AnswersProps = { done: NonNullable<Verifying['done']>; close: () => void };

function Answers({ done, close }: AnswersProps) {
  const heading = useFocusIfLost<HTMLHeadingElement>();
  return (
    <section
      aria-label={words.heading}
      className="border-marigold bg-surface mb-5 rounded-lg border px-4 py-3"
    >
      <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {words.heading}
      </h2>
      <ul className="my-2 max-h-80 space-y-1 overflow-y-auto">
        {done.texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {done.unsent > 0 && (
        <p className="text-sindoor mb-2 font-medium">{words.unsent(done.unsent)}</p>
      )}
      <Button variant="secondary" size="sm" onClick={close}>
        {words.close}
      </Button>
    </section>
  );
}
