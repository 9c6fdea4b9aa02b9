import { useEffect, useRef } from 'react';

/** Focuses the first input below an element of a dialog, after the dialog's own effect, which focuses its title. */
export function useFirstInput() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return box;
}
