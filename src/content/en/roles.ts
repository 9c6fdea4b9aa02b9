import type { AdminRole } from '@/shared/admin/screen.ts';

/** What each role is called and may do; the mail of an invitation says the same. */
export const roles = {
  owner: { name: 'Owner', may: 'everything, also who else may do what' },
  manager: {
    name: 'Manager',
    may: 'enquiries, passes and the website, but not the accounts of others',
  },
  counter: { name: 'Counter', may: 'sells passes at the counter and checks them at the gate' },
  gate: { name: 'Gate', may: 'checks passes at the gate' },
} as const satisfies Record<AdminRole, { name: string; may: string }>;

/** 'Gate: checks passes at the gate'. */
export const roleLine = (role: AdminRole) => `${roles[role].name}: ${roles[role].may}`;
