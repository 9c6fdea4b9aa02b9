import { adminPeople as words } from '@/content/en/adminPeople.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { Card, Fact } from './Card.tsx';
import type { Person } from './data/answers.ts';
import { nameOf, scopeOf, stateOf } from './data/personWords.ts';
import { PersonActions, type PersonActionsProps } from './PersonActions.tsx';

const { facts } = words;
const dots = { active: 'bg-leaf', disabled: 'bg-sindoor', ended: 'bg-edge' } as const;

/** Last seen and the second factor, in one line where they fit. */
function Facts({ person }: { person: Person }) {
  const { last_seen: seen, has_factor: hasFactor, sessions, email } = person;
  return (
    <div className="flex flex-wrap gap-x-4">
      <Fact label={facts.seen}>
        {seen === null ? facts.never : formatIstDateTime(new Date(seen))}
      </Fact>
      {email !== null && <Fact label={facts.factor}>{hasFactor ? facts.yes : facts.no}</Fact>}
      <Fact label={facts.sessions}>{facts.devices(sessions)}</Fact>
    </div>
  );
}

/** One of the firm's people: what the account may, where and until when, and what can be done with it. */
export function PersonCard({ person, now, ...actions }: PersonActionsProps) {
  const { email, role, disabled_by: by, unreached, is_you: isYou } = person;
  const name = nameOf(person);
  const state = stateOf(person, now);
  const scope = scopeOf(person, now);
  return (
    <Card
      title={
        <>
          {name}
          {isYou && <span className="text-muted ml-2 font-normal">{words.you}</span>}
        </>
      }
      state={words.states[state]}
      dot={dots[state]}
      actions={<PersonActions person={person} now={now} {...actions} />}
    >
      <p>{words.roles[role]}</p>
      {scope && <p>{scope}</p>}
      {/* Without a name, the address is the title. */}
      {name !== email && <p className="text-muted wrap-anywhere">{email ?? words.noMail}</p>}
      <Facts person={person} />
      {state === 'disabled' && by !== null && by !== '' && <Fact label={facts.disabled}>{by}</Fact>}
      {person.uncounted.map(({ gate, at, people }) => (
        <p key={at} className="font-medium">
          {words.uncounted(gate, formatIstDateTime(new Date(at)), people)}
        </p>
      ))}
      {unreached.length > 0 && (
        <p className="text-sindoor font-medium">{words.unreached([...new Set(unreached)])}</p>
      )}
    </Card>
  );
}
