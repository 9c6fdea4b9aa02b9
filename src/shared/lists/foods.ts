/** What a kitchen offers, as search_venues filters it. Made by npm run db:types from private.list_foods. */
export const foods = ['veg', 'nonveg', 'pure-veg'] as const;
