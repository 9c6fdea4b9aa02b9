import { ChevronDown, CircleCheck, CircleDashed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminFirstSteps as words } from '@/content/en/adminFirstSteps.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { LoadFailure } from '@/shared/admin/LoadFailure.tsx';
import { recall, store } from '@/shared/lib/storage.ts';
import { notify } from '@/shared/ui/notify.ts';
import {
  stepAddresses,
  type StepName,
  stepNames,
  useDemoRows,
  useFirstSteps,
  useRemoveDemo,
} from './data/firstSteps.ts';

/** Onboarding steps of a new owner; hidden once all are done. */
export function FirstSteps() {
  const { data, isError, refetch } = useFirstSteps();
  if (isError && !data) return <LoadFailure title={words.failed} onRetry={() => void refetch()} />;
  if (!data || stepNames.every((name) => data[name])) return null;
  return <Steps done={stepNames.filter((name) => data[name])} />;
}

/** Storage key: the steps were seen on this device. */
const SEEN = 'first-steps-seen';

/** The steps; collapsed if seen before. */
function Steps({ done }: { done: readonly StepName[] }) {
  const [isNew] = useState(() => recall(SEEN) !== true);
  useEffect(() => void store(SEEN, true), []);
  return (
    <section aria-labelledby="first-steps" className="border-line my-8 rounded-lg border px-4">
      <details open={isNew} className="group">
        <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3">
          <h2 id="first-steps" className="font-display text-lg">
            {words.title}
          </h2>
          <span className="text-muted text-xs">{words.done(done.length, stepNames.length)}</span>
          <ChevronDown
            aria-hidden
            className="ml-auto size-5 flex-none transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="grid gap-x-8 pb-4 lg:grid-cols-2">
          {stepNames.map((name) => (
            <Step key={name} name={name} isDone={done.includes(name)} />
          ))}
        </ul>
      </details>
    </section>
  );
}

function RemoveDemo() {
  const { mutate, isPending } = useRemoveDemo();
  const rows = useDemoRows();
  const { question, consequence, action, done, failed, uncounted } = words.removeDemo;
  if (rows.isError && !rows.data)
    return <LoadFailure title={uncounted} onRetry={() => void rows.refetch()} />;
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => notify.success(done),
      onError: () => notify.error(failed),
    });
  return (
    <ConfirmButton
      label={action}
      question={question}
      consequence={rows.data ? consequence(rows.data) : ''}
      action={action}
      isDisabled={isPending || !rows.data}
      onConfirm={confirm}
    />
  );
}

function Step({ name, isDone }: { name: StepName; isDone: boolean }) {
  const { label, text } = words.steps[name];
  const address = stepAddresses[name];
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex items-start gap-3 py-2">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 flex-none ${isDone ? 'text-leaf' : 'text-muted'}`}
      />
      <div className={isDone ? 'text-muted' : ''}>
        <span className="sr-only">{isDone ? words.isDone : words.isOpen} </span>
        {address === null || isDone ? (
          <span className="font-semibold">{label}</span>
        ) : (
          <Link to={address} className="link font-semibold">
            {label}
          </Link>
        )}
        {!isDone && <p className="text-muted text-xs">{text}</p>}
        {name === 'demo' && !isDone && <RemoveDemo />}
      </div>
    </li>
  );
}
