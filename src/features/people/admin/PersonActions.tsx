import { useState } from 'react';
import { adminPeople as words } from '@/content/en/adminPeople.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { ChangePerson } from './ChangePerson.tsx';
import type { Person } from './data/answers.ts';
import { endSessions, removePerson, setPerson } from './data/people.ts';
import { nameOf, stateOf } from './data/personWords.ts';
import { sameRights } from './data/rights.ts';
import { usePeopleCall } from './data/usePeopleCall.ts';
import { ResetFactor, type VerifyCode } from './ResetFactor.tsx';

export type PersonActionsProps = {
  person: Person;
  /** ms. */
  now: number;
  verify: VerifyCode;
  /** Adds a helper who has ended once more. */
  onAgain: (person: Person) => void;
};

/** What can be done with an account; nobody disables or removes the own one. */
export function PersonActions({ person, now, verify, onAgain }: PersonActionsProps) {
  const [change, setChange] = useState<'save' | 'enable' | null>(null);
  const name = nameOf(person);
  const state = stateOf(person, now);
  const isHelper = person.email === null;
  const switched = usePeopleCall(
    async (active: boolean) =>
      setPerson({
        p_user_id: person.user_id,
        p_version: person.version,
        p_name: person.name,
        p_active: active,
        ...sameRights(person),
      }),
    words.callFailed,
  );
  const off = isHelper ? words.end : words.disable;
  const isOver = person.ends_at !== null && Date.parse(person.ends_at) <= now;
  const enable = () => {
    // An end that is over has to be chosen anew.
    if (isOver) setChange('enable');
    else switched.mutate(true, { onSuccess: () => notify.success(words.enable.done(name)) });
  };
  return (
    <>
      <Button
        variant="secondary"
        aria-label={words.change.label(name)}
        onClick={() => setChange('save')}
      >
        {words.change.action}
      </Button>
      {change && (
        <ChangePerson
          person={person}
          enables={change === 'enable'}
          onClose={() => setChange(null)}
        />
      )}
      {!person.is_you && state === 'active' && (
        <ConfirmButton
          size="md"
          variant="secondary"
          label={off.label(name)}
          question={off.question(name)}
          consequence={off.note}
          action={off.action}
          isDisabled={switched.isPending}
          onConfirm={() =>
            switched.mutate(false, { onSuccess: () => notify.success(off.done(name)) })
          }
        >
          {off.action}
        </ConfirmButton>
      )}
      {!isHelper && state === 'disabled' && (
        <Button
          variant="secondary"
          aria-label={words.enable.label(name)}
          disabled={switched.isPending}
          onClick={enable}
        >
          {words.enable.action}
        </Button>
      )}
      {isHelper && state !== 'active' && (
        <Button
          variant="secondary"
          aria-label={words.again.label(name)}
          onClick={() => onAgain(person)}
        >
          {words.again.action}
        </Button>
      )}
      <More person={person} name={name} verify={verify} />
    </>
  );
}

type MoreProps = { person: Person; name: string; verify: VerifyCode };

/** What is needed seldom. */
function More({ person, name, verify }: MoreProps) {
  const { user_id: user, is_you: isYou, email, has_factor: hasFactor, sessions } = person;
  const end = usePeopleCall(async () => endSessions(user), words.callFailed);
  const remove = usePeopleCall(async () => removePerson(user), words.callFailed);
  const canSignOut = email !== null && sessions > (isYou ? 1 : 0);
  if (isYou && !canSignOut) return null;
  return (
    <details className="open:w-full">
      <summary
        aria-label={words.moreLabel(name)}
        className="btn btn-quiet cursor-pointer list-none"
      >
        {words.more}
      </summary>
      <div className="flex flex-col items-start">
        {canSignOut && (
          <ConfirmButton
            size="md"
            label={words.sessions.label(name)}
            question={words.sessions.question(name)}
            consequence={isYou ? words.sessions.own : words.sessions.note}
            action={words.sessions.action}
            isDisabled={end.isPending}
            onConfirm={() =>
              end.mutate(undefined, {
                onSuccess: (count) => notify.success(words.sessions.done(count)),
              })
            }
          >
            {words.sessions.action}
          </ConfirmButton>
        )}
        {!isYou && hasFactor && <ResetFactor user={user} name={name} verify={verify} />}
        {!isYou && (
          <ConfirmButton
            size="md"
            label={words.remove.label(name)}
            question={words.remove.question(name)}
            consequence={words.remove.note}
            action={words.remove.action}
            isDisabled={remove.isPending}
            onConfirm={() =>
              remove.mutate(undefined, {
                onSuccess: (isGone) =>
                  notify.success(isGone ? words.remove.done(name) : words.remove.already),
              })
            }
          >
            {words.remove.action}
          </ConfirmButton>
        )}
      </div>
    </details>
  );
}
