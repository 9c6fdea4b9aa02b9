import { useState } from 'react';
import { adminAnalytics } from '@/content/en/adminAnalytics.ts';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { formatIstDate } from '@/shared/lib/dates.ts';
import { readCount } from '@/shared/lib/figures.ts';
import { failureOf } from '@/shared/supabase/failure.ts';
import { notify } from '@/shared/ui/notify.ts';
import { useCounter, useSetCounter } from './data/useStatistics.ts';
import { Panel } from './Panel.tsx';

const { counter: words } = adminAnalytics;

/** Limit of the database. */
const MOST = 1_000_000_000;

/** The site's visitor counter; the owner can set its start once. */
export function VisitorCounter() {
  const { role } = useAuth();
  return (
    <Panel title={words.title} query={useCounter()} none="" failed={words.loadFailed}>
      {({ visitor_count, set_at }) => (
        <>
          <p className="mt-2">{words.shown(visitor_count)}</p>
          {set_at !== null && (
            <p className="text-muted mt-1">{words.setAt(formatIstDate(new Date(set_at)))}</p>
          )}
          {set_at === null && role === 'owner' && <BeginForm />}
        </>
      )}
    </Panel>
  );
}

function BeginForm() {
  const [typed, setTyped] = useState('');
  const set = useSetCounter();
  const count = readCount(typed) ?? Number.NaN;
  const isFit = count <= MOST;
  const save = () =>
    set.mutate(count, {
      onSuccess: () => notify.success(words.done),
      onError: (error) =>
        notify.error(failureOf(error).kind === 'refused' ? words.taken : words.failed),
    });
  return (
    <form
      className="mt-3 flex flex-wrap items-end gap-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextInput
        label={words.label}
        hint={words.hint}
        error={typed !== '' && !isFit ? words.wrong : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ConfirmButton
        label={words.set}
        question={words.question(count)}
        consequence={words.consequence}
        action={words.set}
        isDisabled={!isFit || set.isPending}
        onConfirm={save}
      />
    </form>
  );
}
