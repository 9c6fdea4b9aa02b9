/** Query keys of the site's texts. */
export const contentKeys = {
  all: ['site-content'],
  rows: ['site-content', 'rows'],
  section: (key: string) => ['site-content', 'section', key],
  prices: ['site-content', 'prices'],
  defaults: ['site-content-defaults'],
  waiting: ['site-content', 'publishing'],
  live: ['site-content', 'live'],
} as const;
