import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { site } from '@/content/site.ts';
import { loadNow } from '@/shared/data/loadNow.ts';
import { contactOf } from '@/shared/data/contact.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { type Snapshot, SnapshotProvider } from '@/shared/data/snapshot.tsx';
import { siteState, type SiteState } from '@/shared/data/siteState.ts';
import { COPIES_KEY, copiesList, setCopies } from '@/shared/ui/pictureCopies.ts';
import { App } from './App.tsx';
import { OFFLINE_PATH } from '@/features/pwa/data/contract.ts';
import { OfflinePage } from '@/pages/public/OfflinePage.tsx';
import { pageAt } from './pageAt.ts';
import { Providers } from './providers.tsx';
import { publicRoutes, type PageAddress } from './routes.tsx';

/** A rendered page: content of `<head>` and of `#root`, and the data of its snapshot. */
export type PrerenderedPage = { head: string; html: string; data: Snapshot['data'] };

/** A path without a route; the static host serves it for unknown addresses, with status 404. */
export const NOT_FOUND_PATH = '/404';

/** Path prefixes of row pages: rows newer than the build have no page yet. */
export const rowAddresses: readonly string[] = publicRoutes.flatMap(({ path, addresses }) =>
  addresses ? [path.replace(/:.*$/, '')] : [],
);

/** Initial title of the admin area. */
export const shellTitle = site.shortName;

/**
 * Sets which uploaded pictures have a copy in the site, for all following renders.
 * @param ids ids of these pictures.
 * @returns data for every snapshot.
 */
export function setPictureCopies(ids: readonly string[]): Snapshot['data'] {
  const list = copiesList(ids);
  setCopies(list);
  return { [COPIES_KEY]: list };
}

/** React's marker of a Suspense boundary that failed to render on the server. */
const LEFT_TO_BROWSER = '<!--$!-->';

/** Limit of "render, load missing queries" rounds: a query may depend on another's result. */
const MOST_ROUNDS = 4;

/** Loads the site's state at the start of a build and stores it in `values`. @throws DataError */
export async function readSiteState(values: Map<string, unknown>): Promise<SiteState> {
  const state = await loadNow(siteState.load);
  values.set(siteState.key, state);
  return state;
}

/** Links to call and to chat; `chat` is '' without a WhatsApp number. */
export function waysToReach({ contact }: SiteState): { call: string; chat: string } {
  const { callHref, chatLink } = contactOf(contact);
  const chat = chatLink();
  return { call: callHref, chat: 'href' in chat ? chat.href : '' };
}

/** All paths to prerender, including those of rows in the database. @throws DataError */
export async function listAddresses(): Promise<PageAddress[]> {
  const lists = await Promise.all(
    publicRoutes.map(async ({ path, addresses }) => (addresses ? addresses() : [{ path }])),
  );
  return [...lists.flat(), { path: NOT_FOUND_PATH }];
}

/** Splits off the title, meta and link elements, which React puts in front of the markup. */
function splitHead(rendered: string): { head: string; html: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(rendered)?.[0] ?? '';
  return { head, html: rendered.slice(head.length) };
}

/** The offline page. It starts no app; from the database it shows the contact details. */
export function renderOfflinePage(
  base: { siteUrl: string; builtAt: string },
  values: Map<string, unknown>,
): { head: string; html: string } {
  return splitHead(
    renderToString(
      <SnapshotProvider value={{ ...base, data: Object.fromEntries(values) }}>
        <StaticRouter location={OFFLINE_PATH}>
          <OfflinePage />
        </StaticRouter>
      </SnapshotProvider>,
    ),
  );
}

function renderOnce(address: string, snapshot: Snapshot): string {
  return renderToString(
    <Providers snapshot={snapshot}>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </Providers>,
  );
}

/**
 * Renders one page with its data from the database.
 * @param values query results by key, shared by all pages of a build; filled on demand.
 */
export async function renderPage(
  address: string,
  base: { siteUrl: string; builtAt: string },
  values: Map<string, unknown>,
): Promise<PrerenderedPage> {
  await pageAt(address).preload();

  const data: Record<string, unknown> = {};
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const missing = new Map<string, LiveQuery<unknown>>();
    const rendered = renderOnce(address, { ...base, data, missing });
    if (missing.size === 0) {
      // An error below a Suspense boundary is left to the browser, which would hit the same one.
      if (rendered.includes(LEFT_TO_BROWSER)) throw new Error('its values cannot be shown');
      return { ...splitHead(rendered), data };
    }
    await Promise.all(
      [...missing.values()].map(async ({ key, load }) => {
        if (!values.has(key)) values.set(key, await loadNow(load));
        data[key] = values.get(key);
      }),
    );
  }
  throw new Error(`${address} keeps asking for more data after ${MOST_ROUNDS} rounds.`);
}
