import type { Notice } from './notices.ts';

/** `/version.json`: the live publication and the build's notices, for the admin area. */
export const siteVersion = (
  publication: number,
  notices: readonly Notice[],
  builtAt = new Date().toISOString(),
): string => JSON.stringify({ builtAt, publication, notices });
