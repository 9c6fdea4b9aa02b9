import type { SiteChange } from '@/shared/data/siteState.ts';
import { fetchProcedure } from '@/shared/supabase/fetchProcedure.ts';
import { loadChunk } from './loadChunk.ts';
import { session } from './session.ts';
import { readSettings } from './settings.ts';

/** Age up to which a page is current; poll interval without a channel, ms. */
const FRESH_MS = 60_000;
/** Time visible until the channel opens, ms: most visits that end sooner need none. */
const OPEN_AFTER_MS = { touched: 5_000, untouched: 12_000 };
/** Timeout of a reading, ms. */
const READ_TIMEOUT_MS = 10_000;
/** The tables of `get_site_state` whose changes are reported to visitors. */
const TABLES = ['page_visibility', 'total_visitor_counter', 'ad_bar'] as const;
/** Changes are reported in batches, ms apart. */
const REPORT_MS = 1000;
/** After a reconnect the state is read within this time, ms, at random: not by all tabs at once. */
const REOPENED_MS = 2000;

const settings = readSettings();
const api = settings.api || location.origin;

type Listener = {
  change: (change: SiteChange) => void;
  /** The state should be read again: changes may have been missed. */
  stale: () => void;
  firstInteraction: Promise<void>;
};

/**
 * Reads the state of the site, unless the page is younger than a minute.
 * @returns whether it differs from the state that the page was built with.
 */
export async function hasChanged(): Promise<boolean> {
  // A negative age: the device's clock is behind, and the answer brings the server's time.
  const age = Date.now() - Date.parse(settings.builtAt);
  if (age >= 0 && age < FRESH_MS) return false;
  const ending = new AbortController();
  setTimeout(() => ending.abort(), READ_TIMEOUT_MS);
  const { signal } = ending;
  const answer = await fetchProcedure({ api, key: settings.key }, 'get_site_state', { signal });
  if (!answer.ok) return false;
  const json: unknown = await answer.json();
  session.reading = { json, at: Date.now() };
  const { version }: { version?: string } = Object(json);
  return version !== undefined && version !== settings.version;
}

function setLive(state: 'open' | 'closed'): void {
  document.documentElement.dataset['live'] = state;
}

/**
 * Follows the site's state while the page is visible: by realtime, or, if that is refused, by polling once a minute. A
 * hidden tab holds no connection; shown again, it reads the state.
 */
export function followSite({ change, stale, firstInteraction }: Listener): void {
  let close: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let queue: SiteChange[] = [];
  let wasOpen = false;
  let openAfter = OPEN_AFTER_MS.untouched;

  const report = () => {
    for (const one of queue.splice(0)) change(one);
  };
  const onChange = (one: SiteChange) => {
    if (queue.push(one) === 1) setTimeout(report, REPORT_MS);
  };
  const onState = (state: 'open' | 'refused') => {
    clearTimeout(timer);
    clearInterval(poll);
    poll = undefined;
    if (state === 'open') {
      setLive('open');
      // Changes between the last reading and now were not reported.
      timer = setTimeout(stale, wasOpen ? Math.random() * REOPENED_MS : FRESH_MS);
      wasOpen = true;
      return;
    }
    setLive('closed');
    poll = setInterval(stale, FRESH_MS);
  };
  const open = async () => {
    const { openChannel } = await loadChunk('live');
    if (close || document.visibilityState === 'hidden') return;
    let isClosed = false;
    const end = openChannel({
      api,
      key: settings.key,
      tables: TABLES,
      // A closed channel may still call: a hidden tab would begin to poll.
      onChange: (one) => {
        if (!isClosed) onChange(one);
      },
      onState: (state) => {
        if (!isClosed) onState(state);
      },
    });
    close = () => {
      isClosed = true;
      end();
    };
  };
  const withoutChannel = (error: unknown) => {
    console.warn('Realtime is not available', error);
    onState('refused');
  };
  const follow = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') {
      timer = setTimeout(() => void open().catch(withoutChannel), openAfter);
      return;
    }
    clearInterval(poll);
    poll = undefined;
    queue = [];
    wasOpen = false;
    close?.();
    close = undefined;
    setLive('closed');
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') stale();
    follow();
  });
  follow();
  const openSooner = () => {
    openAfter = OPEN_AFTER_MS.touched;
    if (!close && poll === undefined) follow();
  };
  void firstInteraction.then(openSooner);
}
