import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { withFreshCheckout } from '../../scripts/bench/checkout.ts';
import { brand } from '../builders/brand.ts';

const run = promisify(execFile);
const TEXT = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$|\/_\w+$/;

it('a site built for another company by changing site.ts alone does not mention this one', async () => {
  await withFreshCheckout(async (folder) => {
    const file = path.join(folder, 'src/content/site.ts');
    let text = await readFile(file, 'utf8');
    for (const [ours, theirs] of brand) text = text.replaceAll(ours, theirs);
    await writeFile(file, text);
    await run(process.execPath, ['scripts/run.mjs', 'build'], { cwd: folder });

    const entries = await readdir(path.join(folder, 'dist'), {
      recursive: true,
      withFileTypes: true,
    });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((name) => TEXT.test(name));
    expect(files.length).toBeGreaterThan(60);
    const built = await Promise.all(files.map(async (name) => readFile(name, 'utf8')));
    const naming = files.flatMap((name, index) =>
      brand
        .filter(([ours]) => built[index]?.includes(ours))
        .map(([ours]) => `${path.relative(folder, name)}: ${ours}`),
    );
    expect(naming).toEqual([]);
    const home = await readFile(path.join(folder, 'dist/index.html'), 'utf8');
    for (const theirs of [
      'Utsav Planners',
      '+91 651 555 0199',
      'hello@utsav.example',
      '7 Sample Lane',
    ])
      expect(home).toContain(theirs);
  });
});
