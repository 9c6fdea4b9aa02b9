import { useEffect, useRef, useState } from 'react';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { scanText } from '@/content/en/adminScan.ts';
import { formatIstTime } from '@/shared/lib/dates.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
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
import { UndecidedSale } from './UndecidedSale.tsx';
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
  /** Total of the counter's sale without an answer, paise. */
  const [undecided, setUndecided] = useState<number | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  /** Has the focus while no verdict is shown. */
  const home = useRef<HTMLButtonElement>(null);
  const lastHeading = useRef<HTMLHeadingElement>(null);
  const { verdict } = state;
  const undoable = state.last.find(({ admitted, isUndone }) => admitted > 0 && !isUndone);

  useWedge(
    (text) => {
      setIsTyping(false);
      void desk.read(text, 'wedge');
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
    if (!hasVerdict && document.activeElement === document.body) home.current?.focus();
  }, [hasVerdict]);

  const sell = () => {
    setIsSelling(true);
    camera.stop();
  };
  const check = () => {
    setIsLeaving(false);
    setIsSelling(false);
    camera.start();
  };
  const end = (
    <CloseShift
      desk={desk}
      kind={kept.shift.kind}
      state={state}
      undecided={undecided}
      onSell={sell}
    />
  );

  return (
    <main className="bg-paper text-ink mx-auto flex min-h-dvh max-w-xl flex-col gap-4 px-4 py-4">
      <h1 className="sr-only">{words.heading}</h1>
      <ShiftBar state={state} gate={kept.shift.gate} />
      {isCounter && (
        <fieldset aria-label={words.counter.mode} className="grid grid-cols-2 gap-2">
          {[true, false].map((sells) => (
            <Button
              key={String(sells)}
              ref={sells && isSelling ? home : undefined}
              variant={isSelling === sells ? 'primary' : 'secondary'}
              aria-pressed={isSelling === sells}
              onClick={() => {
                if (sells) sell();
                else if (undecided === null) check();
                else setIsLeaving(true);
              }}
            >
              {sells ? words.counter.sell : words.counter.check}
            </Button>
          ))}
        </fieldset>
      )}
      <Conflicts conflicts={state.conflicts} />
      {(!isSelling || state.isJudging) && (
        <div className="flex items-center gap-4">
          <output className="font-display grow text-xl">
            {state.isJudging ? words.scan.judging : words.scan.ready}
          </output>
          {!isSelling && (
            <Button ref={home} variant="secondary" onClick={() => setIsTyping(true)}>
              {words.scan.type}
            </Button>
          )}
        </div>
      )}
      {isCounter && (
        // Kept while passes are checked: a sale may wait for its answer.
        <div className={isSelling ? 'flex grow flex-col' : 'hidden'}>
          {renderCounter({
            ...counterNow(kept, state, desk.sync),
            end,
            onUndecided: setUndecided,
          })}
        </div>
      )}
      {!isSelling && (
        <>
          <CameraBox camera={camera} reader={reader} />
          <p className="text-muted text-sm">{scanText.wakeLock[wakeLock]}</p>
          <LastScans
            heading={lastHeading}
            last={state.last}
            onUndo={(one) => void desk.undo(one)}
          />
          <p className="text-muted hidden text-sm sm:block">{words.scan.keys}</p>
          {end}
        </>
      )}
      <Dialog open={isLeaving} onClose={() => setIsLeaving(false)} title={words.undecided.title}>
        <UndecidedSale amount={undecided ?? 0} onBack={() => setIsLeaving(false)} onCheck={check} />
      </Dialog>
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

/** What the counter reads from the desk's state. */
function counterNow(
  { shift: { id, night_id: night } }: KeptShift,
  { shift, isOnline }: DeskState,
  sync: () => Promise<void>,
): Omit<CounterNow, 'end' | 'onUndecided'> {
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
