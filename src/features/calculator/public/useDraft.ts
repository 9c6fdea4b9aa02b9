import { useState, type ChangeEvent, type KeyboardEvent } from 'react';

export type Draft = {
  /** The plan's value; shown unless the visitor is typing or has typed something invalid. */
  value: string;
  /** Applies the typed text. @returns the error. */
  onType: (text: string) => string | undefined;
  /** Called on blur. */
  onLeave: () => void;
};

type Typed = { text: string; error: string | undefined; isShown: boolean };

/**
 * A field that applies valid input on every key. An error is shown on blur, and the typed text stays.
 * @returns props of the input, and the error to show.
 */
export function useDraft({ value, onType, onLeave }: Draft) {
  const [typed, setTyped] = useState<Typed>();

  const finish = () => {
    if (typed) {
      // Checked again, as another field may have made room since.
      const error = onType(typed.text);
      setTyped(error === undefined ? undefined : { ...typed, error, isShown: true });
    }
    onLeave();
  };

  return {
    error: typed?.isShown ? typed.error : undefined,
    input: {
      value: typed?.text ?? value,
      onChange: ({ target: { value: text } }: ChangeEvent<HTMLInputElement>) => {
        const error = onType(text);
        setTyped({ text, error, isShown: error !== undefined && (typed?.isShown ?? false) });
      },
      onBlur: finish,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') finish();
      },
    },
  };
}
