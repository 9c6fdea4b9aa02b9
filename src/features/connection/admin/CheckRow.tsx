import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Clock, TriangleAlert, X } from 'lucide-react';
import { adminConnection as words } from '@/content/en/adminConnection.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import type { Check, Result } from './data/check.ts';
import { stateOf } from './data/report.ts';

const signs = {
  ok: { Icon: CircleCheck, colour: 'text-leaf' },
  failed: { Icon: X, colour: 'text-sindoor' },
  unknown: { Icon: TriangleAlert, colour: 'text-muted' },
  waiting: { Icon: Clock, colour: 'text-muted' },
};

type CheckRowProps = { check: Check; result: Result | undefined; onRepaired: () => void };

/** Result of a check: icon and word, duration, detail, and the advice if it failed. */
export function CheckRow({ check: { name, advice, repair }, result, onRepaired }: CheckRowProps) {
  const state = stateOf(result);
  const { Icon, colour } = signs[state];
  return (
    <li className="border-line border-t py-2" data-state={state}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{name}</span>
        <span className="ml-auto whitespace-nowrap">
          {result && <span className="text-muted tabular-nums">{words.ms(result.ms)}</span>}
          <span className={`ml-3 font-semibold ${colour}`}>
            <Icon aria-hidden className="mr-1.5 inline size-4 align-[-0.2em]" />
            {words.states[state]}
          </span>
        </span>
      </div>
      {result && <p className="text-muted">{result.detail}</p>}
      {state === 'failed' && <p className="mt-1">{words.whatToDo(advice)}</p>}
      {state === 'failed' && repair && <RepairButton repair={repair} onRepaired={onRepaired} />}
    </li>
  );
}

type RepairButtonProps = { repair: NonNullable<Check['repair']>; onRepaired: () => void };

function RepairButton({ repair: { label, run }, onRepaired }: RepairButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: onRepaired,
    onError: () => notify.error(words.repairFailed),
  });
  return (
    <Button variant="secondary" className="mt-2" disabled={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
