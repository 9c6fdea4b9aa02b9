import { useNavigate } from 'react-router-dom';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { differenceText } from '@/content/en/drawer.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { type Column, DataTable } from '@/shared/admin/DataTable.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { formatIsoDay, formatIstDateTime, formatIstTime } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { own } from '@/shared/lib/own.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { revokeShift } from '@/features/passes/admin/data/calls.ts';
import type { Edition } from '@/features/passes/admin/data/editions.ts';
import { expectedCash, type Shift } from '@/features/passes/admin/data/answers.ts';
import { useDoubtfulScans, useShifts } from './data/gate.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';

const { gate: words } = adminTickets;
const at = (moment: string) => formatIstDateTime(new Date(moment));

function stateOf({ closed_at: closed, revoked_at: revoked, told_at: told }: Shift) {
  if (revoked !== null) return words.revoked;
  if (told !== null) return words.over;
  return closed === null ? words.open : words.closed(at(closed));
}

/** Whether the phone of a shift that was ended knows it, and whom it let in until then. */
function reachOf({ gate, ends_at: ends, closed_at: closed, ...shift }: Shift) {
  const { revoked_at: revoked, told_at: told, unsent } = shift;
  if (told !== null) {
    const time = formatIstTime(new Date(told));
    return unsent ? words.uncounted(gate, time, unsent) : words.reached(gate, time);
  }
  const judges = revoked !== null && closed === null && Date.parse(ends) > serverNow();
  return judges ? words.unreached : undefined;
}

const columns: readonly Column<Shift>[] = [
  {
    heading: words.columns.gate,
    card: 'title',
    cell: ({ gate }) => gate,
  },
  { heading: words.columns.ends, card: 'status', cell: (shift) => <Ending shift={shift} /> },
  {
    heading: words.columns.phone,
    cell: (shift) => (
      <>
        <span className="block wrap-anywhere empty:hidden">
          {[shift.staff, shift.device].filter(Boolean).join(' · ')}
        </span>
        {reachOf(shift)}
      </>
    ),
  },
  {
    heading: words.columns.night,
    cell: ({ date }) => formatIsoDay(date),
  },
  { heading: words.columns.kind, cell: ({ kind }) => own(words.kinds, kind) ?? kind },
  { heading: words.columns.opened, cell: ({ opened_at: opened }) => at(opened) },
  {
    heading: words.columns.cash,
    isNumber: true,
    isLabelled: true,
    cell: (shift) => shift.kind === 'counter' && formatInr(expectedCash(shift)),
  },
  {
    heading: words.columns.difference,
    isNumber: true,
    isLabelled: true,
    cell: (shift) =>
      shift.counted_paise !== null && differenceText(shift.counted_paise - expectedCash(shift)),
  },
];

/** The phones at the gates, and the passes that two of them let in. */
export function GateTab({ edition }: { edition: Edition }) {
  return (
    <div className="space-y-8">
      {/* A document of its own: the browser allows the camera there alone. */}
      <a href={paths.checkIn} className={buttonClass({ variant: 'secondary' })}>
        {words.openHere}
      </a>
      <section aria-labelledby="shifts">
        <h2 id="shifts" className="font-display mb-2 text-lg">
          {words.shifts}
        </h2>
        <RecordView query={useShifts(edition.id)} failed={words.failed}>
          {(shifts) =>
            shifts.length === 0 ? (
              <ListMessage title={words.noShifts} hint={words.noShiftsHint} />
            ) : (
              <DataTable
                caption={words.shifts}
                columns={columns}
                rows={shifts}
                keyOf={({ id }) => id}
              />
            )
          }
        </RecordView>
      </section>
      <DoubtfulScans edition={edition} />
    </div>
  );
}

/** Passes that two phones let in, and what refused guests objected. */
function DoubtfulScans({ edition }: { edition: Edition }) {
  return (
    <RecordView query={useDoubtfulScans(edition.id)} failed={words.failed}>
      {({ conflicts, disputes }) => (
        <>
          <section aria-labelledby="conflicts">
            <h2 id="conflicts" className="font-display mb-2 text-lg">
              {words.conflicts}
            </h2>
            <p className="text-muted mb-2">
              {conflicts.length === 0 ? words.noConflicts : words.conflictsHint}
            </p>
            <ul className="space-y-2">
              {conflicts.map(({ id, answer, gate_shifts: shift, scanned_at: scanned, passes }) => (
                <li key={id}>
                  <OrderButton order={passes?.order_id ?? null}>
                    {words.conflict(String(Object(answer)['kind'] ?? ''), shift.gate, at(scanned))}
                  </OrderButton>
                </li>
              ))}
            </ul>
          </section>
          {disputes.length > 0 && (
            <section aria-labelledby="disputes">
              <h2 id="disputes" className="font-display mb-2 text-lg">
                {words.disputes}
              </h2>
              <p className="text-muted mb-2">{words.disputesHint}</p>
              <ul className="space-y-2">
                {disputes.map(
                  ({ id, dispute, gate_shifts: shift, scanned_at: scanned, passes }) => (
                    <li key={id}>
                      <OrderButton order={passes?.order_id ?? null}>
                        {words.conflict(dispute ?? '', shift.gate, at(scanned))}
                      </OrderButton>
                    </li>
                  ),
                )}
              </ul>
            </section>
          )}
        </>
      )}
    </RecordView>
  );
}

function OrderButton({ order, children }: { order: string | null; children: string }) {
  const navigate = useNavigate();
  if (order === null) return <p>{children}</p>;
  return (
    <button
      type="button"
      className="link min-h-11 text-left"
      onClick={() => void navigate(`?tab=orders&open=${order}`)}
    >
      {children}
    </button>
  );
}

function Ending({ shift }: { shift: Shift }) {
  const { id, gate, closed_at: closed, revoked_at: revoked, told_at: told } = shift;
  const revoke = usePassCall(async () => revokeShift(id), adminTickets.order.failed);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {stateOf(shift)}
      {closed === null && revoked === null && told === null && (
        <ConfirmButton
          label={words.revokeLabel(gate)}
          question={words.revokeQuestion(gate)}
          consequence={words.revokeNote}
          action={words.revoke}
          isDisabled={revoke.isPending}
          onConfirm={() => revoke.mutate(undefined)}
        >
          {words.revoke}
        </ConfirmButton>
      )}
    </div>
  );
}
