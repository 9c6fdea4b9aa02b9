// The entry of every npm script that is TypeScript: plain JavaScript without dependencies, because it is
// what runs before there are any. Checks Node, installs what the lock file says, then runs scripts/<name>.ts.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install, repair } from './install.mjs';

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

/** `kill <npm>` ends npm and its shell but tells us nothing: from the first moment we look whether they are there. */
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
// While nothing else stops cleanly, ending takes an install along.
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

/** TypeScript from here on, in this very process: no second one to keep in memory, and signals and exit code need no passing on. */
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
  // What has failed to load is remembered as failed: only a new process can load it.
  stop('The packages were damaged and have been installed again: run it once more.');
}
process.off('SIGTERM', end);
process.argv = [process.execPath, script, ...args];
try {
  await import(pathToFileURL(script).href);
} catch (error) {
  // Node's own message of an option that does not exist says what to do; its stack says nothing.
  if (String(error.code).startsWith('ERR_PARSE_ARGS')) stop(error.message);
  throw error;
}
