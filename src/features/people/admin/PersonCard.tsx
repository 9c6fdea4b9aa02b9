import { adminPeople as words } from '@/content/en/adminPeople.ts';
import { roleLine } from '@/content/en/roles.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { Card, Fact } from './Card.tsx';
import type { Person, Removed } from './data/answers.ts';
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

/** What is to say about phones whose shift has ended with the account. */
function EndedPhones({ unreached, uncounted }: Pick<Person, 'unreached' | 'uncounted'>) {
  return (
    <>
      {uncounted.map(({ gate, at, people }) => (
        <p key={at} className="font-medium">
          {words.uncounted(gate, formatIstDateTime(new Date(at)), people)}
        </p>
      ))}
      {unreached.length > 0 && (
        <p className="text-sindoor font-medium">{words.unreached([...new Set(unreached)])}</p>
      )}
    </>
  );
}

/** Somebody who was removed: only the phones are left. */
export function RemovedCard({ removed }: { removed: Removed }) {
  return (
    <Card title={removed.name || words.noName} state={words.states.removed} dot="bg-edge">
      <EndedPhones {...removed} />
    </Card>
  );
}

/** One of the firm's people: what the account may, where and until when, and what can be done with it. */
export function PersonCard({ person, now, ...actions }: PersonActionsProps) {
  const { email, role, disabled_by: by, is_you: isYou } = person;
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
      <p>{roleLine(role)}</p>
      {scope && <p>{scope}</p>}
      {/* Without a name, the address is the title. */}
      {name !== email && <p className="text-muted wrap-anywhere">{email ?? words.noMail}</p>}
      <Facts person={person} />
      {state === 'disabled' && by !== null && by !== '' && <Fact label={facts.disabled}>{by}</Fact>}
      <EndedPhones {...person} />
    </Card>
  );
}
