/**
 * Generates /favicon.ico and the raster icons of public/icons from icon.svg, and the colours of the emails. Run `npm
 * run icons` after a change of their sources and commit the result.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { mailColours } from './web/colours.ts';
import { openDrawing, writeIcons } from './web/siteIcons.ts';

const siteDir = fileURLToPath(new URL('../public/', import.meta.url));
await writeIcons(siteDir, openDrawing(await readFile(`${siteDir}icons/icon.svg`)));
await writeFile(
  new URL('../supabase/functions/_shared/colours.ts', import.meta.url),
  mailColours(),
);
