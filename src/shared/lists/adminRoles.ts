/** The roles of private.admins. Rights per role: private.rights_of. Made by npm run db:types from private.list_admin_roles. */
export const adminRoles = ['owner', 'manager', 'counter', 'gate'] as const;
