import type { ReactNode } from 'react';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Message } from '@/shared/ui/Message.tsx';
import type { EndedShift as Ended } from './data/endedShift.ts';

const words = adminCheckIn.ended;

type EndedShiftProps = {
  ended: Ended;
  /** Somebody with a role is signed in. */
  isIn: boolean;
  /** A sale of the counter that has no answer. */
  sale: ReactNode;
  onLeave: () => void;
};

/** In place of a shift that the owner, or the end of its account, has ended: why, what is lost, whom to ask. */
export function EndedShift({ ended, isIn, sale, onLeave }: EndedShiftProps) {
  const { why, people, isTold, isHelper } = ended;
  const reason = why === 'over' ? words.over : words.revoked;
  // Without a connection a session outlives the end of its account.
  const canOpen = isIn && why === 'revoked';
  // A helper has no password: only the owner can let them in again.
  const isLocked = isHelper && !canOpen;
  const action = canOpen ? words.open : isHelper ? words.other : words.signIn;
  return (
    <main className="bg-paper text-ink min-h-dvh">
      <Message title={reason.title} text={reason.text}>
        {people > 0 && <p role="alert">{words.unsent(people)}</p>}
        {sale}
        <output>{isTold ? words.told : words.telling}</output>
        <p>{isLocked ? words.newLink : words.ask}</p>
        <Button variant={isLocked ? 'quiet' : 'primary'} onClick={onLeave}>
          {action}
        </Button>
      </Message>
    </main>
  );
}
