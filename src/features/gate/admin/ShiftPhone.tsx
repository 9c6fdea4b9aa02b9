import { useEffect, useEffectEvent, useState } from 'react';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Message } from '@/shared/ui/Message.tsx';
import { useWakeLock } from '@/shared/ui/useWakeLock.ts';
import type { EndedShift } from './data/endedShift.ts';
import type { KeptShift } from './data/gateStore.ts';
import { PreparePhone } from './PreparePhone.tsx';
import { ScanScreen } from './ScanScreen.tsx';
import { useCamera } from './scan/useCamera.ts';
import { useReader } from './scan/useReader.ts';
import { useSignals } from './signals/useSignals.ts';
import type { RenderCounter, RenderLeftSale } from './counter.ts';
import { Takings } from './Takings.tsx';
import { useDesk } from './useDesk.ts';
import { lookOf } from './verdictWords.ts';

type ShiftPhoneProps = {
  kept: KeptShift;
  onLeave: () => void;
  onRefused: () => void;
  onEnded: (ended: EndedShift) => void;
  prepareOffline: () => Promise<boolean>;
  renderCounter: RenderCounter;
  renderLeftSale: RenderLeftSale;
};

/** A phone in a shift: camera, sound and list, first prepared, then scanning. */
export function ShiftPhone(props: ShiftPhoneProps) {
  const { kept, onLeave, onRefused, onEnded, prepareOffline, renderCounter, renderLeftSale } =
    props;
  const { desk, state } = useDesk(kept, onRefused, onEnded);
  const [isScanning, setIsScanning] = useState(false);
  const camera = useCamera();
  const { video, isOn } = camera;
  const reader = useReader({ video, isOn }, (text) => {
    if (isScanning) void desk.read(text, 'camera');
  });
  const signals = useSignals();
  const wakeLock = useWakeLock(isScanning);
  const { verdict } = state;
  const look = verdict && lookOf(verdict);
  // Whoever is let in sounds alike, checked or not.
  const signal = look === 'offline' ? 'admit' : look;
  const sound = useEffectEvent(() => {
    if (signal) signals.play(signal);
  });
  const heard = verdict && `${verdict.id} ${signal}`;
  useEffect(() => sound(), [heard]);

  if (state.isOver) {
    const { title, text, waiting, again } = adminCheckIn.over;
    const { closed } = state;
    return (
      <main className="bg-paper text-ink min-h-dvh">
        <Message title={title} text={text}>
          {state.waiting > 0 && <p role="alert">{waiting(state.waiting)}</p>}
          {closed?.kind === 'counter' && (
            <Takings shift={closed} counted={closed.counted_paise ?? undefined} />
          )}
          {renderLeftSale(<Button onClick={onLeave}>{again}</Button>)}
        </Message>
      </main>
    );
  }
  if (!isScanning) {
    return (
      <PreparePhone
        desk={desk}
        state={state}
        camera={camera}
        reader={reader}
        signals={signals}
        prepareOffline={prepareOffline}
        onStart={() => {
          signals.unlock();
          // A counter begins with selling.
          if (kept.shift.kind === 'gate') camera.start();
          setIsScanning(true);
        }}
      />
    );
  }
  return (
    <ScanScreen
      desk={desk}
      state={state}
      camera={camera}
      reader={reader}
      wakeLock={wakeLock}
      kept={kept}
      renderCounter={renderCounter}
    />
  );
}
