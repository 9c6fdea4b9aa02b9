// Whether the packages are installed: plain JavaScript without dependencies, as it runs before they are installed.
// `node scripts/installed.mjs && tsc` prints instructions instead of "tsc: not found".
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function readJson(file) {
  try {
    return Object(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  } catch {
    return {};
  }
}

const packagesOf = (file) => readJson(file).packages ?? {};

/** Packages of the lock file by folder; those of other platforms are optional. */
export function lockedPackages() {
  const { '': _project, ...packages } = packagesOf('package-lock.json');
  return packages;
}

/** Whether a package is installed in that version. Its package.json is among the last files that an install writes. */
export const hasPackage = (name, version) =>
  readJson(path.join(name, 'package.json')).version === version;

/** Whether node_modules matches the lock file. npm's own note may be outdated after a second or interrupted install. */
export function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(lockedPackages()).every(([name, { version, optional, peer, link }]) => {
    if (link || (!installed[name] && (optional || peer))) return true;
    return installed[name]?.version === version && hasPackage(name, version);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !isInstalled()) {
  console.error(
    'The packages are not installed, or not those of package-lock.json: run npm install first.',
  );
  process.exit(1);
}
