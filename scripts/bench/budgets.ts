/** performance.md, "Targets for every public route (phone, first visit)". Bytes are gzip, kB = 1000 bytes. */
export const budgets = {
  /** JavaScript that runs before the page is idle: the starter, the app, the page's own chunk. */
  scriptHome: 100_000,
  script: 95_000,
  /** JavaScript fetched by itself once the page is idle: live data, the slider. */
  afterIdle: 120_000,
  /** Everything that the first view transfers before it is idle, pictures included. */
  total: 300_000,
  requests: 18,
  fontFiles: 2,
  fonts: 35_000,
  /** At 412 px and double density. */
  hero: 60_000,
  /** The starter competes with the hero: it stays tiny. */
  boot: 1000,
} as const;
