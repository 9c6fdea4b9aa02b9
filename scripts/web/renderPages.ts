import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrerenderedPage } from '../../src/app/prerender.tsx';
import { secretsIn } from '../secrets.ts';
import { type Notice, rowWith, type Report } from './notices.ts';
import { type Shown, type Storage, uploadedIn } from './uploadedPictures.ts';

/** All text of a page, including its data. */
export const textOf = ({ head, html, data }: PrerenderedPage) => head + html + JSON.stringify(data);

/**
 * Whether an error is the database's: no response, or not set up. A value that it cannot compute with (class 22) is
 * content.
 */
function isOfDatabase(error: unknown): boolean {
  const { name, code } = Object(error);
  return name === 'DataError' && !String(code).startsWith('22');
}

type RenderOptions = {
  addresses: readonly string[];
  /** Folder for rendered pages that are not written yet, so that memory does not grow with their number. */
  aside: string;
  storage: Storage;
  /** Published texts by section, as stored. */
  words: Readonly<Record<string, unknown>>;
  render: (address: string) => Promise<PrerenderedPage>;
  report: Report;
};

export type RenderedPages = {
  /** Uploaded pictures on the pages. */
  uploaded: Shown[];
  /** Errors of pages that failed to render, by path. */
  failures: ReadonlyMap<string, unknown>;
  /** The final page; undefined if it failed to render. Pages with uploaded pictures are rendered again. */
  finished: (address: string) => Promise<PrerenderedPage | undefined>;
  close: () => Promise<void>;
};

/** Place where a picture was chosen: a row of the database, a section's texts, or a page. */
function placeOf(
  id: string,
  address: string,
  data: unknown,
  words: RenderOptions['words'],
): Pick<Notice, 'row' | 'field'> {
  for (const [row, values] of Object.entries(words)) {
    const found = rowWith(values, id);
    if (found) return { row, field: found.field };
  }
  const found = rowWith(data, id);
  return found?.row ? found : { row: address, field: found?.field ?? '' };
}

/**
 * Renders all pages once. Only then the uploaded pictures to copy are known, whose pages then use the copies.
 * @throws if the database does not respond, or if all pages fail to render.
 */
export async function renderPages(options: RenderOptions): Promise<RenderedPages> {
  const { addresses, aside, storage, words, render, report } = options;
  const fileOf = (address: string) => join(aside, `${encodeURIComponent(address)}.json`);
  const failures = new Map<string, unknown>();
  const uploaded = new Map<string, Shown>();
  const again = new Set<string>();
  const reported = new Set<string>();

  const attempt = async (address: string) =>
    render(address).catch((error: unknown) => {
      if (isOfDatabase(error)) throw error;
      failures.set(address, error);
      return undefined;
    });

  await mkdir(aside, { recursive: true });
  for (const address of addresses) {
    const page = await attempt(address);
    if (!page) continue;
    const text = textOf(page);
    for (const kind of secretsIn(text).filter((one) => !reported.has(one))) {
      reported.add(kind);
      report({ row: address, field: '', reason: `visitors read there what looks like ${kind}` });
    }
    const shown = uploadedIn([text], storage);
    for (const picture of shown) {
      const before = uploaded.get(picture.id);
      if (before && before.width >= picture.width) continue;
      const place = before?.shown ?? placeOf(picture.id, address, page.data, words);
      uploaded.set(picture.id, { ...picture, shown: place });
    }
    if (shown.length > 0) again.add(address);
    else await writeFile(fileOf(address), JSON.stringify(page));
  }
  const [first] = failures.values();
  if (failures.size > 0 && failures.size === addresses.length) throw first;

  return {
    uploaded: [...uploaded.values()],
    failures,
    async finished(address) {
      if (failures.has(address)) return undefined;
      if (again.has(address)) return attempt(address);
      const page: PrerenderedPage = JSON.parse(await readFile(fileOf(address), 'utf8'));
      return page;
    },
    close: async () => rm(aside, { recursive: true, force: true }),
  };
}
