import { adminPayments } from '@/content/en/adminPayments.ts';
import { Button } from '@/shared/ui/Button.tsx';
import type { Verifying } from './data/useVerify.ts';

const { answers: words } = adminPayments;

/** The outcome of each payment that was just verified. */
export function VerifyAnswers({ verify }: { verify: Verifying }) {
  const { done, close } = verify;
  return (
    <div aria-live="polite">
      {done !== null && (
        <section
          aria-label={words.heading}
          className="border-marigold bg-surface mb-5 rounded-lg border px-4 py-3"
        >
          <h2 className="font-semibold">{words.heading}</h2>
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
      )}
    </div>
  );
}
