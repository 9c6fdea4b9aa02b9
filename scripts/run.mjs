// The entry of every npm script that is TypeScript: plain JavaScript without dependencies, because it is
// what runs before there are any. Checks Node, installs what the lock file says, then runs scripts/<name>.ts.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const oldest = [20, 19];

/** Ends with one line on stderr. */
function stop(line) {
  console.error(line);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  stop(
    `Mandap needs Node ${oldest.join('.')} or newer, this is ${process.versions.node}: install one from https://nodejs.org`,
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** Whether node_modules holds what the lock file names. npm notes there what it installed. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([name, { version, optional, peer, link }]) =>
      name === '' ||
      link ||
      installed[name]?.version === version ||
      (!installed[name] && (optional || peer)),
  );
}

// Not `npm ci`: it refuses a lock file that does not name the binaries of every platform, and ours names
// those its registry had. This installs exactly the locked versions too and leaves the lock file alone.
function install() {
  console.log('Installing the dependencies (once, a minute or less) …');
  const npm = process.env.npm_execpath;
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  if (result.status === 0) return;
  const said = `${result.stderr ?? ''}`
    .split('\n')
    .find((line) => /^npm error (?!code\b)\S/.test(line));
  const why = said?.replace('npm error ', '') ?? result.error?.message ?? 'npm ended early';
  stop(`Installing the dependencies failed: ${why}. Check the network, then run it again.`);
}

checkNode();
const [name = '', ...args] = process.argv.slice(2);
const script = path.join(root, 'scripts', `${name}.ts`);
if (!/^[\w-]+$/.test(name) || !existsSync(script))
  stop(`There is no script "${name}" in scripts/.`);
if (!isInstalled()) install();

process.chdir(root);
process.argv = [process.execPath, script, ...args];
// In this very process: no second one to keep in memory, and signals and exit code need no passing on.
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(script).href);
