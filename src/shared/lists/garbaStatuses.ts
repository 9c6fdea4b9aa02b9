/** Statuses of a Raas Garba edition, set by the owner. Made by npm run db:types from private.list_garba_statuses. */
export const garbaStatuses = ['draft', 'announced', 'on_sale', 'sold_out', 'ended'] as const;
