import { useEffect, useRef, useState } from 'react';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { scanText } from '@/content/en/adminScan.ts';
import { formatIstTime } from '@/shared/lib/dates.ts';
import { Button } from '@/shared/ui/Button.tsx';
import type { WakeLockState } from '@/shared/ui/useWakeLock.ts';
import { CameraBox } from './CameraBox.tsx';
import { CloseShift } from './CloseShift.tsx';
import { Conflicts } from './Conflicts.tsx';
import type { DeskState } from './data/deskState.ts';
import type { CounterNow, RenderCounter } from './counter.ts';
import type { KeptShift } from './data/gateStore.ts';
import { DisputeScan } from './DisputeScan.tsx';
import { LastScans } from './LastScans.tsx';
import type { Camera } from './scan/useCamera.ts';
import type { useReader } from './scan/useReader.ts';
import { TypeCode } from './TypeCode.tsx';
import type { useDesk } from './useDesk.ts';
import { VerdictScreen } from './VerdictScreen.tsx';
import { useWedge } from './wedge/useWedge.ts';

const words = adminCheckIn;

type ScanScreenProps = {
  desk: ReturnType<typeof useDesk>['desk'];
  state: DeskState;
  camera: Camera;
  reader: ReturnType<typeof useReader>;
  wakeLock: WakeLockState;
  kept: KeptShift;
  renderCounter: RenderCounter;
};

/** Scanning: camera, USB scanner and typed codes; the verdict lies over it until the next scan. */
export function ScanScreen(props: ScanScreenProps) {
  const { desk, state, camera, reader, wakeLock, kept, renderCounter } = props;
  const isCounter = kept.shift.kind === 'counter';
  const [isSelling, setIsSelling] = useState(isCounter);
  const [isTyping, setIsTyping] = useState(false);
  /** The refused scan that is being disputed. */
  const [disputed, setDisputed] = useState<string>();
  const typeButton = useRef<HTMLButtonElement>(null);
  const lastHeading = useRef<HTMLHeadingElement>(null);
  const { verdict } = state;
  const undoable = state.last.find(({ admitted, isUndone }) => admitted > 0 && !isUndone);

  useWedge(
    (text) => {
      setIsTyping(false);
      void desk.scan(text, 'wedge');
    },
    (key) => {
      if (isTyping || disputed !== undefined) return;
      const count = Number(key);
      if (verdict && count >= 1 && count <= verdict.left)
        void desk.admit({ ...verdict, people: count });
      if (key.toLowerCase() === 't') setIsTyping(true);
      if (key.toLowerCase() === 'a' && verdict?.others) void desk.admitOrder(verdict);
      if (key.toLowerCase() === 'u' && undoable) void desk.undo(undoable);
      if (key.toLowerCase() === 'l') {
        desk.clear();
        lastHeading.current?.focus();
      }
    },
  );
  const hasVerdict = verdict !== undefined;
  useEffect(() => {
    // The verdict had the focus.
    if (!hasVerdict && document.activeElement === document.body) typeButton.current?.focus();
  }, [hasVerdict]);

  return (
    <main className="bg-paper text-ink mx-auto min-h-dvh max-w-xl space-y-4 px-4 py-4">
      <h1 className="sr-only">{words.heading}</h1>
      <ShiftBar state={state} gate={kept.shift.gate} />
      {isCounter && (
        <fieldset aria-label={words.counter.mode} className="grid grid-cols-2 gap-2">
          {[true, false].map((sells) => (
            <Button
              key={String(sells)}
              variant={isSelling === sells ? 'primary' : 'secondary'}
              aria-pressed={isSelling === sells}
              onClick={() => setIsSelling(sells)}
            >
              {sells ? words.counter.sell : words.counter.check}
            </Button>
          ))}
        </fieldset>
      )}
      {isSelling && renderCounter(counterNow(kept, state, desk.sync))}
      <output className="font-display block text-xl">
        {state.isJudging ? words.scan.judging : words.scan.ready}
      </output>
      <Button
        ref={typeButton}
        size="lg"
        variant="secondary"
        className="w-full"
        onClick={() => setIsTyping(true)}
      >
        {words.scan.type}
      </Button>
      {!isSelling && <CameraBox camera={camera} reader={reader} />}
      <p className="text-muted text-sm">{scanText.wakeLock[wakeLock]}</p>
      <Conflicts conflicts={state.conflicts} />
      <LastScans heading={lastHeading} last={state.last} onUndo={(one) => void desk.undo(one)} />
      <p className="text-muted hidden text-sm sm:block">{words.scan.keys}</p>
      <CloseShift desk={desk} kind={kept.shift.kind} shift={state.shift} />
      {verdict && (
        <VerdictScreen
          key={verdict.id + verdict.signal}
          verdict={verdict}
          onAdmit={(people) => void desk.admit({ ...verdict, people })}
          onAdmitOrder={() => void desk.admitOrder(verdict)}
          onDispute={() => setDisputed(verdict.id)}
          onUndo={() => void desk.undo(verdict)}
          onType={() => setIsTyping(true)}
          onNext={desk.clear}
        />
      )}
      {disputed !== undefined && (
        <DisputeScan
          onClose={() => setDisputed(undefined)}
          onNote={async (reason) => desk.calls.dispute(kept.shift.id, disputed, reason)}
        />
      )}
      <TypeCode
        isOpen={isTyping}
        onClose={() => setIsTyping(false)}
        onCode={(code) => {
          setIsTyping(false);
          void desk.scan(code, 'typed');
        }}
      />
    </main>
  );
}

/** The props of the counter, from the desk's state. */
function counterNow(
  { shift: { id, night_id: night } }: KeptShift,
  { shift, isOnline }: DeskState,
  sync: () => Promise<void>,
): CounterNow {
  return { shift: id, night, now: shift, isOnline, onChange: () => void sync() };
}

function ShiftBar({ state, gate }: { state: DeskState; gate: string }) {
  const { isOnline, count, here, list, waiting, isUnkept } = state;
  const { bar } = words;
  return (
    <div className="border-line space-y-1 border-b pb-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <strong>{gate}</strong>
        {count && <span>{bar.inside(count.inside, count.expected)}</span>}
        {here !== undefined && <span>{bar.here(here)}</span>}
      </p>
      <p className="flex flex-wrap justify-between gap-x-3">
        <strong className={isOnline ? 'text-leaf' : 'text-marigold-print dark:text-marigold'}>
          {isOnline ? bar.online : bar.offline}
        </strong>
        <span className="text-muted">
          {list ? bar.list(formatIstTime(new Date(list.at))) : bar.noList}
        </span>
        {waiting > 0 && <span>{bar.waiting(waiting)}</span>}
      </p>
      {isUnkept && <p role="alert">{bar.unkept}</p>}
    </div>
  );
}
