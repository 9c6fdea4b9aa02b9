import { useState } from 'react';
import { TextInput } from '@/shared/forms/TextInput.tsx';

type NumberFilterProps = {
  label: string;
  value: number | null;
  /** Larger numbers become this one. */
  most: number;
  onChange: (value: number | null) => void;
};

/** A number to filter by. It counts when the field is left or Enter is pressed, not at each digit. */
export function NumberFilter({ label, value, most, onChange }: NumberFilterProps) {
  const shown = value === null ? '' : String(value);
  const [typed, setTyped] = useState(shown);
  const [last, setLast] = useState(shown);
  // The address was changed by something else: the back button, or "Clear all filters".
  if (last !== shown) {
    setLast(shown);
    setTyped(shown);
  }
  const commit = () => {
    const number = Math.min(Number(typed.replaceAll(/\D/g, '').slice(0, 9)), most) || null;
    setTyped(number === null ? '' : String(number));
    onChange(number);
  };
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={9}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        commit();
      }}
    />
  );
}
