import type { Notice } from './notices.ts';

/** `/version.json`: by this the admin area tells which publication visitors see, and what the build could not use. */
export const siteVersion = (
  publication: number,
  notices: readonly Notice[],
  builtAt = new Date().toISOString(),
): string => JSON.stringify({ builtAt, publication, notices });
