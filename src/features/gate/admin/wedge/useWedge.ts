import { useEffect, useEffectEvent } from 'react';
import { listenForScanner } from './listenForScanner.ts';

/**
 * Listens for a USB or Bluetooth scanner.
 * @param onCode called with what it has read, to be judged by `readPassCode`.
 * @param onKey called with a letter or digit that a person presses outside of fields; use it for shortcuts instead of a
 *   listener of keydown, which would also receive a scanner's keys.
 */
export function useWedge(onCode: (text: string) => void, onKey?: (key: string) => void): void {
  const handleCode = useEffectEvent(onCode);
  const handleKey = useEffectEvent((key: string) => onKey?.(key));
  useEffect(
    () => listenForScanner({ onCode: (text) => handleCode(text), onKey: (key) => handleKey(key) }),
    [],
  );
}
