import { useState } from 'react';
import { TextInput } from '@/shared/forms/TextInput.tsx';

type NumberFilterProps = {
  label: string;
  value: number | null;
  /** Parses the typed text; undefined if that fails. */
  read: (text: string) => number | undefined;
  /** Message for text that cannot be parsed. */
  error: string;
  /** Larger numbers become this one. */
  most: number;
  onChange: (value: number | null) => void;
};

/** A number to filter by. It counts when the field is left or Enter is pressed, not at each digit. */
export function NumberFilter({ label, value, read, error, most, onChange }: NumberFilterProps) {
  const shown = value === null ? '' : String(value);
  const [typed, setTyped] = useState(shown);
  const [isUnread, setIsUnread] = useState(false);
  const [last, setLast] = useState(shown);
  // Something else has changed the address: the back button, or "Clear all filters".
  if (last !== shown) {
    setLast(shown);
    setTyped(shown);
  }
  const commit = () => {
    const count = typed.trim() === '' ? 0 : read(typed);
    const number = count ? Math.min(count, most) : null;
    // Text that is no number stays as typed, and does not filter.
    setIsUnread(count === undefined);
    if (count !== undefined) setTyped(number === null ? '' : String(number));
    onChange(number);
  };
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="search"
      error={isUnread ? error : undefined}
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
