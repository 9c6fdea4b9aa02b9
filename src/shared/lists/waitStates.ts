/** States of an entry of the waiting list for passes. Made by npm run db:types from private.list_wait_states. */
export const waitStates = ['waiting', 'offered', 'taken', 'lapsed', 'left'] as const;
