import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import type { AdminRole } from '@/shared/admin/screen.ts';
import { RadioGroup } from '@/shared/forms/RadioGroup.tsx';
import { Select } from '@/shared/forms/Select.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { parseInr } from '@/shared/lib/money.ts';
import { recall, store } from '@/shared/lib/storage.ts';
import { cleanLine } from '@/shared/lib/text.ts';
import { paths } from '@/shared/paths.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { Button } from '@/shared/ui/Button.tsx';
import type { GateNight, Shift } from './data/answers.ts';
import { callsOf, listNights, type ShiftKind } from './data/calls.ts';
import { createServerClock } from './data/serverClock.ts';
import { LeftScans } from './LeftScans.tsx';

const words = adminCheckIn.open;
const GATE_NAME = 'gate-name';

const shiftKinds = ['gate', 'counter'] as const;

/** What the browser says of the phone: 'Linux; Android 15; Pixel 9'. */
const deviceName = () => cleanLine(/\(([^)]+)\)/.exec(navigator.userAgent)?.[1] ?? '').slice(0, 80);

const nameOf = ({ date, headline, is_cancelled: isCancelled }: GateNight) =>
  [formatIsoDay(date), headline, isCancelled ? words.cancelled : ''].filter(Boolean).join(' · ');

function storedName(): string {
  const stored = recall(GATE_NAME);
  return typeof stored === 'string' ? stored : '';
}

type OpenShiftProps = {
  user: string | undefined;
  role: AdminRole | null;
  /** @param ahead the server's lead over this phone's clock, ms. */
  onOpen: (shift: Shift, ahead: number) => void;
  onSignOut: () => void;
};

/** Which night, at which gate, and for a seller the cash in the drawer. */
export function OpenShift({ user, role, onOpen, onSignOut }: OpenShiftProps) {
  const nights = useQuery({ queryKey: ['gate-nights'], queryFn: listNights });
  return (
    <main className="bg-paper text-ink mx-auto min-h-dvh max-w-md space-y-5 px-4 py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1 className="font-display text-2xl">{words.heading}</h1>
        {(role === 'owner' || role === 'manager') && (
          <a href={paths.adminScreen('tickets?tab=gate')} className="link">
            {adminCheckIn.toAdmin}
          </a>
        )}
      </div>
      <LeftScans user={user} />
      {nights.isPending && <output>{adminCheckIn.loading}</output>}
      {nights.isError && (
        <div role="alert" className="space-y-3">
          <p>{words.failed}</p>
          <Button onClick={() => void nights.refetch()}>{words.retry}</Button>
        </div>
      )}
      {nights.data?.length === 0 && <p>{words.none}</p>}
      {nights.data && nights.data.length > 0 && (
        <ShiftForm
          nights={nights.data}
          canSell={role !== 'gate' && role !== null}
          onOpen={onOpen}
        />
      )}
      <Button variant="quiet" onClick={onSignOut}>
        {adminCheckIn.signOut}
      </Button>
    </main>
  );
}

type ShiftFormProps = Pick<OpenShiftProps, 'onOpen'> & {
  nights: readonly GateNight[];
  canSell: boolean;
};

function ShiftForm({ nights, canSell, onOpen }: ShiftFormProps) {
  // The same again if the answer was lost.
  const [id, setId] = useState(() => crypto.randomUUID());
  const [night, setNight] = useState(nights[0]?.id ?? '');
  const [gate, setGate] = useState(storedName);
  const [kind, setKind] = useState<ShiftKind>('gate');
  const [float, setFloat] = useState('');
  const [isTried, setIsTried] = useState(false);
  const floatPaise = float.trim() === '' ? 0 : parseInr(float);
  const isNamed = cleanLine(gate) !== '';

  const opening = useMutation({
    mutationFn: async () => {
      const clock = createServerClock();
      const shift = await callsOf(clock).open({
        id,
        night,
        kind,
        gate: cleanLine(gate),
        device: deviceName(),
        floatPaise: kind === 'counter' ? (floatPaise ?? 0) : 0,
      });
      return { shift, ahead: clock.ahead() };
    },
    onSuccess: ({ shift, ahead }) => {
      store(GATE_NAME, cleanLine(gate));
      onOpen(shift, ahead);
    },
  });
  const change = () => {
    setId(crypto.randomUUID());
    opening.reset();
  };
  const { error } = opening;

  return (
    <form
      noValidate
      className="space-y-5"
      onChange={change}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isNamed && floatPaise !== undefined) opening.mutate();
      }}
    >
      <Select
        label={words.night}
        options={nights.map((one) => ({ value: one.id, label: nameOf(one) }))}
        value={night}
        onChange={(event) => setNight(event.target.value)}
      />
      <TextInput
        label={words.gate}
        hint={words.gateHint}
        error={isTried && !isNamed ? words.gateMissing : undefined}
        required
        maxLength={40}
        value={gate}
        onChange={(event) => setGate(event.target.value)}
      />
      {canSell && (
        <RadioGroup
          label={words.kind}
          name="kind"
          options={shiftKinds.map((value) => ({ value, label: words.kinds[value] }))}
          selected={kind}
          onChange={(event) => setKind(event.target.value === 'counter' ? 'counter' : 'gate')}
        />
      )}
      {kind === 'counter' && (
        <TextInput
          label={words.float}
          hint={words.floatHint}
          error={isTried && floatPaise === undefined ? words.floatWrong : undefined}
          inputMode="decimal"
          value={float}
          onChange={(event) => setFloat(event.target.value)}
        />
      )}
      {error && (
        <p role="alert" className="text-sindoor">
          {error instanceof DataError && error.code.startsWith('PT')
            ? error.message
            : words.notOpened}
        </p>
      )}
      <Button type="submit" size="lg" className="w-full" disabled={opening.isPending}>
        {opening.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
