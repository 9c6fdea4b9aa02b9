// The entry of every npm script that is TypeScript: plain JavaScript without dependencies, because it is
// what runs before there are any. Checks Node, installs what the lock file says, then runs scripts/<name>.ts.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isInstalled, lockedPackages } from './installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const oldest = [20, 19];
/** How often an install tells how far it is, ms. */
const TELL_MS = 5000;

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

/** How many of the packages that every platform needs are there. */
function countPackages() {
  const names = Object.entries(lockedPackages())
    .filter(([, { optional, peer }]) => !optional && !peer)
    .map(([name]) => name);
  const there = names.filter((name) => existsSync(path.join(root, name, 'package.json')));
  return `${there.length} of ${names.length} packages`;
}

// Not `npm ci`: it removes the whole folder first, with the pictures and bundles that are kept in it. This installs
// exactly the locked versions too and leaves the lock file alone.
async function install() {
  console.log('Installing the packages (once, a minute or two) …');
  const npm = process.env.npm_execpath;
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const [program, first, shell] = npm?.endsWith('.js')
    ? [process.execPath, [npm], false]
    : ['npm', [], process.platform === 'win32'];
  const stdio = ['ignore', 'ignore', 'pipe'];
  const child = spawn(program, [...first, ...args], { cwd: root, shell, stdio });
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
  if (ended === 0) return;
  const said = errors.split('\n').find((line) => /^npm error (?!code\b)\S/.test(line));
  const why = said?.replace('npm error ', '') ?? ended?.message ?? 'npm ended early';
  stop(`Installing the packages failed: ${why}. Check the network, then run it again.`);
}

checkNode();
const [name = '', ...args] = process.argv.slice(2);
const script = path.join(root, 'scripts', `${name}.ts`);
if (!/^[\w-]+$/.test(name) || !existsSync(script))
  stop(`There is no script "${name}" in scripts/.`);
if (!isInstalled()) await install();

process.chdir(root);
process.argv = [process.execPath, script, ...args];
// In this very process: no second one to keep in memory, and signals and exit code need no passing on.
const { register } = await import('tsx/esm/api');
register();
try {
  await import(pathToFileURL(script).href);
} catch (error) {
  // Node's own message of an option that does not exist says what to do; its stack says nothing.
  if (String(error.code).startsWith('ERR_PARSE_ARGS')) stop(error.message);
  throw error;
}
