// Entry of every npm script in TypeScript: plain JavaScript without dependencies, as it runs before they are installed.
// Checks Node, installs the packages of the lock file, then runs scripts/<name>.ts.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install, repair } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const oldest = [20, 19];

/** Exits with one line on stderr. */
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

/** `kill <npm>` ends npm and its shell without a signal to us: polls whether they run. */
function followParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 1000);
  look.unref();
}

followParent();
// Until something stops cleanly, exiting also ends an install.
const end = () => process.exit(143);
process.once('SIGTERM', end);

checkNode();
const [name = '', ...args] = process.argv.slice(2);
const script = path.join(root, 'scripts', `${name}.ts`);
if (!/^[\w-]+$/.test(name) || !existsSync(script))
  stop(`There is no script "${name}" in scripts/.`);
process.chdir(root);
try {
  await install();
} catch (error) {
  stop(error.message);
}

/**
 * Loads a TypeScript loader into this process: a second one would cost memory and forwarding of signals and exit codes.
 */
async function understandTypeScript() {
  const { register } = await import('tsx/esm/api');
  register();
}

try {
  await understandTypeScript();
} catch (error) {
  try {
    await repair(error);
  } catch (fault) {
    stop(fault.message);
  }
  // Failed module loads are cached: only a new process can retry.
  stop('The packages were damaged and have been installed again: run it once more.');
}
process.off('SIGTERM', end);
process.argv = [process.execPath, script, ...args];
try {
  await import(pathToFileURL(script).href);
} catch (error) {
  // Node's message about an unknown option is enough; its stack is not helpful.
  if (String(error.code).startsWith('ERR_PARSE_ARGS')) stop(error.message);
  throw error;
}
