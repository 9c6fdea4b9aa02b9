import { useEffect, useEffectEvent, useState } from 'react';
import { openReader, type Reader } from '@/shared/qrReader/reader.ts';
import { ReaderError, type ReaderProblem } from '@/shared/qrReader/readerError.ts';
import { scanLoop } from './scanLoop.ts';
import type { Camera } from './useCamera.ts';

/** off: the camera is. A problem leaves typed codes and the USB scanner. */
export type ReaderState = 'off' | 'loading' | Reader['kind'] | ReaderProblem;

/**
 * Reads QRs in the camera's picture while it is on.
 * @param onText called once for each code that comes into view.
 * @returns the reader's state, and a function that starts it again after a problem.
 */
export function useReader(
  { video, isOn }: Pick<Camera, 'video' | 'isOn'>,
  onText: (text: string) => void,
): { state: ReaderState; retry: () => void } {
  const [outcome, setOutcome] = useState<Reader['kind'] | ReaderProblem>();
  const [attempt, setAttempt] = useState(0);
  const handleText = useEffectEvent(onText);
  useEffect(() => {
    if (!video || !isOn) return undefined;
    let isStopped = false;
    let stop = () => {};
    const fail = (error: unknown) => {
      if (!isStopped) setOutcome(error instanceof ReaderError ? error.problem : 'failed');
    };
    const begin = async () => {
      const reader = await openReader();
      if (isStopped) {
        reader.close();
        return;
      }
      const end = scanLoop(video, reader, (text) => handleText(text), fail);
      stop = () => {
        end();
        reader.close();
      };
      setOutcome(reader.kind);
    };
    begin().catch(fail);
    return () => {
      isStopped = true;
      stop();
      setOutcome(undefined);
    };
  }, [video, isOn, attempt]);
  return {
    state: isOn ? (outcome ?? 'loading') : 'off',
    retry: () => setAttempt((count) => count + 1),
  };
}
