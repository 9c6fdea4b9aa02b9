import { paths } from '@/shared/paths.ts';

/** Where the screen with this `path` stands. */
export const addressOf = (path: string): string =>
  path === '' ? paths.dashboard : paths.adminScreen(path);
