import { Mail, Plus } from 'lucide-react';
import { useState } from 'react';
import { adminPeople as words } from '@/content/en/adminPeople.ts';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { StaleNote } from '@/shared/admin/StaleNote.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { AddHelper, type HelperStart } from './AddHelper.tsx';
import { usePeople } from './data/people.ts';
import { InvitePerson } from './InvitePerson.tsx';
import { PeopleList } from './PeopleList.tsx';
import type { VerifyCode } from './ResetFactor.tsx';

/** The firm's people, and two ways to add one. @param verify checks a code of the own second factor. */
export function PeopleScreen({ verify }: { verify: VerifyCode }) {
  const query = usePeople();
  const [adding, setAdding] = useState<HelperStart | null>(null);
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro}>
        <Button onClick={() => setAdding({ name: '', role: 'gate' })}>
          <Plus aria-hidden />
          {words.addHelper}
        </Button>
        <Button variant="secondary" onClick={() => setIsInviting(true)}>
          <Mail aria-hidden />
          {words.invite}
        </Button>
      </ScreenHeading>
      {adding && <AddHelper start={adding} onClose={() => setAdding(null)} />}
      {isInviting && <InvitePerson onClose={() => setIsInviting(false)} />}
      <StaleNote query={query} />
      <RecordView query={query} failed={words.failed}>
        {(data) => (
          <PeopleList
            data={data}
            verify={verify}
            onAgain={({ name, role }) =>
              setAdding({ name, role: role === 'counter' ? 'counter' : 'gate' })
            }
          />
        )}
      </RecordView>
    </>
  );
}
