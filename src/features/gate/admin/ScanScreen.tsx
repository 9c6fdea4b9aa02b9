import { useEffect, useRef, useState } from 'react';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { scanText } from '@/content/en/adminScan.ts';
import { formatIstTime } from '@/shared/lib/dates.ts';
import { Button } from '@/shared/ui/Button.tsx';
import type { WakeLockState } from '@/shared/ui/useWakeLock.ts';
import { CameraBox } from './CameraBox.tsx';
import { CloseShift } from './CloseShift.tsx';
import type { DeskState } from './data/deskState.ts';
import type { KeptShift } from './data/gateStore.ts';
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
};

/** Scanning: camera, USB scanner and typed codes; the verdict lies over it until the next scan. */
export function ScanScreen({ desk, state, camera, reader, wakeLock, kept }: ScanScreenProps) {
  const [isTyping, setIsTyping] = useState(false);
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
      if (isTyping) return;
      const count = Number(key);
      if (verdict && count >= 1 && count <= verdict.left)
        void desk.admit({ ...verdict, people: count });
      if (key.toLowerCase() === 't') setIsTyping(true);
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
      <CameraBox camera={camera} reader={reader} />
      <p className="text-muted text-sm">{scanText.wakeLock[wakeLock]}</p>
      <Conflicts state={state} />
      <LastScans heading={lastHeading} last={state.last} onUndo={(one) => void desk.undo(one)} />
      <p className="text-muted hidden text-sm sm:block">{words.scan.keys}</p>
      <CloseShift desk={desk} />
      {verdict && (
        <VerdictScreen
          key={verdict.id + verdict.signal}
          verdict={verdict}
          onAdmit={(people) => void desk.admit({ ...verdict, people })}
          onUndo={() => void desk.undo(verdict)}
          onType={() => setIsTyping(true)}
          onNext={desk.clear}
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

function ShiftBar({ state, gate }: { state: DeskState; gate: string }) {
  const { isOnline, count, shift, list, waiting, isUnkept } = state;
  const { bar } = words;
  return (
    <div className="border-line space-y-1 border-b pb-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <strong>{gate}</strong>
        {count && <span>{bar.inside(count.inside, count.expected)}</span>}
        {shift && <span>{bar.here(shift.gate_inside)}</span>}
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

function Conflicts({ state: { conflicts } }: { state: DeskState }) {
  if (conflicts.length === 0) return null;
  const { heading, text, line } = words.conflicts;
  return (
    <section role="alert" className="border-sindoor rounded-lg border p-3">
      <h2 className="font-semibold">{heading}</h2>
      <p className="text-sm">{text}</p>
      <ul className="mt-2 list-disc pl-5 text-sm">
        {conflicts.map(({ scan_id: id, kind = '', reason = 'unknown' }) => (
          <li key={id}>{line(kind, words.verdict.reasons[reason])}</li>
        ))}
      </ul>
    </section>
  );
}
