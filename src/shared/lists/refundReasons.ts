/** Why a buyer of passes is paid back: asked for it; passes cancelled; night called off; paid twice; paid too much; paid after the places were gone. Made by npm run db:types from private.list_refund_reasons. */
export const refundReasons = ['asked', 'cancelled', 'night', 'double', 'over', 'late'] as const;
