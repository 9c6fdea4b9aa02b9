import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { cleanLine } from '@/shared/lib/text.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';

const words = adminCheckIn.dispute;
const LONGEST = 120;

type DisputeScanProps = {
  onClose: () => void;
  /** @throws if it was not noted. */
  onNote: (reason: string) => Promise<void>;
};

/** Notes why somebody who was refused insists. */
export function DisputeScan({ onClose, onNote }: DisputeScanProps) {
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const noting = useMutation({ mutationFn: onNote });
  const isMissing = cleanLine(reason) === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isMissing) noting.mutate(cleanLine(reason));
  };
  return (
    <Dialog open onClose={onClose} title={words.title}>
      {noting.isSuccess ? (
        <output className="block font-semibold">{words.done}</output>
      ) : (
        <form noValidate className="space-y-4" onSubmit={submit}>
          <p>{words.text}</p>
          <TextInput
            label={words.reason}
            hint={words.reasonHint}
            error={isTried && isMissing ? words.reasonMissing : undefined}
            required
            autoComplete="off"
            maxLength={LONGEST}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          {noting.isError && <p role="alert">{words.failed}</p>}
          <Button type="submit" size="lg" className="w-full" disabled={noting.isPending}>
            {words.submit}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
