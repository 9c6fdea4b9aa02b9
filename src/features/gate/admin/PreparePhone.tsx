import { Check, CircleDashed } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { scanText } from '@/content/en/adminScan.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { CameraBox } from './CameraBox.tsx';
import type { DeskState } from './data/deskState.ts';
import { gateStore } from './data/gateStore.ts';
import type { Camera } from './scan/useCamera.ts';
import type { useReader } from './scan/useReader.ts';
import type { useSignals } from './signals/useSignals.ts';
import type { useDesk } from './useDesk.ts';

const words = adminCheckIn.prepare;
const MINUTE_MS = 60_000;
/** From this difference on, minutes, a clock is called wrong. */
const WRONG_MINUTES = 2;

/** Whether the browser stores what the gate writes; requests that it is not evicted when space is short. */
async function canKeep(): Promise<boolean> {
  await navigator.storage?.persist?.();
  return (await gateStore.shift()) !== undefined;
}

/** Runs a check once. @returns undefined until it has ended. */
function useCheck(check: () => Promise<boolean>, again: unknown): boolean | undefined {
  const [outcome, setOutcome] = useState<boolean>();
  const [run] = useState(() => check);
  useEffect(() => {
    run().then(setOutcome, (error: unknown) => {
      console.warn('A check of the gate failed', error);
      setOutcome(false);
    });
  }, [run, again]);
  return outcome;
}

type PreparePhoneProps = {
  desk: ReturnType<typeof useDesk>['desk'];
  state: DeskState;
  camera: Camera;
  reader: ReturnType<typeof useReader>;
  signals: ReturnType<typeof useSignals>;
  prepareOffline: () => Promise<boolean>;
  onStart: () => void;
};

/** Each thing that the phone needs in the night, ticked by doing it. */
export function PreparePhone(props: PreparePhoneProps) {
  const { desk, state, camera, reader, signals, prepareOffline, onStart } = props;
  const hasReader = reader.state === 'native' || reader.state === 'wasm';
  // Checked again once the reader's files are loaded.
  const isSaved = useCheck(prepareOffline, hasReader);
  const isKept = useCheck(canKeep, state.list !== undefined);
  const minutes = Math.round(desk.clock.keep().ahead / MINUTE_MS);
  const isTimed = state.shift !== undefined;

  return (
    <main className="bg-paper text-ink mx-auto min-h-dvh max-w-md space-y-5 px-4 py-8">
      <h1 className="font-display text-2xl">{words.heading}</h1>
      <p className="text-muted">{words.intro}</p>
      <ul className="space-y-3">
        <Need isDone={isSaved === true} title={words.app.title}>
          {isSaved !== true && words.app.todo}
        </Need>
        <Need isDone={state.list !== undefined} title={words.list.title(state.list?.size ?? 0)}>
          {!state.list && words.list.todo}
        </Need>
        <Need isDone={isTimed} title={words.clock.right}>
          {!isTimed && words.clock.todo}
          {isTimed && Math.abs(minutes) >= WRONG_MINUTES && words.clock.wrong(minutes)}
        </Need>
        <Need isDone={isKept === true} title={words.storage.title}>
          {isKept === false && words.storage.todo}
        </Need>
        <Need isDone={signals.state === 'ready'} title={words.sound}>
          {scanText.sound[signals.state]}
        </Need>
        <Need isDone={camera.state === 'running'} title={words.camera} />
        <Need isDone={hasReader} title={words.reader}>
          {reader.state === 'off' && words.readerOff}
        </Need>
      </ul>
      <CameraBox camera={camera} reader={reader} />
      <Button
        variant="secondary"
        onClick={() => {
          signals.unlock();
          signals.play('admit');
        }}
      >
        {words.soundTest}
      </Button>
      <Button size="lg" className="w-full" onClick={onStart}>
        {words.start}
      </Button>
    </main>
  );
}

type NeedProps = { isDone: boolean; title: string; children?: ReactNode };

function Need({ isDone, title, children }: NeedProps) {
  const Icon = isDone ? Check : CircleDashed;
  return (
    <li className="flex gap-3">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 flex-none ${isDone ? 'text-leaf' : 'text-muted'}`}
      />
      <div>
        <p className="font-semibold">
          <span className="sr-only">{isDone ? words.done : words.notDone} </span>
          {title}
        </p>
        <div className="text-muted text-sm">{children}</div>
      </div>
    </li>
  );
}
