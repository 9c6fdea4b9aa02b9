import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPeople } from '@/content/en/adminPeople.ts';
import { roles } from '@/content/en/roles.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { toIstInput } from '@/shared/lib/dates.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { failureOf } from '@/shared/supabase/failure.ts';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import type { Person } from './data/answers.ts';
import { PEOPLE, peopleQuery, setPerson, useNights } from './data/people.ts';
import { nameOf, scopeOf, stateOf } from './data/personWords.ts';
import { hasPlace, placeValue, rightsArgs, rightsFields } from './data/rights.ts';

const { change: words } = adminPeople;

type ChangePersonProps = {
  person: Person;
  /** Whether saving enables a disabled account. */
  enables: boolean;
  onClose: () => void;
};

/** Name, role, scope and end of a person. */
export function ChangePerson({ person, enables, onClose }: ChangePersonProps) {
  const nights = useNights().data ?? [];
  const client = useQueryClient();
  // That of the form, not of the last poll: the poll would hide what somebody else has changed.
  const [version, setVersion] = useState(person.version);
  const now = serverNow();
  const present = [
    person.name,
    roles[person.role].name,
    scopeOf(person, now),
    adminPeople.states[stateOf(person, now)],
  ];
  const place = { value: placeValue(person), label: scopeOf({ ...person, ends_at: null }, now) };
  const endsOn = person.ends_with_nights ? null : person.ends_at;
  const save = async (args: Omit<Parameters<typeof setPerson>[0], 'p_user_id' | 'p_version'>) => {
    try {
      await setPerson({ p_user_id: person.user_id, p_version: version, ...args });
    } catch (error) {
      if (failureOf(error).hint === 'version') {
        const { people } = await client.fetchQuery(peopleQuery);
        // Saving again is over what the sentence and the line above the form say.
        setVersion(people.find(({ user_id: id }) => id === person.user_id)?.version ?? version);
      }
      throw error;
    }
  };
  return (
    <Dialog open onClose={onClose} title={words.title(nameOf(person))}>
      <p className="text-muted mb-4">{words.saved(present.filter(Boolean).join(' · '))}</p>
      <CallForm
        label={words.title(nameOf(person))}
        draft={`person ${person.user_id}`}
        fields={rightsFields(nights, place, person.email === null)}
        start={{
          name: person.name,
          role: person.role,
          night_id: place.value,
          ends_at: endsOn === null ? '' : toIstInput(new Date(endsOn)),
        }}
        call={async ({ name, ...rights }) =>
          save({ p_name: name, p_active: enables || person.active, ...rightsArgs(rights) })
        }
        changes={[PEOPLE]}
        action={enables ? words.enable : words.save}
        pending={words.saving}
        done={words.done}
        failed={words.failed}
        onDone={onClose}
      >
        {(input, { role }) => (
          <>
            {input('name')}
            {input('role')}
            {hasPlace(role) && input('night_id')}
            {role !== 'owner' && input('ends_at')}
          </>
        )}
      </CallForm>
    </Dialog>
  );
}
