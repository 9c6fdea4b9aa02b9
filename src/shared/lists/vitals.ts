/** Core Web Vitals that are measured. Made by npm run db:types from private.list_vitals. */
export const vitals = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;
