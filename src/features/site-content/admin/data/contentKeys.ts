/** The names of what the cache keeps of the site's words. */
export const contentKeys = {
  all: ['site-content'],
  rows: ['site-content', 'rows'],
  section: (key: string) => ['site-content', 'section', key],
  prices: ['site-content', 'prices'],
  defaults: ['site-content-defaults'],
  waiting: ['site-content', 'publishing'],
  live: ['site-content', 'live'],
} as const;
