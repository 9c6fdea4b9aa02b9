import * as v from 'valibot';
import { request, found, type Finding } from './finding.ts';

const settings = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ api: v.string(), key: v.pipe(v.string(), v.minLength(1)) }),
);
export type Project = { api: string; key: string };

const version = v.pipe(v.string(), v.parseJson(), v.object({ publication: v.number() }));
const words = v.pipe(v.string(), v.parseJson(), v.object({ publication: v.number() }));

/** Reads the project's public URL and key from a page. */
function projectOf(html: string, url: string): Project | undefined {
  const json = /<script type="application\/json" id="start">([^<]*)/.exec(html)?.[1];
  const read = v.safeParse(settings, json);
  return read.success ? { ...read.output, api: read.output.api || url } : undefined;
}

/** Examines the site as served by its host. @returns the findings and the project of its pages. */
export async function examineSite(
  url: string,
): Promise<{ findings: Finding[]; project: Project | undefined }> {
  const home = await request(`${url}/`);
  const project = projectOf(home?.text ?? '', url);
  const isThere = home?.status === 200 && project !== undefined;
  const first = found(
    isThere,
    `${url} shows the site.`,
    home
      ? `${url} answers ${home.status}, and not with a page of this site.`
      : `Nobody answers at ${url}.`,
    'Compare the address with the one at your host; upload what npm run build wrote to dist/ (docs/deploy.md, step 7).',
  );
  if (!isThere) return { findings: [first], project };
  return {
    findings: [
      first,
      await admin(url),
      await missing(url),
      headers(home.headers, url),
      await publication(url, project),
    ],
    project,
  };
}

async function admin(url: string): Promise<Finding> {
  const wrong: string[] = [];
  for (const path of ['/admin', '/admin/dashboard/bookings', '/gate', '/gate/join']) {
    const answer = await request(url + path);
    if (answer?.status !== 200 || !projectOf(answer.text, url))
      wrong.push(
        `${path} answers ${answer?.status ?? 'nothing'}${answer?.headers.has('location') ? `, to ${answer.headers.get('location')}` : ''}`,
      );
  }
  return found(
    wrong.length === 0,
    'The admin area opens when its address is typed in.',
    `The admin area does not open: ${wrong.join('; ')}.`,
    'The host must serve shell.html with 200 for /admin, /admin/*, /gate and /gate/join, under the address asked for: rewrite to /shell where it takes .html off (docs/deploy.md, Hosts).',
  );
}

async function missing(url: string): Promise<Finding> {
  const paths = ['/no-such-page', `/portfolio/${crypto.randomUUID()}`];
  const answers = await Promise.all(
    paths.map(async (path) => (await request(url + path))?.status ?? 0),
  );
  return found(
    answers.every((status) => status === 404),
    'Pages and albums that are not there answer 404.',
    `Addresses that are not there answer ${answers.join(' and ')} where 404 is right.`,
    'Let the host send 404.html with status 404 for whatever is no file, and take other rewrites away (docs/deploy.md, Hosts).',
  );
}

function headers(sent: Headers, url: string): Finding {
  const wanted = ['content-security-policy', 'x-content-type-options', 'x-frame-options'];
  if (url.startsWith('https:')) wanted.push('strict-transport-security');
  const lacking = wanted.filter((name) => !sent.has(name));
  return found(
    lacking.length === 0,
    'Pages carry the security headers.',
    `Pages come without ${lacking.join(', ')}.`,
    'The host does not read _headers: set what stands in dist/_headers in its own way.',
  );
}

async function publication(url: string, { api, key }: Project): Promise<Finding> {
  const site = v.safeParse(version, (await request(`${url}/version.json`))?.text);
  if (!site.success)
    return {
      ok: false,
      what: '/version.json does not say which publication the site shows.',
      todo: 'Upload the whole of dist/: Publish in the admin area reads that file.',
    };
  const answer = await request(`${api}/rest/v1/rpc/published_words`, { headers: { apikey: key } });
  const project = v.safeParse(words, answer?.text);
  const shown = site.output.publication;
  if (!project.success)
    return {
      ok: null,
      what: `The site shows publication ${shown}; what is published could not be read.`,
    };
  return found(
    shown >= project.output.publication,
    `The site shows what was published last (${shown}).`,
    `The site shows publication ${shown}, published is ${project.output.publication}.`,
    'Wait for the build at your host, or look why it failed; BUILD_HOOK_URL starts it (docs/deploy.md, Publish).',
  );
}
