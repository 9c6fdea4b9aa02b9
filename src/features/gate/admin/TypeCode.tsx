import { useEffect, useRef, useState } from 'react';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { readPassCode } from '@/shared/lib/passCode.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';

const words = adminCheckIn.scan;

type TypeCodeProps = { isOpen: boolean; onClose: () => void; onCode: (code: string) => void };

/** The short code below the QR, typed. */
export function TypeCode({ isOpen, onClose, onCode }: TypeCodeProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={words.type}>
      <CodeField onCode={onCode} />
    </Dialog>
  );
}

function CodeField({ onCode }: Pick<TypeCodeProps, 'onCode'>) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The dialog has focused its title.
  useEffect(() => input.current?.focus(), []);
  const [isTried, setIsTried] = useState(false);
  const { kind } = readPassCode(code);
  const isRight = kind === 'short' || kind === 'code';
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isRight) onCode(code);
      }}
    >
      <TextInput
        label={words.typeLabel}
        hint={words.typeHint}
        error={isTried && !isRight ? adminCheckIn.verdict.reasons.not_a_pass : undefined}
        ref={input}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" size="lg" className="w-full">
        {words.typeSubmit}
      </Button>
    </form>
  );
}
