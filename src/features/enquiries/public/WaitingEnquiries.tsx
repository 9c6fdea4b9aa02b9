import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { common } from '@/content/en/common.ts';
import { enquiryText } from '@/content/en/enquiry.ts';
import { referenceOf } from '@/features/enquiries/data/enquiryQueries.ts';
import type { Waiting } from '@/features/enquiries/data/outbox.ts';
import { runOutbox } from '@/features/enquiries/data/outboxRunner.ts';
import { onSignal } from '@/features/enquiries/data/outboxSignal.ts';
import { notify } from '@/shared/ui/notify.ts';
import { WaitingEnquiry } from './WaitingEnquiry.tsx';

const words = enquiryText.waiting;

type WaitingEnquiriesProps = {
  /** Opens the enquiry form with the returned draft. */
  onCorrect: (service: string) => void;
};

/** Runs the outbox while mounted and announces deliveries. @returns queued enquiries. */
function useOutbox(): Waiting[] {
  const [queued, setQueued] = useState<Waiting[]>([]);
  useEffect(() => {
    const unsubscribe = onSignal('delivered', (id) =>
      notify.success(words.delivered(enquiryText.success, referenceOf(id))),
    );
    const stop = runOutbox(setQueued);
    return () => {
      stop();
      unsubscribe();
    };
  }, []);
  return queued;
}

/** A closed notice returns for another entry, and for the rejection of one that was waiting. */
const versionOf = ({ id, refusal }: Waiting) => `${id} ${refusal !== null}`;

/** Notice of queued enquiries, above the floating buttons; sends them when possible. */
export default function WaitingEnquiries({ onCorrect }: WaitingEnquiriesProps) {
  const queued = useOutbox();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const versions = queued.map(versionOf);
  if (versions.every((version) => closed.includes(version))) return null;
  return (
    <aside
      aria-label={words.label}
      className="border-line bg-surface shadow-float fixed inset-x-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-40 max-h-[60dvh] overflow-y-auto rounded-lg border p-4 pr-12 sm:right-auto sm:left-6 sm:max-w-md md:bottom-6"
    >
      <button
        type="button"
        aria-label={common.close}
        onClick={() => setClosed(versions)}
        className="btn btn-quiet absolute top-1 right-1 size-11 p-0"
      >
        <X aria-hidden />
      </button>
      <ul className="grid gap-4">
        {queued.map((waiting) => (
          <WaitingEnquiry key={waiting.id} waiting={waiting} onCorrect={onCorrect} />
        ))}
      </ul>
    </aside>
  );
}
