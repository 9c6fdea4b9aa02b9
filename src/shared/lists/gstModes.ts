/** How a pass's price holds GST: not at all, in the price, on top of it. Made by npm run db:types from private.list_gst_modes. */
export const gstModes = ['exempt', 'included', 'added'] as const;
