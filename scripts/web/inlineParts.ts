import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stylesheet, type Manifest } from './manifest.ts';

/** Inlined into every page, so that the first paint waits for nothing else. */
export type InlineParts = {
  /** Runs before the first paint: theme, and how much is laid out (src/app/start/beforePaint.js). */
  beforePaint: string;
  styles: string;
  /** src/app/start/start.ts, bundled. */
  start: string;
};

/** Files of the inline scripts, written by the bundle step. */
export const inlineFiles = (serverDir: string) => ({
  beforePaint: join(serverDir, 'beforePaint.js'),
  start: join(serverDir, 'start.js'),
});

/** Removes comments, line ends and spaces around `=` from beforePaint.js, whose statements end in semicolons. */
export function packBeforePaint(source: string): string {
  return source
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/ (=+) /g, '$1');
}

/** Reads the inline parts of a finished bundle. @throws if one could end its element early. */
export async function readInlineParts(outDir: string, manifest: Manifest): Promise<InlineParts> {
  const files = inlineFiles(`${outDir}-ssr`);
  const [beforePaint, styles, start] = await Promise.all(
    [files.beforePaint, join(outDir, stylesheet(manifest)), files.start].map(async (file) =>
      (await readFile(file, 'utf8')).trim(),
    ),
  );
  const parts = { beforePaint: beforePaint ?? '', styles: styles ?? '', start: start ?? '' };
  for (const [name, text] of Object.entries(parts)) {
    if (/<\/(?:script|style)|<!--/i.test(text))
      throw new Error(`The inlined ${name} holds what would end its element.`);
  }
  return parts;
}

/** CSP source that allows one inline script or style. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
