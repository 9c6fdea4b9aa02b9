// @vitest-environment node
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000, interval: 50 };

let root = '';
const started: ChildProcess[] = [];

/** Fake npm: records its process, waits, and installs two packages like npm. */
const NPM = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
appendFileSync('npm.log', process.pid + '\\n');
const { wait = 0, error } = JSON.parse(process.env.FAKE_NPM ?? '{}');
await new Promise((resolve) => setTimeout(resolve, wait));
if (error) { console.error('npm error code ' + error + '\\nnpm error it went wrong'); process.exit(1); }
const real = ${JSON.stringify(pathToFileURL(join(process.cwd(), 'node_modules/tsx/dist/esm/api/index.mjs')).href)};
const files = { tsx: { 'api.mjs': "export { register } from '" + real + "'" }, other: {} };
for (const [name, own] of Object.entries(files)) {
  const folder = join('node_modules', name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(own)) writeFileSync(join(folder, file), text);
  const exports = { './esm/api': './api.mjs' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', type: 'module', exports }));
}
const packages = Object.fromEntries(Object.keys(files).map((name) => ['node_modules/' + name, { version: '1.0.0' }]));
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mandap-run-'));
  await mkdir(join(root, 'scripts'));
  for (const file of ['run.mjs', 'install.mjs', 'installed.mjs'])
    await cp(join('scripts', file), join(root, 'scripts', file));
  await writeFile(
    join(root, 'scripts/hello.ts'),
    "const word: string = 'hello'; console.log(word);",
  );
  await writeFile(join(root, 'npm.js'), NPM);
  await writeFile(join(root, 'package.json'), '{"type":"module"}');
  const packages = {
    '': {},
    'node_modules/tsx': { version: '1.0.0' },
    'node_modules/other': { version: '1.0.0' },
  };
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }));
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
});

type Fake = { wait?: number; error?: string };

function start(fake: Fake = {}, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'hello'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      npm_execpath: join(root, 'npm.js'),
      FAKE_NPM: JSON.stringify(fake),
      ...env,
    },
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<string>((resolve) => child.on('close', () => resolve(output)));
  return { child, ended };
}

/** Processes in which npm has run. */
const installs = async () =>
  (await readFile(join(root, 'npm.log'), 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .map(Number);
const runs = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const npmRuns = async () =>
  vi.waitFor(async () => expect(await installs()).toHaveLength(1), patient);

it('two starts at once install once, and both run', async () => {
  const [one, other] = await Promise.all([start({ wait: 800 }).ended, start({ wait: 800 }).ended]);
  for (const output of [one, other]) expect(output).toMatch(/hello\n$/);
  expect(`${one}${other}`).toContain('Another start is installing the packages');
  expect(await installs()).toHaveLength(1);
});

it('a start after a killed one waits for its npm', async () => {
  const { child } = start({ wait: 2000 });
  await npmRuns();
  child.kill('SIGKILL');
  expect(await start().ended).toMatch(/Another start[^]*hello\n$/);
  expect(await installs()).toHaveLength(1);
});

it('ending npm start ends its install', async () => {
  const launch = `import { spawn } from 'node:child_process';
    spawn(process.execPath, ['scripts/run.mjs', 'hello'], { stdio: 'ignore' }); setInterval(() => {}, 1000);`;
  const npm = spawn(process.execPath, ['--input-type=module', '-e', launch], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      npm_execpath: join(root, 'npm.js'),
      npm_lifecycle_event: 'start',
      FAKE_NPM: '{"wait":60000}',
    },
  });
  started.push(npm);
  await npmRuns();
  npm.kill('SIGTERM');
  const [pid = 0] = await installs();
  await vi.waitFor(() => expect(runs(pid)).toBe(false), patient);
});

it.each([
  'node_modules/other',
  'node_modules/other/package.json',
  'node_modules/.package-lock.json',
])('a checkout without %s is installed again, whatever npm has noted', async (gone) => {
  await start().ended;
  await rm(join(root, gone), { recursive: true });
  expect(await start().ended).toMatch(/hello\n$/);
  expect(await installs()).toHaveLength(2);
});

it('damaged TypeScript loaders are reinstalled once', async () => {
  await start().ended;
  await rm(join(root, 'node_modules/tsx/api.mjs'));
  expect(await start().ended).toContain('have been installed again: run it once more.');
  expect(await start().ended).toBe('hello\n');
});

it.each([
  ['ENOSPC', 'there is no room on the disk'],
  ['EACCES', 'may not write to'],
  ['ENOTFOUND', 'Check the network'],
  ['EINTEGRITY', 'npm cache clean'],
  ['EWHATEVER', 'it went wrong. Run npm install to see all'],
])('an install that ends with %s prints one line and leaves no lock', async (error, words) => {
  const output = await start({ error }).ended;
  expect(output.trim().split('\n').at(-1)).toContain(words);
  expect(await start().ended).toMatch(/hello\n$/);
});

it('a stale or truncated lock does not block', async () => {
  await mkdir(join(root, 'node_modules/.cache/mandap'), { recursive: true });
  for (const text of ['', '[{"pid":', JSON.stringify([{ pid: process.pid, start: 'another' }])]) {
    await writeFile(join(root, 'node_modules/.cache/mandap/install.lock'), text);
    expect(await start().ended).toMatch(/hello\n$/);
    await rm(join(root, 'node_modules/tsx'), { recursive: true });
  }
});
