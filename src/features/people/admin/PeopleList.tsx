import { type ReactNode, useState } from 'react';
import { adminPeople as words } from '@/content/en/adminPeople.ts';
import { ListFilters, SearchBox } from '@/shared/admin/ListFilters.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { useClock } from '@/shared/data/useClock.ts';
import type { People } from './data/answers.ts';
import { isHelper, isMatch, nameOf, stateOf } from './data/personWords.ts';
import { InvitationCard } from './InvitationCard.tsx';
import { PersonCard, RemovedCard } from './PersonCard.tsx';
import type { PersonActionsProps } from './PersonActions.tsx';

/** Fewer are seen at a glance. */
const SEARCHED_FROM = 10;

type PeopleListProps = Pick<PersonActionsProps, 'verify' | 'onAgain'> & { data: People };

/** All people and invitations, in groups; names whoever has come since the screen was opened. */
export function PeopleList({ data, ...actions }: PeopleListProps) {
  const { people, removed, invitations } = data;
  const now = useClock((moment) => moment);
  const [search, setSearch] = useState('');
  const [before] = useState(() => new Set(people.map(({ user_id: id }) => id)));
  const come = people.filter(({ user_id: id }) => !before.has(id)).map(nameOf);
  const found = people.filter((person) => isMatch(person, search));
  const invited = invitations.filter((one) => isMatch(one, search));
  const active = found.filter((person) => stateOf(person, now) === 'active');
  const gone = found.filter((person) => stateOf(person, now) !== 'active');
  const cards = (some: typeof people) =>
    some.map((person) => (
      <PersonCard key={person.user_id} person={person} now={now} {...actions} />
    ));
  return (
    <div className="space-y-6">
      <output className="text-leaf block font-semibold empty:hidden">
        {come.length > 0 && words.ready(come.join(words.and), come.length)}
      </output>
      {people.length + invitations.length > SEARCHED_FROM && (
        <ListFilters>
          <SearchBox search={search} hint={words.search} most={200} onSearch={setSearch} />
        </ListFilters>
      )}
      {found.length + invited.length === 0 && <ListMessage title={words.noMatch} />}
      <Group title={words.groups.duty}>{cards(active.filter(isHelper))}</Group>
      <Group title={words.groups.removed}>
        {removed.map((one) => (
          <RemovedCard key={one.user_id} removed={one} />
        ))}
      </Group>
      <Group title={words.groups.invited}>
        {invited.map((one) => (
          <InvitationCard key={one.id} invitation={one} now={now} />
        ))}
      </Group>
      <Group title={words.groups.active}>
        {cards(active.filter((person) => !isHelper(person)))}
      </Group>
      {gone.length > 0 && (
        // Open while somebody has to be told, or somebody is looked for.
        <details open={search !== '' || gone.some(({ unreached }) => unreached.length > 0)}>
          <summary className="min-h-11 cursor-pointer py-2">
            <h2 className="font-display inline text-xl">{words.groups.gone(gone.length)}</h2>
          </summary>
          <Cards>{cards(gone)}</Cards>
        </details>
      )}
      {people.length === 1 && invitations.length === 0 && (
        <ListMessage title={words.onlyYou} hint={words.onlyYouHint} />
      )}
    </div>
  );
}

const Cards = ({ children }: { children: ReactNode }) => (
  <ul className="mt-3 grid gap-3 md:grid-cols-2 xl:grid-cols-3">{children}</ul>
);

/** A group with its cards; nothing without any. */
function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="font-display text-xl">{title}</h2>
      <Cards>{children}</Cards>
    </section>
  );
}
