import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stylesheet, type Manifest } from './manifest.ts';

/** What stands inside every page instead of in files of its own, so that the first paint waits for nothing else. */
export type InlineParts = {
  /** What must be so before the first paint: the visitor's theme, how much is laid out (src/app/start/beforePaint.js). */
  beforePaint: string;
  styles: string;
  /** src/app/start/start.ts, bundled. */
  start: string;
};

/** Where the bundle step leaves the inline scripts. */
export const inlineFiles = (serverDir: string) => ({
  beforePaint: join(serverDir, 'beforePaint.js'),
  start: join(serverDir, 'start.js'),
});

/** The script before the first paint without comments, line ends and the spaces around `=`; each statement ends in a mark. */
export function packBeforePaint(source: string): string {
  return source
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/ (=+) /g, '$1');
}

/** Reads them from a finished bundle. @throws where one could end its element early. */
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

/** The source by which a content security policy allows one inline script or style, and no other. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
