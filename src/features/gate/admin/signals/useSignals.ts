import { useEffect, useRef, useState } from 'react';
import { scheduleTones, type Signal, vibrationOf } from './tunes.ts';

/** locked: until a tap. none: the browser has no sound. */
export type SoundState = 'locked' | 'ready' | 'none';

/** Sounds and vibrations of verdicts. Call `unlock` on a tap: browsers play nothing before the first one. */
export function useSignals(): {
  state: SoundState;
  unlock: () => void;
  play: (signal: Signal) => void;
} {
  const context = useRef<AudioContext>(undefined);
  const [state, setState] = useState<SoundState>('locked');
  useEffect(
    () => () => {
      void context.current?.close();
      context.current = undefined;
    },
    [],
  );

  const unlock = () => {
    if (!('AudioContext' in window)) {
      setState('none');
      return;
    }
    // iPhones otherwise mute it with the ringer switch. Safari alone has this.
    const session: unknown = Reflect.get(navigator, 'audioSession');
    if (session) Reflect.set(Object(session), 'type', 'playback');
    const own = (context.current ??= new AudioContext());
    own.addEventListener('statechange', () =>
      setState(own.state === 'running' ? 'ready' : 'locked'),
    );
    own.resume().catch(() => setState('locked'));
  };

  const play = (signal: Signal) => {
    // iOS: false or missing.
    navigator.vibrate?.(vibrationOf(signal));
    const own = context.current;
    if (!own) return;
    // A call interrupts it, as does locking the phone.
    const isRunning = own.state === 'running' ? Promise.resolve() : own.resume();
    isRunning.then(
      () => scheduleTones(own, signal),
      () => setState('locked'),
    );
  };
  return { state, unlock, play };
}
