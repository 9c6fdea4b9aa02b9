/** Expected rights of the roles, and the access to tables that follows from them. */

/**
 * anon; signed in without a role; invited, with the account made and the role not yet given; a helper whose evening has
 * ended; a disabled owner; gate; counter; manager; owner with an enrolled factor at aal1; owner at aal2.
 */
export const identities = [
  'anon',
  'stranger',
  'invited',
  'ended',
  'disabled',
  'gate',
  'counter',
  'manager',
  'aal1',
  'owner',
] as const;
export type Identity = (typeof identities)[number];

/** Expected private.rights_of of each role. */
export const rightsOf = {
  gate: ['check_in'],
  counter: ['check_in', 'sell'],
  manager: [
    'admin_area',
    'content',
    'enquiries',
    'statistics',
    'operations',
    'check_in',
    'sell',
    'passes',
    'money',
  ],
  owner: [
    'admin_area',
    'content',
    'enquiries',
    'statistics',
    'operations',
    'check_in',
    'sell',
    'passes',
    'money',
    'people',
    'settings',
    'erase',
  ],
} as const;
export type Right = (typeof rightsOf)['owner'][number];

/** Whether an identity currently has a right. */
export function may(identity: Identity, right: Right): boolean {
  const rights: readonly Right[] =
    identity === 'gate' || identity === 'counter' || identity === 'manager' || identity === 'owner'
      ? rightsOf[identity]
      : [];
  return rights.includes(right);
}

/** all: hidden rows included · visible: public rows only · none: allowed, but no row · denied: 42501. */
type Select = 'all' | 'visible' | 'none' | 'denied';
/** done: the row changed · none: filtered by row-level security · denied: 42501. */
type Write = 'done' | 'none' | 'denied';

export interface Access {
  select: Select;
  insert: 'done' | 'denied';
  update: Write;
  delete: Write;
}
export type AccessOf = (identity: Identity) => Access;

/** The access in this order: select, insert, update, delete. */
const access = (...[select, insert, update, remove]: [Select, Access['insert'], Write, Write]) => ({
  select,
  insert,
  update,
  delete: remove,
});

/** Access for visitors, for signed-in accounts without the right, and for those with it. */
export function byRight(
  right: Right,
  visitor: Parameters<typeof access>,
  signedIn: Parameters<typeof access>,
  allowed: Parameters<typeof access>,
): AccessOf {
  return (identity) => {
    if (identity === 'anon') return access(...visitor);
    return access(...(may(identity, right) ? allowed : signedIn));
  };
}

/** Readable by everyone; admins insert and update, but do not delete. */
export const everybodyReads = byRight(
  'content',
  ['all', 'denied', 'denied', 'denied'],
  ['all', 'denied', 'none', 'denied'],
  ['all', 'done', 'done', 'denied'],
);
/** Visitors read visible rows, admins all; admins soft-delete by deleted_at. */
export const everybodyReadsVisible = byRight(
  'content',
  ['visible', 'denied', 'denied', 'denied'],
  ['visible', 'denied', 'none', 'denied'],
  ['all', 'done', 'done', 'denied'],
);
/** Counters: readable by everyone, written by procedures only. */
export const everybodyReadsNobodyWrites: AccessOf = () =>
  access('all', 'denied', 'denied', 'denied');
/** Access of a signed-in account without the right: no rows if access is granted to all signed-in accounts. */
const noRow = (granted: Select | Write) => (granted === 'denied' ? 'denied' : 'none');
/**
 * No access for visitors; other accounts reach no row with what those with the right may do, in the order of `access`.
 */
export function onlyWith(right: Right, ...allowed: Parameters<typeof access>): AccessOf {
  const [select, , update, remove] = allowed;
  return byRight(
    right,
    ['denied', 'denied', 'denied', 'denied'],
    [noRow(select), 'denied', noRow(update), noRow(remove)],
    allowed,
  );
}
/** Written by procedures, triggers and timers only. */
export const nobodyWrites = (right: Right) => onlyWith(right, 'all', 'denied', 'denied', 'denied');
