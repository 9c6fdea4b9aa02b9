import { useState, type ChangeEvent, type KeyboardEvent } from 'react';

export type Draft = {
  /** What the plan has; shown unless the visitor is typing or typed something that cannot be. */
  value: string;
  /** Tries what was typed. @returns what is wrong with it. */
  onType: (text: string) => string | undefined;
  /** The visitor has finished with the field. */
  onLeave: () => void;
};

type Typed = { text: string; error: string | undefined; told: boolean };

/**
 * A field that counts with every key as soon as what it holds is right. What is wrong is told once the visitor leaves
 * the field, and stays as they typed it.
 * @returns the attributes of the input, and the error to show beside it.
 */
export function useDraft({ value, onType, onLeave }: Draft) {
  const [typed, setTyped] = useState<Typed>();

  const finish = () => {
    if (typed) {
      // Asked again: another field may have made room for it meanwhile.
      const error = onType(typed.text);
      setTyped(error === undefined ? undefined : { ...typed, error, told: true });
    }
    onLeave();
  };

  return {
    error: typed?.told ? typed.error : undefined,
    input: {
      value: typed?.text ?? value,
      onChange: ({ target: { value: text } }: ChangeEvent<HTMLInputElement>) => {
        const error = onType(text);
        setTyped({ text, error, told: error !== undefined && (typed?.told ?? false) });
      },
      onBlur: finish,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') finish();
      },
    },
  };
}
