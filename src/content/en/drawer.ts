/** The cash of a counter against what was taken. */
export const drawerText = {
  short: (amount: string) => `${amount} short`,
  over: (amount: string) => `${amount} too much`,
  even: 'None',
} as const;
