import { type FormEvent, useState } from 'react';
import { orderText } from '@/content/en/passes.ts';
import { openNights, passOf } from '@/features/passes/data/passState.ts';
import type { Order, OrderPass } from '@/features/passes/data/answers.ts';
import { renewPass } from '@/features/passes/data/passCalls.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { cleanLine } from '@/shared/lib/text.ts';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { Alert } from './Alert.tsx';
import { CopyLine } from './CopyLine.tsx';
import { passFault } from './passFault.ts';
import { nightsInWords, placeInWords } from '@/features/passes/data/passWords.ts';
import type { useOrder } from './useOrder.ts';

type ForwardDialogProps = {
  order: Order;
  /** As it is now: renewed, it comes back with its new code. */
  pass: OrderPass;
  act: ReturnType<typeof useOrder>['act'];
  onClose: () => void;
};

const { forward: text } = orderText;
const LONGEST = 60;

/** Gives a pass to somebody: a name, a new code, a link to send. A pass that has a holder can be sent again as it is. */
export function ForwardDialog({ order, pass, act, onClose }: ForwardDialogProps) {
  const [name, setName] = useState(pass.holder);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { holder, code } = pass;
  const isReady = holder !== '' && cleanLine(name) === holder && !isBusy;
  const nights = nightsInWords(openNights(passOf(order, pass), serverNow()));
  const where = [nights, placeInWords(order.edition)].filter(Boolean).join(', ');
  const link = `${location.origin}${paths.pass}#${code}`;
  const message = text.message(holder, order.edition.title, where, link);

  const renew = async () => {
    setIsBusy(true);
    setProblem(undefined);
    const refusal = await act(async (access) => renewPass(access, pass, cleanLine(name)));
    setIsBusy(false);
    setProblem(refusal && passFault(refusal));
  };
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (cleanLine(name) === '') {
      setProblem(text.nameMissing);
      return;
    }
    void renew();
  };
  return (
    <Dialog open onClose={onClose} title={text.title}>
      <form noValidate aria-busy={isBusy} onSubmit={make}>
        <p>{text.text}</p>
        <div className="mt-5">
          <TextInput
            label={text.name}
            required
            autoComplete="off"
            maxLength={LONGEST}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </div>
        {problem && <Alert text={problem} />}
        {!isReady && (
          <Button type="submit" size="lg" disabled={isBusy} className="mt-5 w-full">
            {isBusy ? text.making : text.make}
          </Button>
        )}
      </form>
      {isReady && (
        <div className="mt-5">
          <p aria-live="polite" className="text-leaf font-semibold">
            {text.ready(holder)}
          </p>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={`${buttonClass({ size: 'lg' })} mt-3 w-full`}
          >
            {text.whatsApp(holder)}
          </a>
          <div className="mt-3">
            <CopyLine label={text.copy} value={link} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
