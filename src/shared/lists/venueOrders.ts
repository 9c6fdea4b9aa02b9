/** Sort orders of search_venues. Made by npm run db:types from private.list_venue_orders. */
export const venueOrders = ['recommended', 'price', 'price-desc', 'largest', 'smallest'] as const;
