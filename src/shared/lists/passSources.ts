/** Where an order of passes comes from: site, counter, given by staff, offered from the waiting list. Made by npm run db:types from private.list_pass_sources. */
export const passSources = ['site', 'counter', 'gift', 'offer'] as const;
