// Installs the packages of the lock file: one process at a time, and ends with the process that started it.
// Plain JavaScript without dependencies, as it runs before they are installed.
import { spawn } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasPackage, isInstalled, lockedPackages } from './installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Interval of progress messages, ms. */
const PROGRESS_MS = 5000;
const LOOK_MS = 500;
/** Process ids of the installers. In the cache folder, which npm leaves alone. */
const lockFile = path.join(root, 'node_modules/.cache/mandap/install.lock');

/** Cause and fix by npm's message. */
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

/** Number of installed packages that every platform needs. */
function countPackages() {
  const packages = Object.entries(lockedPackages()).filter(
    ([, { optional, peer }]) => !optional && !peer,
  );
  const there = packages.filter(([name, { version }]) => hasPackage(name, version));
  return `${there.length} of ${packages.length} packages`;
}

/** Start time of a process, '' if it does not run; distinguishes it from a later one with the same id. */
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
    return ''; // not Linux
  }
}

/** Processes in a lock that still run. */
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

/** Waits until no install runs, including npm of a killed start, and takes the lock. */
async function takeLock() {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  const own = `${lockFile}.${process.pid}`;
  writeFileSync(own, named([process.pid]));
  try {
    let hasReported = false;
    for (;;) {
      try {
        linkSync(own, lockFile);
        return;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      if (holders().length === 0) rmSync(lockFile, { force: true });
      else {
        if (!hasReported) console.log('Another start is installing the packages: waiting for it …');
        hasReported = true;
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
  const firstError = errors.split('\n').find((line) => /^npm error (?!code\b)\S/.test(line));
  const why = firstError?.replace('npm error ', '') ?? ended?.message ?? 'npm ended early';
  return `${why}. Run npm install to see all that it says`;
}

async function runNpm() {
  console.log('Installing the packages (once, a minute or two) …');
  const npm = process.env.npm_execpath;
  // Not `npm ci`, which first removes the whole folder with the cached pictures and bundles. This also installs exactly
  // the locked versions and leaves the lock file alone.
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
  const progress = setInterval(() => {
    console.log(`  ${countPackages()}, ${Math.round((Date.now() - began) / 1000)} s`);
  }, PROGRESS_MS);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
  const ended = await new Promise((resolve) => {
    child.on('error', resolve);
    child.on('close', resolve);
  });
  clearInterval(progress);
  process.off('exit', end);
  if (ended !== 0) throw new Error(`Installing the packages failed: ${causeOf(errors, ended)}.`);
}

/**
 * Installs missing packages, after any running install.
 * @param again installs even if nothing seems to be missing.
 * @throws with instructions in one line.
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
    // npm trusts its own note before checking: it must find what we found to be wrong.
    rmSync(path.join(root, 'node_modules/.package-lock.json'), { force: true });
    await runNpm();
    if (!isInstalled())
      throw new Error('Installing the packages failed: npm left some out. Run it again.');
  } finally {
    rmSync(lockFile, { force: true });
  }
}

/** Reinstalls the packages whose files an error names as missing. @throws as `install`. */
export async function repair(error) {
  const names = [
    ...String(error?.message).matchAll(/node_modules[/\\]((?:@[^/\\'"]+[/\\])?[^/\\'"]+)/g),
  ];
  for (const [, name] of [...names, ['', 'tsx']])
    rmSync(path.join(root, 'node_modules', name), { recursive: true, force: true });
  await install(true);
}
