import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { orderText } from '@/content/en/passes.ts';
import type { KeptOrder } from '@/features/passes/data/passStore.ts';
import type { UtrFault } from '@/features/passes/data/utr.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { useFocusOnRefusal } from '@/shared/forms/useFocusOnRefusal.ts';
import { Button } from '@/shared/ui/Button.tsx';
import type { useOrder } from './useOrder.ts';

type UtrFormProps = {
  kept: KeptOrder;
  actions: Pick<ReturnType<typeof useOrder>, 'claim' | 'dropUtr'>;
};

const { utr: text } = orderText;

/** The number of the payment: typed or pasted, kept until it is sent. */
export function UtrForm({ kept, actions }: UtrFormProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<UtrFault | null>(null);
  const [isSending, setIsSending] = useState(false);
  const { utr, refusal } = kept;
  const [sent, setSent] = useState(0);
  const answer = useRef<HTMLElement>(null);
  const form = useFocusOnRefusal(sent);
  useEffect(() => {
    if (sent > 0) answer.current?.focus();
  }, [sent]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setFault(null);
    const claim = async () => {
      setFault(await actions.claim(typed));
      setIsSending(false);
      setSent((count) => count + 1);
    };
    void claim();
  };

  if (utr !== null && refusal === null)
    return (
      <section ref={answer} tabIndex={-1} className="border-marigold mt-6 rounded-lg border p-4">
        <p aria-live="polite" className="font-semibold">
          {isSending ? text.sending : text.waiting(utr)}
        </p>
        <Button variant="secondary" className="mt-2" onClick={() => void actions.dropUtr()}>
          {text.change}
        </Button>
      </section>
    );
  return (
    <form ref={form} noValidate aria-labelledby={id} onSubmit={submit} className="mt-8">
      <h2 id={id} className="text-heading mb-3">
        {text.title}
      </h2>
      <TextInput
        label={text.label}
        error={fault ? text.faults[fault] : (refusal ?? undefined)}
        required
        inputMode="numeric"
        autoComplete="off"
        placeholder={text.placeholder}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setFault(null);
        }}
      />
      <details className="mt-1">
        <summary className="link inline-flex min-h-11 items-center">{text.where}</summary>
        <dl>
          {text.apps.map(([app, place]) => (
            <div key={app} className="border-line border-t py-2">
              <dt className="font-semibold">{app}</dt>
              <dd className="text-muted">{place}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Button type="submit" size="lg" disabled={isSending} className="mt-3 w-full">
        {isSending ? text.sending : text.send}
      </Button>
    </form>
  );
}
