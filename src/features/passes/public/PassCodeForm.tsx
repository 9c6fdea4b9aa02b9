import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { passText } from '@/content/en/passes.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { readPassCode } from '@/shared/lib/passCode.ts';
import { paths } from '@/shared/paths.ts';
import { Button } from '@/shared/ui/Button.tsx';

/** Asks for the code of a pass: for who came without the whole link. */
export function PassCodeForm() {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const navigate = useNavigate();
  const check = (event: FormEvent) => {
    event.preventDefault();
    const read = readPassCode(typed);
    setIsWrong(read.kind !== 'code');
    if (read.kind === 'code') void navigate(`${paths.pass}#${read.code}`);
  };
  return (
    <div className="page section max-w-2xl">
      <h1 className="text-title">{passText.none}</h1>
      <p className="measure mt-3">{passText.noneText}</p>
      <form noValidate onSubmit={check} className="mt-5">
        <TextInput
          label={passText.code}
          hint={passText.codeHint}
          error={isWrong ? passText.codeWrong : undefined}
          required
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setIsWrong(false);
          }}
        />
        <Button type="submit" size="lg" className="mt-5 w-full">
          {passText.check}
        </Button>
      </form>
    </div>
  );
}
