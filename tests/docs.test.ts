import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './sources.ts';

const textOf = (page: string) => readFileSync(path.join(root, page), 'utf8');

it.each([
  ['docs/specification.md', 80],
  ['docs/architecture.md', 40],
])('every file mentioned in %s exists', (page, least) => {
  const named = Array.from(
    textOf(page).matchAll(/`([^`]+\/[^`]+\.\w+)`/g),
    ([, file]) => file ?? '',
  );
  expect(named.length).toBeGreaterThan(least);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('every file that docs/architecture.md names without its folder exists', () => {
  const known = new Set(
    readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.basename(file),
    ),
  );
  const named = Array.from(
    textOf('docs/architecture.md').matchAll(/`([\w.]+\.(?:ts|tsx|css))`/g),
    ([, file]) => file ?? '',
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((file) => !known.has(file))).toEqual([]);
});

it('every link between documents leads to an existing file', () => {
  const pages = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name));
  const links = ['README.md', 'tests/README.md', 'supabase/local/README.md', ...pages].flatMap(
    (page) =>
      Array.from(textOf(page).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g), ([, target]) => ({
        page,
        target: target ?? '',
      })),
  );
  expect(links.length).toBeGreaterThan(40);
  const broken = links.filter(
    ({ page, target }) => !existsSync(path.join(root, path.dirname(page), target)),
  );
  expect(broken).toEqual([]);
});

it('every command of the Supabase CLI that writes to a database names the linked project', () => {
  const pages = ['README.md', 'docs', 'scripts', 'src/content', 'supabase', 'tests'].flatMap(
    (place) =>
      path.extname(place)
        ? [place]
        : readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
            .filter((name) => /\.(?:md|ts|tsx|mjs|sql|toml)$/.test(name))
            .map((name) => path.join(place, name)),
  );
  const commands = pages.flatMap((page) =>
    Array.from(textOf(page).matchAll(/supabase db [a-z]+[^\n]*/g), ([command]) => ({
      page,
      command,
    })),
  );
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter(({ command }) => !/ --remote\b/.test(command))).toEqual([]);
});
