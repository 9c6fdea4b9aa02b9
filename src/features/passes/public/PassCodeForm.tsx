import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { passText } from '@/content/en/passes.ts';
import { linkTarget } from '@/features/passes/data/order.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { Alert } from './Alert.tsx';

const { picture: text } = passText;

/**
 * Asks for a pass, as a picture or by its code: for somebody who came without the whole link.
 * @param note why it is shown.
 */
export function PassCodeForm({ note }: { note?: string }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [fault, setFault] = useState<string>();
  const navigate = useNavigate();
  const check = (event: FormEvent) => {
    event.preventDefault();
    const place = linkTarget(typed);
    setIsWrong(place === undefined);
    if (place !== undefined) void navigate(place);
  };
  const read = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setFault(undefined);
    setIsReading(true);
    const look = async () => {
      try {
        const { readPassPicture } = await import('./readPassPicture.ts');
        const answer = await readPassPicture(file);
        if ('place' in answer) void navigate(answer.place);
        else setFault(answer.fault);
      } catch (error) {
        console.warn('The picture was not read.', error);
        setFault(text.failed);
      }
      setIsReading(false);
      // The same file can be chosen again.
      currentTarget.value = '';
    };
    void look();
  };
  return (
    <div className="page section max-w-2xl">
      {note && <Alert text={note} />}
      <h1 className="text-title mt-5">{passText.none}</h1>
      <p className="measure mt-3">{passText.noneText}</p>
      <label
        className={`${buttonClass({ variant: 'secondary', size: 'lg' })} mt-5 w-full cursor-pointer has-focus-visible:outline-2`}
      >
        <input
          type="file"
          accept="image/*"
          disabled={isReading}
          onChange={read}
          className="sr-only"
        />
        {isReading ? text.reading : text.choose}
      </label>
      <p className="text-muted mt-2">{text.hint}</p>
      {fault && <Alert text={fault} />}
      <form noValidate onSubmit={check} className="mt-6">
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
