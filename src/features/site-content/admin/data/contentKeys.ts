/** The names of what the cache keeps of the site's words. */
export const contentKeys = {
  rows: ['site-content', 'rows'],
  section: (key: string) => ['site-content', 'section', key],
  defaults: ['site-content-defaults'],
  waiting: ['site-content', 'publishing'],
  live: ['site-content', 'live'],
} as const;
