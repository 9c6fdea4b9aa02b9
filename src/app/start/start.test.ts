import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChannelSettings } from '@/shared/data/liveChannel.ts';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { appState } from '@/shared/lib/appState.ts';
import type { StartSettings } from './settings.ts';
import { leavePage, part, stubChunks, watchListeners, writePage } from './start.fixture.ts';

const running = { change: vi.fn<(change: object) => void>(), refresh: vi.fn<() => void>() };
const startApp = vi.fn<() => Promise<typeof running>>(async () => running);
const startHero = vi.fn<(band: Element) => void>();
const startAnalytics = vi.fn<(settings: object) => void>();
const openOver = vi.fn<(request: unknown) => void>();
const showNotice = vi.fn<(notice: { kind: string }) => void>();
let channels: ChannelSettings[] = [];
const parts = {
  main: { startApp },
  hero: { startHero },
  overlays: { open: openOver, showNotice },
  analytics: { startAnalytics },
  live: { openChannel: (given: ChannelSettings) => channels.push(given) && (() => {}) },
};

/** Enough for idle callbacks and short delays, ms; less than the channel's delay. */
const settle = async () => vi.advanceTimersByTimeAsync(4_500);
const scroll = () => window.dispatchEvent(new Event('scroll'));

type Opening = {
  at?: string;
  settings?: Partial<StartSettings>;
  parts?: Parameters<typeof stubChunks>[0];
};

/** A visitor opens a page; its start script runs, and it is loaded to the end. */
async function open(html: string, { at = '/', settings = {}, parts: given = parts }: Opening = {}) {
  history.replaceState(null, '', at);
  writePage(html, settings);
  const chunks = stubChunks({ ...given });
  const { calls } = fakeBackend({
    'GET /rest/v1/rpc/get_site_state': { body: { version: 'v2' } },
  });
  await import('./start.ts');
  return { ...chunks, calls };
}

function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

beforeAll(watchListeners);
beforeEach(() => {
  vi.useFakeTimers();
  channels = [];
  for (const mock of [
    startApp,
    startHero,
    startAnalytics,
    openOver,
    showNotice,
    running.refresh,
    running.change,
  ])
    mock.mockClear();
});
afterEach(() => {
  leavePage();
  Reflect.deleteProperty(navigator, 'connection');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an untouched page', () => {
  it('runs no part of the app, and has the framework ready', async () => {
    const { asked, prefetched, calls } = await open('<h1>Page</h1>');
    const resting = { movementX: 0, movementY: 0 };
    window.dispatchEvent(Object.assign(new Event('pointermove'), resting));
    await settle();
    expect(appState()).toBe('prerendered');
    expect(asked).toEqual(['analytics']);
    expect(prefetched).toEqual(['/assets/framework-1.js']);
    expect(calls).toEqual([]);
  });
  it('moves its slides without the app', async () => {
    await open('<div data-hero></div>');
    await settle();
    expect(startHero).toHaveBeenCalledWith(part('[data-hero]'));
    expect(startApp).not.toHaveBeenCalled();
  });

  it.each([
    ['shows the time on its first screen', '<p data-start></p>', '/'],
    ['has an address that opens something', '<p></p>', '/?picture=7'],
    ['has a fragment that replaces a part', '<p data-start="#"></p>', '/#1234'],
  ])('starts the app where it %s', async (_why, html, at) => {
    await open(html, { at });
    await settle();
    expect(appState()).toBe('running');
  });
  it('waits where the address only names a campaign', async () => {
    await open('<p></p>', { at: '/?utm_source=poster&utm_medium=qr' });
    await settle();
    expect(startApp).not.toHaveBeenCalled();
  });

  it.each([
    ['of the admin area', '<p></p>', '/admin/dashboard'],
    ['that was not prerendered', '', '/events/new'],
  ])('starts the app at once where it is one %s', async (_what, html, at) => {
    await open(html, { at });
    expect(appState()).toBe('running');
  });

  it('starts the app where the site has changed since it was built', async () => {
    await open('<p></p>', { settings: { builtAt: '2026-01-01T00:00:00Z' } });
    await settle();
    expect(appState()).toBe('running');
  });

  it('starts the app for a change that it shows, not for a counter off the screen', async () => {
    await open('<p class="visitor-counter">13,000</p>');
    part('.visitor-counter').checkVisibility = () => false;
    await settle();
    await vi.advanceTimersByTimeAsync(12_000);
    const [channel] = channels;
    channel?.onChange({ table: 'total_visitor_counter', type: 'UPDATE', row: {} });
    await settle();
    expect(appState()).toBe('prerendered');
    channel?.onChange({ table: 'ad_bar', type: 'UPDATE', row: {} });
    await settle();
    expect(appState()).toBe('running');
  });
});

describe('a visitor who interacts', () => {
  it.each(['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'])(
    'starts the app by %s, once, and after what the browser answers',
    async (type) => {
      await open('<h1>Page</h1>');
      await settle();
      window.dispatchEvent(new Event(type));
      window.dispatchEvent(new Event(type));
      expect(appState()).toBe('prerendered');
      await settle();
      expect(appState()).toBe('running');
      expect(startApp).toHaveBeenCalledTimes(1);
    },
  );

  it('gets the app within about a second where the browser is never idle', async () => {
    vi.stubGlobal('requestIdleCallback', (then: () => void, { timeout }: IdleRequestOptions) =>
      setTimeout(then, timeout),
    );
    await open('<h1>Page</h1>');
    await settle();
    scroll();
    await vi.advanceTimersByTimeAsync(1300);
    expect(appState()).toBe('running');
  });

  it('who taps at once gets the app at once, and then the answer', async () => {
    await open('<button>Play</button>');
    const answer = vi.fn<() => void>();
    part('button').addEventListener('click', answer);
    part('button').click();
    expect(appState()).toBe('starting');
    expect(answer).not.toHaveBeenCalled();
    await settle();
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('who opens a link in a new tab gets one from the browser', async () => {
    await open('<a href="/contact#enquiry" data-enquiry="">Book Now</a>');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    part('a').addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    part('a').dispatchEvent(click);
    await settle();
    expect(openOver).not.toHaveBeenCalled();
    expect.assertions(2);
  });

  it('who taps Book Now gets the dialog first; the app starts behind it', async () => {
    const { asked } = await open('<a href="/contact#enquiry" data-enquiry="">Book Now</a>');
    part('a').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    part('a').click();
    await settle();
    expect(openOver).toHaveBeenCalledTimes(1);
    expect(asked).toEqual(['overlays', 'main', 'analytics']);
  });
});

describe('a visitor who saves data', () => {
  it('gets nothing before the first interaction', async () => {
    saveData();
    const settings = { builtAt: '2026-01-01T00:00:00Z' };
    const { asked, prefetched, calls } = await open('<div data-hero></div>', { settings });
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked, prefetched, calls]).toEqual([[], [], []]);
    scroll();
    await settle();
    expect(appState()).toBe('running');
    expect(startHero).not.toHaveBeenCalled();
    expect(prefetched).toEqual([]);
  });
});

describe('an app that cannot be fetched', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

  it('a visitor who only reads keeps the page, without a notice', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    await open('<h1>Page</h1>', { parts: { overlays: parts.overlays } });
    scroll();
    await settle();
    expect(appState()).toBe('failed');
    expect(reload).not.toHaveBeenCalled();
    expect(showNotice).not.toHaveBeenCalled();
  });

  it('a visitor who taps a button gets the page again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    await open('<button>Play</button>', { parts: { overlays: parts.overlays } });
    part('button').click();
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a visitor who would see nothing at all gets the page again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    await open('', { at: '/admin', parts: { overlays: parts.overlays } });
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a visitor whose connection was down for a moment is answered by the next tap', async () => {
    const { publish } = await open('<button>Play</button>', { parts: {} });
    scroll();
    await settle();
    expect(appState()).toBe('failed');
    publish(parts);
    const answer = vi.fn<() => void>();
    part('button').addEventListener('click', answer);
    part('button').click();
    await settle();
    expect(appState()).toBe('running');
    expect(answer).toHaveBeenCalledTimes(1);
  });
});
