import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { buildTarget } from './browsers.ts';
import { inlineFiles, packBeforePaint } from './inlineParts.ts';
import { type LaidWords, wordsPlugin } from './words.ts';

/**
 * Bundles the start script and the one before the first paint, which are inlined into every page: each into one file
 * without static imports.
 */
export async function bundleStartScripts(
  root: string,
  serverDir: string,
  words: LaidWords,
): Promise<void> {
  const files = inlineFiles(serverDir);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [wordsPlugin(root, words)],
    resolve: { alias: { '@': join(root, 'src') } },
    build: {
      write: false,
      target: buildTarget,
      // As in vite.config.ts, which writes the fonts under the names that this script requests.
      assetsInlineLimit: 0,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/app/start/start.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The start script was not bundled.');
  const beforePaint = await readFile(join(root, 'src/app/start/beforePaint.js'), 'utf8');
  await writeFile(files.start, chunk.code);
  await writeFile(files.beforePaint, packBeforePaint(beforePaint));
}
