import { useEffect, useRef, useState } from 'react';
import { orderText } from '@/content/en/passes.ts';
import { Button } from '@/shared/ui/Button.tsx';

type SureProps = { text: string; yes: string; onYes: () => Promise<void>; onNo: () => void };

/** Asks once before what cannot be undone, in place; afterwards the focus is where it was. */
export function Sure({ text, yes, onYes, onNo }: SureProps) {
  const [isBusy, setIsBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.querySelector<HTMLElement>(':focus');
    box.current?.focus();
    return () => opener?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="border-sindoor mt-3 rounded-lg border p-4">
      <p className="font-semibold">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="danger"
          disabled={isBusy}
          onClick={() => {
            setIsBusy(true);
            void onYes().finally(() => setIsBusy(false));
          }}
        >
          {yes}
        </Button>
        <Button variant="secondary" onClick={onNo}>
          {orderText.actions.no}
        </Button>
      </div>
    </div>
  );
}
