// Installs the packages that the lock file names: one process at a time, and not after the process that asked for it.
// Plain JavaScript without dependencies, because it is what runs before there are any.
import { spawn } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasPackage, isInstalled, lockedPackages } from './installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** How often an install tells how far it is, ms. */
const TELL_MS = 5000;
const LOOK_MS = 500;
/** Who installs: the processes by their ids. In the folder of what is kept, which npm leaves alone. */
const lockFile = path.join(root, 'node_modules/.cache/mandap/install.lock');

/** What the fault is and what to do, by what npm says. */
const causes = [
  [
    /ENOSPC|no space left|EDQUOT/i,
    `there is no room on the disk. Free about 1 GB, then run it again`,
  ],
  [
    /EACCES|EPERM|EROFS|permission denied|read-only/i,
    `this user may not write to ${root}. Make the folder yours, then run it again`,
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET|network|fetch failed|CERT|proxy/i,
    'the registry of npm cannot be reached. Check the network, then run it again',
  ],
  [/EINTEGRITY/, 'a package came damaged. Run npm cache clean --force, then run it again'],
  [
    /E404|ETARGET|E401|E403/,
    'the registry of npm refuses a package. Look at npm config get registry',
  ],
];

/** How many of the packages that every platform needs are there. */
function countPackages() {
  const packages = Object.entries(lockedPackages()).filter(
    ([, { optional, peer }]) => !optional && !peer,
  );
  const there = packages.filter(([name, { version }]) => hasPackage(name, version));
  return `${there.length} of ${packages.length} packages`;
}

/** Whether a process runs; also one of another user. The time of its start tells it from a later one with its id. */
function startOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch {
    return ''; // no Linux
  }
}

/** Those processes that a lock names and that still run. */
function holders() {
  try {
    const named = JSON.parse(readFileSync(lockFile, 'utf8'));
    return named.filter(({ pid, start }) => pid !== process.pid && startOf(pid) === start);
  } catch {
    return [];
  }
}

const named = (pids) => JSON.stringify(pids.map((pid) => ({ pid, start: startOf(pid) })));

const pause = async (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Waits until nobody installs, npm of a killed start included, and takes the lock. */
async function takeLock() {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  const own = `${lockFile}.${process.pid}`;
  writeFileSync(own, named([process.pid]));
  try {
    let hasTold = false;
    for (;;) {
      try {
        linkSync(own, lockFile);
        return;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      if (holders().length === 0) rmSync(lockFile, { force: true });
      else {
        if (!hasTold) console.log('Another start is installing the packages: waiting for it …');
        hasTold = true;
        await pause(LOOK_MS);
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** Why npm failed, in a sentence. */
function causeOf(errors, ended) {
  const text = `${errors}\n${ended?.code ?? ''} ${ended?.message ?? ''}`;
  const known = causes.find(([pattern]) => pattern.test(text))?.[1];
  if (known) return known;
  if (ended?.code === 'ENOENT') return 'npm was not found. It comes with Node: https://nodejs.org';
  const said = errors.split('\n').find((line) => /^npm error (?!code\b)\S/.test(line));
  const why = said?.replace('npm error ', '') ?? ended?.message ?? 'npm ended early';
  return `${why}. Run npm install to see all that it says`;
}

async function runNpm() {
  console.log('Installing the packages (once, a minute or two) …');
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it removes the whole folder first, with the pictures and bundles that are kept in it. This installs
  // exactly the locked versions too and leaves the lock file alone.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const [program, first, shell] = npm?.endsWith('.js')
    ? [process.execPath, [npm], false]
    : ['npm', [], process.platform === 'win32'];
  const stdio = ['ignore', 'ignore', 'pipe'];
  const child = spawn(program, [...first, ...args], { cwd: root, shell, stdio });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  if (child.pid) writeFileSync(lockFile, named([process.pid, child.pid]));
  const began = Date.now();
  const telling = setInterval(() => {
    console.log(`  ${countPackages()}, ${Math.round((Date.now() - began) / 1000)} s`);
  }, TELL_MS);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
  const ended = await new Promise((resolve) => {
    child.on('error', resolve);
    child.on('close', resolve);
  });
  clearInterval(telling);
  process.off('exit', end);
  if (ended !== 0) throw new Error(`Installing the packages failed: ${causeOf(errors, ended)}.`);
}

/**
 * Installs what is missing, after whoever is at it already.
 * @param again whether it must be done although all seems to be there.
 * @throws with one line that says what to do.
 */
export async function install(again = false) {
  if (!again && isInstalled()) return;
  try {
    await takeLock();
  } catch (error) {
    throw new Error(`Installing the packages failed: ${causeOf('', error)}.`, { cause: error });
  }
  try {
    if (!again && isInstalled()) return;
    // npm believes its own note before it looks: what we have found to be wrong it must find, too.
    rmSync(path.join(root, 'node_modules/.package-lock.json'), { force: true });
    await runNpm();
    if (!isInstalled())
      throw new Error('Installing the packages failed: npm left some out. Run it again.');
  } finally {
    rmSync(lockFile, { force: true });
  }
}

/** Installs again the packages whose files an error names as missing. @throws as `install`. */
export async function repair(error) {
  const names = [
    ...String(error?.message).matchAll(/node_modules[/\\]((?:@[^/\\'"]+[/\\])?[^/\\'"]+)/g),
  ];
  for (const [, name] of [...names, ['', 'tsx']])
    rmSync(path.join(root, 'node_modules', name), { recursive: true, force: true });
  await install(true);
}
