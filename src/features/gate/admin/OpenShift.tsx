import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { line, nullable } from '@/shared/admin/fields/texts.ts';
import { choice, money, oneOf } from '@/shared/admin/fields/values.ts';
import type { AdminRole } from '@/shared/admin/screen.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { recall, store } from '@/shared/lib/storage.ts';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import type { RenderLeftSale } from './counter.ts';
import type { GateNight, Shift } from './data/answers.ts';
import { callsOf, listNights, MOST_CASH, readAccount } from './data/calls.ts';
import { createServerClock } from './data/serverClock.ts';
import { LeftScans } from './LeftScans.tsx';

const words = adminCheckIn.open;
const GATE_NAME = 'gate-name';

const fields = {
  gate: { ...line(40, { empty: words.gateMissing }), label: words.gate, hint: words.gateHint },
  kind: {
    ...choice(['gate', 'counter'], (kind) => words.kinds[kind], { kind: 'radio' }),
    label: words.kind,
  },
  float_paise: {
    ...nullable(money(MOST_CASH, undefined, { least: 0, message: words.floatWrong })),
    label: words.float,
    hint: words.floatHint,
  },
};

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
  renderLeftSale: RenderLeftSale;
};

/** Which night, at which gate, and for a seller the cash in the drawer. */
export function OpenShift({ user, role, onOpen, onSignOut, renderLeftSale }: OpenShiftProps) {
  const nights = useQuery({ queryKey: ['gate-nights'], queryFn: listNights });
  return (
    <main className="bg-paper text-ink mx-auto min-h-dvh max-w-md space-y-5 px-4 py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1 className="font-display text-2xl">{words.heading}</h1>
        {(role === 'owner' || role === 'manager') && (
          <a
            href={paths.adminScreen('tickets?tab=gate')}
            className="link flex min-h-11 items-center"
          >
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
      {nights.data?.length === 0 && <NoNight />}
      {renderLeftSale(
        nights.data && nights.data.length > 0 && (
          <ShiftForm
            nights={nights.data}
            canSell={role !== 'gate' && role !== null}
            onOpen={onOpen}
          />
        ),
      )}
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="quiet" onClick={onSignOut}>
          {adminCheckIn.signOut}
        </Button>
        <Link to="?account" className={buttonClass({ variant: 'quiet' })}>
          {adminCheckIn.toAccount}
        </Link>
      </div>
    </main>
  );
}

/** Why there is no night: the account may be for another one. */
function NoNight() {
  const { data, isPending } = useQuery({ queryKey: ['my-account'], queryFn: readAccount });
  if (isPending) return <output>{adminCheckIn.loading}</output>;
  if (data?.night) return <p>{`${words.yourNight(formatIsoDay(data.night))} ${words.noNight}`}</p>;
  if (data?.edition) return <p>{`${words.yourEdition(data.edition)} ${words.noNight}`}</p>;
  return <p>{words.none}</p>;
}

type ShiftFormProps = Pick<OpenShiftProps, 'onOpen'> & {
  nights: readonly GateNight[];
  canSell: boolean;
};

function ShiftForm({ nights, canSell, onOpen }: ShiftFormProps) {
  const options = nights.map((one) => ({ value: one.id, label: nameOf(one) }));
  return (
    <CallForm
      fields={{ night_id: { ...oneOf(options), label: words.night }, ...fields }}
      start={{ gate: storedName() }}
      call={async ({ night_id: night, gate, kind, float_paise: float }, id) => {
        const clock = createServerClock();
        const floatPaise = kind === 'counter' ? (float ?? 0) : 0;
        const shift = await callsOf(clock).open({ id, night, kind, gate, floatPaise });
        return { shift, ahead: clock.keep().ahead };
      }}
      action={words.submit}
      pending={words.submitting}
      button={{ size: 'lg', className: 'w-full' }}
      failed={words.notOpened}
      onDone={({ shift, ahead }, { gate }) => {
        store(GATE_NAME, gate);
        onOpen(shift, ahead);
      }}
    >
      {(input, { kind }) => (
        <>
          {input('night_id')}
          {input('gate')}
          {canSell && input('kind')}
          {kind === 'counter' && input('float_paise')}
        </>
      )}
    </CallForm>
  );
}
