import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { useIstToday } from '@/shared/admin/useIstToday.ts';
import { useFocusIfLost } from '@/shared/admin/useFocusIfLost.ts';
import { useListState } from '@/shared/admin/useListState.ts';
import { RadioGroup } from '@/shared/forms/RadioGroup.tsx';
import { Select } from '@/shared/forms/Select.tsx';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { nightOption } from '@/features/passes/admin/data/editions.ts';
import { useConcerns, useNightOff } from './data/nightOff.ts';
import type { Concerns } from '@/features/passes/admin/data/answers.ts';
import { screenSchema } from '@/features/passes/admin/data/tabs.ts';
import type { Today } from '@/features/passes/admin/data/answers.ts';
import { sentenceOf } from '@/shared/supabase/failure.ts';

const { nightOff: words } = adminTickets;
type Night = Today['nights'][number];

type NightOffDialogProps = { night: Night; nights: readonly Night[]; onClose: () => void };

/** Calls a night off: affected orders, the choice between refunds and another night, progress, and result. */
export function NightOffDialog({ night, nights, onClose }: NightOffDialogProps) {
  const [moveTo, setMoveTo] = useState<string | null>(null);
  /** The affected orders when it began. */
  const [before, setBefore] = useState<Concerns | null>(null);
  const query = useConcerns(night.id, moveTo === '' ? null : moveTo);
  const { done, run, isPending, error } = useNightOff(night.id);
  const day = formatIsoDay(night.date);
  const target = nights.find(({ id }) => id === moveTo);
  const isDone = before !== null && !isPending && error === null;
  return (
    <Dialog open onClose={onClose} dismissible={!isPending} title={words.title(day)}>
      {before === null ? (
        <RecordView query={query} failed={words.failed}>
          {(concerns) => (
            <div className="space-y-5">
              <Concerned concerns={concerns} />
              <Choice night={night} nights={nights} moveTo={moveTo} onChange={setMoveTo} />
              {moveTo !== '' && (
                <>
                  <Outcome
                    concerns={concerns}
                    day={target === undefined ? null : formatIsoDay(target.date)}
                  />
                  <ConfirmButton
                    label={words.submit(day)}
                    question={words.question(day)}
                    consequence={words.consequence}
                    action={words.submit(day)}
                    keep={adminTickets.keep}
                    variant="danger"
                    isDisabled={query.isPlaceholderData}
                    onConfirm={() => {
                      setBefore(concerns);
                      run(moveTo);
                    }}
                  />
                </>
              )}
            </div>
          )}
        </RecordView>
      ) : (
        <div className="space-y-4">
          {!isDone && (
            <>
              <output className="block">
                {words.progress(handled(before, done.left), before.passes)}
              </output>
              <progress
                className="w-full"
                aria-label={words.progressLabel}
                value={handled(before, done.left)}
                max={Math.max(before.passes, 1)}
              />
            </>
          )}
          {error !== null && !isPending && (
            <div role="alert" className="space-y-3">
              <p className="text-sindoor font-medium">{sentenceOf(error, words.stopped)}</p>
              <Button onClick={() => run(moveTo)}>{words.goOn}</Button>
            </div>
          )}
          {isDone && (
            <Result
              night={night.id}
              before={before}
              done={done}
              day={target ? formatIsoDay(target.date) : null}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

const handled = ({ passes }: Concerns, left: number | null) =>
  left === null ? 0 : Math.max(passes - left, 0);

function Concerned({ concerns }: { concerns: Concerns }) {
  const { orders, passes, people, unpaid, waiting } = concerns;
  return (
    <div>
      <p className="font-semibold">{words.concerned(orders, passes, people)}</p>
      {unpaid > 0 && <p>{words.unpaid(unpaid)}</p>}
      {waiting > 0 && <p>{words.waiting(waiting)}</p>}
      {passes + unpaid > 0 && <p className="text-muted mt-2">{words.untold}</p>}
    </div>
  );
}

type ChoiceProps = {
  night: Night;
  nights: readonly Night[];
  /** null: paid back; '': to be moved, the night is not chosen yet. */
  moveTo: string | null;
  onChange: (moveTo: string | null) => void;
};

function Choice({ night, nights, moveTo, onChange }: ChoiceProps) {
  const today = useIstToday();
  const others = nights.filter(
    ({ id, date, cancelled_at: off }) => id !== night.id && off === null && date >= today,
  );
  if (others.length === 0) return <p>{words.noOther}</p>;
  return (
    <>
      <RadioGroup
        label={words.choice}
        name="choice"
        options={[
          { value: 'refund', label: words.refund },
          { value: 'move', label: words.move },
        ]}
        selected={moveTo === null ? 'refund' : 'move'}
        onChange={({ currentTarget: { value } }) => onChange(value === 'refund' ? null : '')}
      />
      {moveTo !== null && (
        <Select
          label={words.moveTo}
          placeholder={words.choose}
          options={others.map(nightOption)}
          value={moveTo}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </>
  );
}

/** Preview of the effect. */
function Outcome({ concerns, day }: { concerns: Concerns; day: string | null }) {
  const { passes, moves, moved_people: guests, refunds, refund_paise: paise, room } = concerns;
  return (
    <ul aria-live="polite" className="space-y-1">
      {day !== null && <li>{words.moves(moves, day)}</li>}
      {day !== null && room !== null && guests > room && (
        <li className="text-sindoor">{words.tooFull(guests, Math.max(room, 0), day)}</li>
      )}
      {refunds > 0 && (
        <li>
          {day === null
            ? words.refunds(refunds, formatInr(paise))
            : words.notMoved(refunds, day, formatInr(paise))}
        </li>
      )}
      {passes - moves - refunds > 0 && <li>{words.free(passes - moves - refunds)}</li>}
    </ul>
  );
}

type ResultProps = {
  night: string;
  before: Concerns;
  done: { moved: number; refunds: number; refund_paise: number };
  day: string | null;
};

/** Summary of the effect. */
function Result({ night, before, done, day }: ResultProps) {
  const { hrefOf } = useListState(screenSchema);
  const rest = before.passes - done.moved - done.refunds;
  const paid = formatInr(done.refund_paise);
  const answer = useFocusIfLost<HTMLOutputElement>();
  return (
    <>
      <output ref={answer} tabIndex={-1} className="block space-y-1 outline-none">
        <span className="block font-semibold">{words.done}</span>
        {day !== null && <span className="block">{words.moved(done.moved, day)}</span>}
        {done.refunds > 0 && (
          <span className="block">
            {day === null
              ? words.listed(done.refunds, paid)
              : words.listedNotMoved(done.refunds, day, paid)}
          </span>
        )}
        {rest > 0 && <span className="block">{words.free(rest)}</span>}
        {before.unpaid > 0 && <span className="block">{words.unpaid(before.unpaid)}</span>}
      </output>
      <div className="flex flex-wrap gap-2">
        {before.orders + before.unpaid > 0 && (
          <Link to={hrefOf({ tab: 'today', night, page: 1 })} className={buttonClass()}>
            {words.toBuyers}
          </Link>
        )}
        {done.refunds > 0 && (
          <Link
            to={hrefOf({ tab: 'payments', part: 'refunds', page: 1 })}
            className={buttonClass({ variant: 'secondary' })}
          >
            {words.toRefunds}
          </Link>
        )}
      </div>
    </>
  );
}
