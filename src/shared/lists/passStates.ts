/** States of an order of passes: places held; payment claimed by the buyer; paid; paid after the places were gone; cancelled. Made by npm run db:types from private.list_pass_states. */
export const passStates = ['held', 'claimed', 'paid', 'late', 'cancelled'] as const;
