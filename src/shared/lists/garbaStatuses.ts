/** What the owner says of an edition of Raas Garba. Made by npm run db:types from private.list_garba_statuses. */
export const garbaStatuses = ['draft', 'announced', 'on_sale', 'sold_out', 'ended'] as const;
