/** The roles of private.admins; private.rights_of has the rights of each. Made by npm run db:types from private.list_admin_roles. */
export const adminRoles = ['owner', 'manager', 'gate'] as const;
