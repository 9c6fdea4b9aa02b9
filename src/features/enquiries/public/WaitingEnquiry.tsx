import { useState } from 'react';
import { enquiryText } from '@/content/en/enquiry.ts';
import { returnToDraft } from '@/features/enquiries/data/draft.ts';
import { referenceOf } from '@/features/enquiries/data/enquiryQueries.ts';
import { isStale, type Waiting } from '@/features/enquiries/data/outbox.ts';
import { dropEnquiry, sendNow } from '@/features/enquiries/data/outboxRunner.ts';
import { notify } from '@/features/enquiries/data/outboxSignal.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { SendByWhatsApp } from './SendByWhatsApp.tsx';

const { waiting: text } = enquiryText;

function stateOf(waiting: Waiting, note: string | undefined): string {
  if (note === text.storageFailed) return note;
  if (waiting.refusal) return waiting.refusal.message;
  if (note) return note;
  if (isStale(waiting, Date.now())) return text.stale;
  return waiting.isLimited ? text.limited : text.saved;
}

/** Turns a rejected enquiry back into the draft, then removes it from the outbox. */
async function takeBack({ id, values, row, refusal }: Waiting): Promise<void> {
  const draft = { values, service: row.service ?? null, attempt: null };
  const isBack = returnToDraft(refusal ? { ...draft, refusal } : draft);
  if (!isBack) throw new Error('The browser keeps no draft.');
  await dropEnquiry(id);
  notify('returned', id);
}

type WaitingEnquiryProps = { waiting: Waiting; onCorrect: (service: string) => void };

/** A queued enquiry: its state and actions. */
export function WaitingEnquiry({ waiting, onCorrect }: WaitingEnquiryProps) {
  const [busy, setBusy] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const [note, setNote] = useState<string>();

  const run = async (what: () => Promise<void>, after?: string) => {
    setBusy(true);
    try {
      await what();
      setNote(after);
    } catch (error) {
      console.warn('A waiting enquiry could not be changed.', error);
      setNote(text.storageFailed);
    }
    setBusy(false);
  };
  const send = () => void run(async () => sendNow(waiting.id), text.stillWaits);
  const remove = () => void run(async () => dropEnquiry(waiting.id));
  const correct = () =>
    void run(async () => {
      await takeBack(waiting);
      onCorrect(waiting.row.service ?? '');
    });

  return (
    <li>
      <p className="font-semibold">{text.entry(referenceOf(waiting.id))}</p>
      <output className="block text-sm">{stateOf(waiting, note)}</output>
      <div className="mt-2 flex flex-wrap gap-2">
        {waiting.refusal ? (
          <Button disabled={busy} onClick={correct}>
            {text.correct}
          </Button>
        ) : (
          <Button disabled={busy} onClick={send}>
            {busy ? text.sending : text.sendNow}
          </Button>
        )}
        <SendByWhatsApp message={waiting.row.message} />
        {/* One button for both states, so that it keeps the focus and a double tap is harmless. */}
        <Button variant="quiet" disabled={busy} onClick={() => setIsConfirming(!isConfirming)}>
          {isConfirming ? text.keep : text.remove}
        </Button>
        {isConfirming && (
          <Button variant="danger" disabled={busy} onClick={remove}>
            {text.removeSure}
          </Button>
        )}
      </div>
    </li>
  );
}
