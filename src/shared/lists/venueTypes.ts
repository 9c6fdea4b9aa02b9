/** Types of venues. Made by npm run db:types from private.list_venue_types. */
export const venueTypes = ['banquet', 'lawn', 'hotel', 'convention', 'resort', 'rooftop'] as const;
