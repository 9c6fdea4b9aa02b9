import { Mail } from 'lucide-react';
import { adminContact } from '@/content/en/adminContact.ts';
import { sentenceOf } from '@/shared/supabase/failure.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { useSendTestMail, useTestMailState } from './data/recipients.ts';

const { test: words, recipients } = adminContact;

type TestMailProps = {
  /** The saved recipients; empty for those that were set up with the site. */
  to: readonly string[];
  isUnsaved: boolean;
};

/** Sends a test mail through the outbox of all notifications and shows its state. */
export function TestMail({ to, isUnsaved }: TestMailProps) {
  const send = useSendTestMail();
  const { data } = useTestMailState(send.data);
  const message = () => {
    if (send.error) return sentenceOf(send.error, words.failed);
    if (isUnsaved) return words.unsaved;
    if (data?.status === 'sent') return words.sent(to.join(', ') || recipients.setUp);
    if (data?.status === 'dead') return words.dead(data.last_error);
    if (data?.last_error) return words.failing(data.last_error);
    return send.data === undefined ? '' : words.waiting;
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        disabled={send.isPending || isUnsaved}
        onClick={() => send.mutate()}
      >
        <Mail aria-hidden />
        {words.send}
      </Button>
      <output className="min-w-0">{message()}</output>
    </div>
  );
}
