/** The roles of private.admins; private.rights_of says what each may do. Made by npm run db:types from private.list_admin_roles. */
export const adminRoles = ['owner', 'manager', 'gate'] as const;
