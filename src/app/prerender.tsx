import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { site } from '@/content/site.ts';
import { askNow } from '@/shared/data/askNow.ts';
import { contactOf } from '@/shared/data/contact.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { type Snapshot, SnapshotProvider } from '@/shared/data/snapshot.tsx';
import { siteState, type SiteState } from '@/shared/data/siteState.ts';
import { COPIES_KEY, copiesList, knowCopies } from '@/shared/ui/pictureCopies.ts';
import { App } from './App.tsx';
import { OFFLINE_PATH } from '@/features/pwa/data/contract.ts';
import { OfflinePage } from '@/pages/public/OfflinePage.tsx';
import { pageAt } from './pageAt.ts';
import { Providers } from './providers.tsx';
import { publicRoutes, type PageAddress } from './routes.tsx';

/** One finished page: what goes into `<head>`, into `#root`, and the data of the snapshot that the browser starts from. */
export type PrerenderedPage = { head: string; html: string; data: Snapshot['data'] };

/** A page that no route knows; the static host serves it for every unknown address, with status 404. */
export const NOT_FOUND_PATH = '/404';

/** What the addresses of rows begin with: one that is newer than the build has no page yet. */
export const rowAddresses: readonly string[] = publicRoutes.flatMap(({ path, addresses }) =>
  addresses ? [path.replace(/:.*$/, '')] : [],
);

/** The title of the page that every address of the admin area begins with. */
export const shellTitle = site.shortName;

/**
 * Tells what is rendered from now on which uploaded pictures the site has itself.
 * @param ids of the pictures. @returns what every snapshot says of it.
 */
export function tellCopies(ids: readonly string[]): Snapshot['data'] {
  const list = copiesList(ids);
  knowCopies(list);
  return { [COPIES_KEY]: list };
}

/** How React marks a part of the markup that it could not render; in a text it would be escaped. */
const LEFT_TO_BROWSER = '<!--$!-->';

/** Rounds of "render, load what was asked for": a query may only be asked for once another one has answered. */
const MOST_ROUNDS = 4;

/** The state of the site that a build starts from; kept in `values` for its pages. @throws DataError */
export async function readSiteState(values: Map<string, unknown>): Promise<SiteState> {
  const state = await askNow(siteState.load);
  values.set(siteState.key, state);
  return state;
}

/** The links that call the firm and write to it; `chat` is '' where no number has WhatsApp. */
export function waysToReach({ contact }: SiteState): { call: string; chat: string } {
  const { callHref, chatLink } = contactOf(contact);
  const chat = chatLink();
  return { call: callHref, chat: 'href' in chat ? chat.href : '' };
}

/** Every address to prerender, those of albums and events as the database has them now. @throws DataError */
export async function listAddresses(): Promise<PageAddress[]> {
  const lists = await Promise.all(
    publicRoutes.map(async ({ path, addresses }) => (addresses ? addresses() : [{ path }])),
  );
  return [...lists.flat(), { path: NOT_FOUND_PATH }];
}

/** React puts title, meta and link elements in front of the markup; in the page they belong into the head. */
function splitHead(rendered: string): { head: string; html: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(rendered)?.[0] ?? '';
  return { head, html: rendered.slice(head.length) };
}

/** The page for "no connection". It starts no app; of the database it shows how the company is reached. */
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
 * Renders one page with everything it shows from the database.
 * @param values answers shared by all pages of a build (by query key); filled as pages ask.
 * @throws DataError where the database does not answer, another Error where the page cannot be drawn.
 */
export async function renderPage(
  address: string,
  base: { siteUrl: string; builtAt: string },
  values: Map<string, unknown>,
): Promise<PrerenderedPage> {
  await pageAt(address).preload();

  const data: Record<string, unknown> = {};
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const asked = new Map<string, LiveQuery<unknown>>();
    const rendered = renderOnce(address, { ...base, data, asked });
    if (asked.size === 0) {
      // What throws below a Suspense is left to the browser, which would meet the same error.
      if (rendered.includes(LEFT_TO_BROWSER)) throw new Error('its values cannot be shown');
      return { ...splitHead(rendered), data };
    }
    await Promise.all(
      [...asked.values()].map(async ({ key, load }) => {
        if (!values.has(key)) values.set(key, await askNow(load));
        data[key] = values.get(key);
      }),
    );
  }
  throw new Error(`${address} keeps asking for more data after ${MOST_ROUNDS} rounds.`);
}
