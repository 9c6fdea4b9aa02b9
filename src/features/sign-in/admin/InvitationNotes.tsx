import type { ReactNode } from 'react';
import { adminInvitation as words } from '@/content/en/adminInvitation.ts';
import { own } from '@/shared/lib/own.ts';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { type ClosedState, InvitationError, isHelpers } from './data/invitations.ts';
import { SignInError } from './data/signInFailure.ts';
import { FailureNote } from './FailureNote.tsx';
import { SignInFrame } from './SignInFrame.tsx';

type ClosedProps = {
  state: ClosedState;
  inviter: string;
  /** Of a helper's phone. */
  isLink?: boolean;
  onRetry: () => void;
};

/** A link that opens nothing: why, and whom to ask. */
export function ClosedInvitation({ state, inviter, isLink = false, onRetry }: ClosedProps) {
  const { title, hint } = (isLink ? words.closedLink : words.closed)[state];
  return (
    <SignInFrame heading={title} intro={hint(inviter)}>
      {state === 'too_many' ? (
        <Button onClick={onRetry}>{words.retry}</Button>
      ) : (
        <a
          href={isLink ? paths.checkIn : paths.admin}
          className={buttonClass({ variant: 'secondary' })}
        >
          {isLink ? words.join.toGate : words.signIn}
        </a>
      )}
    </SignInFrame>
  );
}

/** The link could not be read: no connection, or a fault of the server. */
export function UnreadInvitation({ onRetry }: { onRetry: () => void }) {
  return (
    <SignInFrame heading={words.failed} intro={words.failures.unreachable}>
      <Button onClick={onRetry}>{words.retry}</Button>
    </SignInFrame>
  );
}

type OtherProps = { email: string; stayAt: string; onSignOut: () => void };

/** Somebody else is signed in, perhaps the owner who tries the link: nobody is signed out unasked. */
export function OtherAccount({ email, stayAt, onSignOut }: OtherProps) {
  const isHelper = isHelpers(email);
  return (
    <SignInFrame
      heading={words.other.heading}
      intro={isHelper ? words.other.helper : words.other.text(email)}
    >
      <p className="mb-4">{words.other.hint}</p>
      <div className="grid gap-3">
        <Button onClick={onSignOut}>{words.other.signOut}</Button>
        <a href={stayAt} className={buttonClass({ variant: 'secondary' })}>
          {words.other.stay}
        </a>
      </div>
    </SignInFrame>
  );
}

function sentenceOf(error: unknown, isLink: boolean): string | null {
  if (!(error instanceof InvitationError)) return words.failures.unreachable;
  const { state, inviter } = error;
  if (state === 'busy') return words.failures[isLink ? 'busyLink' : 'busy'](inviter);
  if (state === 'too_many') return `${words.closed.too_many.title} ${words.closed.too_many.hint()}`;
  return own(words.failures.of, state) ?? null;
}

/** Why the last try failed; announced when it appears. */
export function InvitationFailure({ error, isLink = false }: { error: unknown; isLink?: boolean }) {
  if (error instanceof SignInError) return <FailureNote error={error} />;
  return (
    <p role="alert" className="text-sindoor min-h-5 text-sm font-medium">
      {error ? sentenceOf(error, isLink) : null}
    </p>
  );
}

/** A fact of the invitation. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
