import { paths } from '@/shared/paths.ts';

/** Address of a screen by its `path`. */
export const addressOf = (path: string): string =>
  path === '' ? paths.dashboard : paths.adminScreen(path);
