import { useState } from 'react';
import { adminPeople } from '@/content/en/adminPeople.ts';
import { roleLine } from '@/content/en/roles.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { Card, Fact } from './Card.tsx';
import type { Helper, Invitation } from './data/answers.ts';
import { resendInvitation, withdrawInvitation } from './data/people.ts';
import { leftOf, mailOf, nameOf, scopeOf } from './data/personWords.ts';
import { usePeopleCall } from './data/usePeopleCall.ts';
import { LinkView } from './LinkView.tsx';

const { invitation: words, facts, link: linkWords } = adminPeople;

/** Somebody who has not come yet. */
export function InvitationCard({ invitation, now }: { invitation: Invitation; now: number }) {
  const { id, email, role, inviter, mail } = invitation;
  const name = nameOf(invitation);
  const [helper, setHelper] = useState<Helper | null>(null);
  const close = () => setHelper(null);
  const again = usePeopleCall(async () => resendInvitation(id), adminPeople.callFailed);
  const withdraw = usePeopleCall(async () => withdrawInvitation(id), adminPeople.callFailed);
  const problem = mailOf(invitation);
  const send = () =>
    again.mutate(undefined, {
      onSuccess: ({ token, ...made }) =>
        token === null ? notify.success(words.sent(name)) : setHelper({ ...made, token }),
    });
  return (
    <Card
      title={name}
      state={leftOf(invitation, now)}
      dot={invitation.state === 'open' ? 'bg-peacock' : 'bg-edge'}
      actions={
        <>
          <Button
            variant="secondary"
            aria-label={email === null ? words.newLinkLabel(name) : words.againLabel(name)}
            disabled={again.isPending}
            onClick={send}
          >
            {email === null ? words.newLink : words.again}
          </Button>
          <ConfirmButton
            size="md"
            label={words.withdrawLabel(name)}
            question={words.withdrawQuestion(name)}
            consequence={words.withdrawNote}
            action={words.withdraw}
            isDisabled={withdraw.isPending}
            onConfirm={() =>
              withdraw.mutate(undefined, { onSuccess: () => notify.success(words.withdrawn) })
            }
          >
            {words.withdraw}
          </ConfirmButton>
          {helper && (
            <Dialog open onClose={close} title={linkWords.title(name)}>
              <LinkView helper={helper} />
              <Button className="mt-5 w-full" onClick={close}>
                {linkWords.done}
              </Button>
            </Dialog>
          )}
        </>
      }
    >
      <p>{roleLine(role)}</p>
      <p className="text-muted">{scopeOf(invitation, now)}</p>
      {/* Without a name, the address is the title. */}
      {name !== email && <p className="text-muted wrap-anywhere">{email ?? words.link}</p>}
      {problem && (
        <p className={mail?.status === 'dead' ? 'text-sindoor font-medium' : 'text-muted'}>
          {problem}
        </p>
      )}
      <Fact label={facts.invited}>{inviter}</Fact>
    </Card>
  );
}
