/** States of a refund. Made by npm run db:types from private.list_refund_states. */
export const refundStates = ['asked', 'due', 'sent', 'failed', 'declined'] as const;
