/** Why a buyer of passes gets a refund: requested; passes cancelled; night called off; paid twice; paid too much; paid after the places were gone. Made by npm run db:types from private.list_refund_reasons. */
export const refundReasons = ['asked', 'cancelled', 'night', 'double', 'over', 'late'] as const;
