import type { SiteChange } from '@/shared/data/siteState.ts';
import { fetchProcedure } from '@/shared/supabase/fetchProcedure.ts';
import { loadChunk } from './loadChunk.ts';
import { readSettings, type Reading } from './settings.ts';

/** A page younger than this says what holds now; with no channel it is asked again this often, in ms. */
const FRESH_MS = 60_000;
/** The channel is opened when the page has been visible this long, in ms: most visits that end sooner need none. */
const OPEN_AFTER_MS = { person: 5_000, nobody: 12_000 };
/** A reading that takes longer is given up, in ms. */
const READ_TIMEOUT_MS = 10_000;
/** The tables of `get_site_state` whose changes are reported to visitors. */
const TABLES = ['page_visibility', 'total_visitor_counter', 'ad_bar'] as const;
/** At most one round of changes a second reaches the screen, however fast they come. */
const REPORT_MS = 1000;
/** A channel that opens again is followed by a reading within this time, in ms: not by all tabs of a site at once. */
const REOPENED_MS = 2000;

const settings = readSettings();
const api = settings.api || location.origin;

type Listener = {
  change: (change: SiteChange) => void;
  /** The state should be read again: what changed may have gone unreported. */
  stale: () => void;
  /** Settles at the first sign of a person. */
  person: Promise<void>;
};

/** The state of the site as the start script has last read it, for the app, which then need not ask again. */
let lastReading: Reading | undefined;

export function readingForApp(): Reading | undefined {
  return lastReading;
}

/**
 * Asks what holds now, if the page is old enough for that to be of use.
 * @returns whether the state of the site is not the one that this page was built with.
 */
export async function hasChanged(): Promise<boolean> {
  // A page from the future: the device's clock is behind, and the answer tells the server's time.
  const age = Date.now() - Date.parse(settings.builtAt);
  if (age >= 0 && age < FRESH_MS) return false;
  const ending = new AbortController();
  setTimeout(() => ending.abort(), READ_TIMEOUT_MS);
  const { signal } = ending;
  const answer = await fetchProcedure({ api, key: settings.key }, 'get_site_state', { signal });
  if (!answer.ok) return false;
  const json: unknown = await answer.json();
  lastReading = { json, at: Date.now() };
  const { version }: { version?: string } = Object(json);
  return version !== undefined && version !== settings.version;
}

/** Shows in `<html data-live>` whether changes are reported as they happen. */
function setLive(state: 'open' | 'closed'): void {
  document.documentElement.dataset['live'] = state;
}

/**
 * Follows the site's state for as long as the page is visible: by realtime, and where that is refused by asking once a
 * minute. A hidden tab holds no connection; when it is looked at again, it asks for what it missed.
 */
export function followSite({ change, stale, person }: Listener): void {
  let close: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let queue: SiteChange[] = [];
  let wasOpen = false;
  let openAfter = OPEN_AFTER_MS.nobody;

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
      // What changed between the last reading and now was not reported: at first seconds, later the time without a connection.
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
      // A channel that was closed may still say something: a hidden tab would begin to ask once a minute.
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
    console.warn('Changes cannot be followed as they happen', error);
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
  const hurry = () => {
    openAfter = OPEN_AFTER_MS.person;
    if (!close && poll === undefined) follow();
  };
  void person.then(hurry);
}
