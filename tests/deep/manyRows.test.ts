import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { createTestStack } from '../../supabase/local/testing.ts';

vi.setConfig({ testTimeout: 900_000 });

const ROWS = Number(process.env['MANDAP_ROWS'] ?? 300);
const MOST_BYTES = 1024 ** 3;
const MOST_FILES = 1024;
const script = fileURLToPath(new URL('./buildProcess.ts', import.meta.url));
const dist = resolve('node_modules/.cache/mandap/deep/many');

type Program = { id: number; parent: number; bytes: number; args: string };

/** All running processes with their memory (Linux). */
async function programs(): Promise<Program[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    ids.map(async (id) => {
      // The process may have ended since it was listed. The fields after its name, which may contain anything, are
      // state and parent.
      const read = async (file: string) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '');
      const [stat, statm, args] = await Promise.all([read('stat'), read('statm'), read('cmdline')]);
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const bytes = Number(statm.split(' ')[1] ?? 0) * 4096;
      return { id: Number(id), parent: Number(parent), bytes, args };
    }),
  );
}

/** A process and its descendants. */
function below(root: number, all: readonly Program[]): Program[] {
  const tree = new Set([root]);
  // A child may precede its parent in the list.
  for (let size = 0; size < tree.size;) {
    size = tree.size;
    for (const { id, parent } of all) if (tree.has(parent)) tree.add(id);
  }
  return all.filter(({ id }) => tree.has(id));
}

const mebibytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MiB`;
const sum = (parts: readonly Program[]) => parts.reduce((total, { bytes }) => total + bytes, 0);

it(`a site of ${ROWS} albums, venues and events is built in 1 GiB and with 1,024 open files`, async () => {
  await rm(dist, { recursive: true, force: true });
  const stack = await createTestStack('many-rows', { demo: true, outboxEvery: 0 });
  try {
    await stack.sql`with added as (
        insert into public.albums (slug, title, category, display_order)
        select 'many-' || n, 'Album ' || n, 'Many', 1000 + n from generate_series(1, ${ROWS}) n returning id)
      insert into public.portfolio_images (album_id, image_url, alt, width, height)
      select a.id, p.image_url, p.alt, p.width, p.height from added a,
        (select * from public.portfolio_images order by id limit 3) p`;
    await stack.sql`insert into public.upcoming_events (title, date_type, display_order)
      select 'Event ' || n, 'soon', 1000 + n from generate_series(1, ${ROWS}) n`;
    await stack.sql`insert into public.venues (slug, name, area, type, max_guests)
      select 'many-' || n, 'Venue ' || n, 'Area ' || n % 20, 'lawn', 100 from generate_series(1, ${ROWS}) n`;
    const given = ['--import', 'tsx', script, stack.url, stack.publishableKey, dist];
    const limited = `ulimit -n ${MOST_FILES}; exec "$0" "$@"`;
    const build = spawn('bash', ['-c', limited, process.execPath, ...given]);
    const output = Promise.all([text(build.stdout), text(build.stderr)]);
    const ended = once(build, 'close');
    let largest = 0;
    let writing = 0;
    while (build.exitCode === null && build.signalCode === null) {
      const all = await programs();
      const parts = below(build.pid ?? 0, all);
      largest = Math.max(largest, ...parts.map(({ bytes }) => bytes));
      const step = parts.find(({ args }) => args.includes('buildStep.ts\0finish'));
      if (step) writing = Math.max(writing, sum(below(step.id, all)));
      await Promise.race([ended, pause(250)]);
    }
    const [code] = await ended;
    expect([code, code === 0 ? '' : (await output).join('\n')]).toEqual([0, '']);
    console.log(
      `The largest program: ${mebibytes(largest)}; all that write pages: ${mebibytes(writing)}`,
    );
    // Two bundles are built in parallel, whatever the number of rows: each is a separate process.
    expect(largest).toBeLessThan(MOST_BYTES);
    expect(writing).toBeGreaterThan(0);
    expect(writing).toBeLessThan(MOST_BYTES);
    for (const folder of ['portfolio', 'events', 'venues'])
      expect(
        (await readdir(join(dist, folder))).filter((name) => name.endsWith('.html')).length,
      ).toBeGreaterThanOrEqual(ROWS);
    const map = await readFile(join(dist, 'sitemap.xml'), 'utf8');
    for (const folder of ['portfolio', 'events', 'venues'])
      expect(map.split(`/${folder}/`).length).toBeGreaterThan(ROWS);
  } finally {
    await stack.stop();
    await rm(dist, { recursive: true, force: true });
    await rm(`${dist}-ssr`, { recursive: true, force: true });
  }
});
