/** Decorator policies of a venue. Made by npm run db:types from private.list_decor_policies. */
export const decorPolicies = ['any', 'fee', 'house'] as const;
