/** GST of a pass's price: none, included, or added to it. Made by npm run db:types from private.list_gst_modes. */
export const gstModes = ['exempt', 'included', 'added'] as const;
