/** Food filters of search_venues. Made by npm run db:types from private.list_foods. */
export const foods = ['veg', 'nonveg', 'pure-veg'] as const;
