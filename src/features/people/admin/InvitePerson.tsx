import { adminPeople } from '@/content/en/adminPeople.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { email } from '@/shared/admin/fields/texts.ts';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { invitePerson, PEOPLE, useNights } from './data/people.ts';
import { hasPlace, rightsArgs, rightsFields } from './data/rights.ts';
import { useFirstInput } from './useFirstInput.ts';

const { invited: words } = adminPeople;
const address = { ...email(), label: words.email };
address.control = { kind: 'input', type: 'email' };

/** Invites somebody by mail, a manager unless another role is chosen. */
export function InvitePerson({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <InviteForm onDone={onClose} />
    </Dialog>
  );
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const nights = useNights().data ?? [];
  const box = useFirstInput();
  return (
    <div ref={box}>
      <CallForm
        label={words.title}
        draft="invite"
        fields={{ email: address, ...rightsFields(nights) }}
        start={{ role: 'manager' }}
        call={async ({ email: to, name, ...rights }, id) =>
          invitePerson({ p_id: id, p_email: to, p_name: name, ...rightsArgs(rights) })
        }
        changes={[PEOPLE]}
        action={words.submit}
        pending={words.sending}
        button={{ className: 'w-full' }}
        done={words.done}
        failed={words.failed}
        onDone={onDone}
      >
        {(input, { role }) => (
          <>
            {input('email')}
            {input('name')}
            {input('role')}
            {hasPlace(role) && input('night_id')}
            {role !== 'owner' && input('ends_at')}
          </>
        )}
      </CallForm>
    </div>
  );
}
