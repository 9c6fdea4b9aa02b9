/** Who may do what: the roles' rights as they are meant to be, and what follows for a table. */

/** anon; signed in but nobody; gate staff; manager; owner with a second factor who has not shown it; owner who has. */
export const identities = ['anon', 'stranger', 'gate', 'manager', 'aal1', 'owner'] as const;
export type Identity = (typeof identities)[number];

/** What private.rights_of says of each role. */
export const rightsOf = {
  gate: ['check_in'],
  manager: ['admin_area', 'content', 'enquiries', 'statistics', 'operations', 'check_in'],
  owner: [
    'admin_area',
    'content',
    'enquiries',
    'statistics',
    'operations',
    'check_in',
    'people',
    'settings',
    'erase',
  ],
} as const;
export type Right = (typeof rightsOf)['owner'][number];

/** Whether an identity has a right at this moment. */
export function may(identity: Identity, right: Right): boolean {
  if (identity !== 'gate' && identity !== 'manager' && identity !== 'owner') return false;
  const rights: readonly Right[] = rightsOf[identity];
  return rights.includes(right);
}

/** all: also hidden rows · visible: only rows meant for visitors · none: allowed, but no row · denied: 42501. */
type Select = 'all' | 'visible' | 'none' | 'denied';
/** done: the row changed · none: row-level security let nothing through · denied: 42501. */
type Write = 'done' | 'none' | 'denied';

export interface Access {
  select: Select;
  insert: 'done' | 'denied';
  update: Write;
  delete: Write;
}
export type AccessOf = (identity: Identity) => Access;

/** @param who in this order: select, insert, update, delete. */
const access = (...[select, insert, update, remove]: [Select, Access['insert'], Write, Write]) => ({
  select,
  insert,
  update,
  delete: remove,
});

/** One answer for visitors, one for those who are signed in without the right, one for those who have it. */
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

/** Everybody reads every row, admins write; a row is added and changed, not taken away. */
export const everybodyReads = byRight(
  'content',
  ['all', 'denied', 'denied', 'denied'],
  ['all', 'denied', 'none', 'denied'],
  ['all', 'done', 'done', 'denied'],
);
/** Visitors read what is meant for them, admins all; these remove softly, by deleted_at. */
export const everybodyReadsVisible = byRight(
  'content',
  ['visible', 'denied', 'denied', 'denied'],
  ['visible', 'denied', 'none', 'denied'],
  ['all', 'done', 'done', 'denied'],
);
/** Counters: written by procedures only. */
export const everybodyReadsNobodyWrites: AccessOf = () =>
  access('all', 'denied', 'denied', 'denied');
/** Written by procedures, triggers and timers only. */
export const nobodyWrites = (right: Right) =>
  byRight(
    right,
    ['denied', 'denied', 'denied', 'denied'],
    ['none', 'denied', 'denied', 'denied'],
    ['all', 'denied', 'denied', 'denied'],
  );
