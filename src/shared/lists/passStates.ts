/** States of an order of passes: places held; the buyer says to have paid; paid; paid after the places were gone; cancelled. Made by npm run db:types from private.list_pass_states. */
export const passStates = ['held', 'claimed', 'paid', 'late', 'cancelled'] as const;
