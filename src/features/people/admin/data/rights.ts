import { adminPeople as words } from '@/content/en/adminPeople.ts';
import { roleLine } from '@/content/en/roles.ts';
import { line, moment, nullable } from '@/shared/admin/fields/texts.ts';
import { choice, oneOf } from '@/shared/admin/fields/values.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import type { Person } from './answers.ts';
import type { Night } from './people.ts';

const { change: texts } = words;
/** Value of 'Works at' for every evening. */
const ALL = 'all';

const rolesOf = (isPhone: boolean) =>
  choice<Person['role']>(
    isPhone ? ['gate', 'counter'] : ['gate', 'counter', 'manager', 'owner'],
    roleLine,
    { kind: 'radio' },
  );

type Scope = Pick<Person, 'edition_id' | 'night_id'>;

/** The value of 'Works at'. */
export function placeValue({ edition_id: edition, night_id: night }: Scope): string {
  if (edition === null) return ALL;
  return night === null ? edition : `${edition} ${night}`;
}

/** The choices of 'Works at': every evening, an edition, one of its evenings. */
function placesOf(nights: readonly Night[]) {
  const editions = new Map(nights.map(({ edition_id: id, edition }) => [id, edition]));
  return [
    { value: ALL, label: texts.all },
    ...nights.map(({ id, edition_id: edition, date }) => ({
      value: `${edition} ${id}`,
      label: words.scope.night(formatIsoDay(date)),
    })),
    ...[...editions].map(([id, edition]) => ({ value: id, label: texts.wholeEdition(edition) })),
  ];
}

/**
 * Name, role, scope and end of a person; named as refusals name them.
 * @param present the scope that a person has, which may be of an evening that is over, and its label.
 * @param isPhone whether the account is a helper's phone, which nobody can sign in to again.
 */
export function rightsFields(
  nights: readonly Night[],
  present?: { value: string; label: string },
  isPhone = false,
) {
  const places = placesOf(nights);
  const isListed = present === undefined || places.some(({ value }) => value === present.value);
  return {
    name: { ...line(60, { least: 0 }), label: texts.name },
    role: { ...rolesOf(isPhone), label: texts.role },
    night_id: {
      ...oneOf(isListed ? places : [present, ...places]),
      blank: ALL,
      label: texts.scope,
    },
    ends_at: { ...nullable(moment()), label: texts.ends, hint: texts.endsHint },
  };
}

/** Whether a role can be given for an edition or an evening. */
export const hasPlace = (role: string) => role === 'gate' || role === 'counter';

type Rights = { role: string; night_id: string; ends_at: string | null };

/** The arguments of a procedure for what was chosen. */
export function rightsArgs({ role, night_id: place, ends_at: end }: Rights) {
  const [edition, night] = hasPlace(role) && place !== ALL ? place.split(' ') : [];
  return {
    p_role: role,
    ...(edition !== undefined && { p_edition_id: edition }),
    ...(night !== undefined && { p_night_id: night }),
    ...(role !== 'owner' && end !== null && { p_ends_at: end }),
  };
}

/** The arguments that leave a person's rights as they are. */
export const sameRights = (person: Person) =>
  rightsArgs({
    role: person.role,
    night_id: placeValue(person),
    ends_at: person.ends_with_nights ? null : person.ends_at,
  });
