// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseRedirects } from './hostRules.ts';

const rules = parseRedirects(
  readFileSync(new URL('../../public/_redirects', import.meta.url), 'utf8'),
);
const files = new Set([
  '/index.html',
  '/about.html',
  '/portfolio/known.html',
  '/shell.html',
  '/404.html',
]);

/** Response of a host that removes `.html` from paths first, like Cloudflare Pages. */
function fileResponse(path: string): { status: number; file?: string; location?: string } {
  if (path.endsWith('.html') && files.has(path))
    return { status: 308, location: path.slice(0, -'.html'.length) };
  const file = [path, `${path}.html`, `${path}index.html`].find((name) => files.has(name));
  return file ? { status: 200, file } : { status: 404, file: '/404.html' };
}

/** @param rulesFirst whether rules win over files, as there, or files over rules, as on Netlify. */
function respond(path: string, rulesFirst: boolean) {
  const rule = rules.find(({ matches }) => matches(path));
  const direct = fileResponse(path);
  if (!rule || (!rulesFirst && direct.status === 200)) return direct;
  return rule.status === 200 ? fileResponse(rule.to) : { status: rule.status, location: rule.to };
}

it.each([true, false])(
  'the redirects end at the requested address (rules before files: %s)',
  (rulesFirst) => {
    const answers = Object.fromEntries(
      [
        '/',
        '/about',
        '/admin',
        '/admin/reset',
        '/admin/dashboard/bookings',
        '/gate',
        '/gate/join',
        '/portfolio/known',
        '/portfolio/unknown',
        '/events/unknown',
        '/venues/unknown',
        '/no-such-page',
      ].map((path) => [path, respond(path, rulesFirst)]),
    );
    const shell = { status: 200, file: '/shell.html' };
    const missing = { status: 404, file: '/404.html' };
    expect(answers).toEqual({
      '/': { status: 200, file: '/index.html' },
      '/about': { status: 200, file: '/about.html' },
      '/admin': shell,
      '/admin/reset': shell,
      '/admin/dashboard/bookings': shell,
      '/gate': shell,
      '/gate/join': shell,
      '/portfolio/known': { status: 200, file: '/portfolio/known.html' },
      '/portfolio/unknown': missing,
      '/events/unknown': missing,
      '/venues/unknown': missing,
      '/no-such-page': missing,
    });
  },
);
