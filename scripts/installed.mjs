// Whether the packages are installed: plain JavaScript without dependencies, because it is what runs before there
// are any. `node scripts/installed.mjs && tsc` says what to do instead of "tsc: not found".
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** The packages that the lock file names, by their folder; those of other platforms are optional. */
export function lockedPackages() {
  const { '': _project, ...packages } = readPackages('package-lock.json');
  return packages;
}

/** Whether node_modules holds what the lock file names. npm notes there what it installed. */
export function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(lockedPackages()).every(
    ([name, { version, optional, peer, link }]) =>
      link || installed[name]?.version === version || (!installed[name] && (optional || peer)),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !isInstalled()) {
  console.error(
    'The packages are not installed, or not those of package-lock.json: run npm install first.',
  );
  process.exit(1);
}
