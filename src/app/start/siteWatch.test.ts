import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChannelSettings } from '@/shared/data/liveChannel.ts';
import { fakeBackend, type Answers } from '../../../tests/builders/fakeBackend.ts';
import type { StartSettings } from './settings.ts';
import { leavePage, stubChunks, watchListeners, writePage } from './start.fixture.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const STATE = 'GET /rest/v1/rpc/get_site_state';

const close = vi.fn<() => void>();
const change = vi.fn<(change: object) => void>();
const stale = vi.fn<() => void>();
let channels: ChannelSettings[] = [];

const pass = async (ms: number) => vi.advanceTimersByTimeAsync(ms);
const live = () => document.documentElement.dataset['live'];

/** Reports of the newest channel. */
function channel(): ChannelSettings {
  const newest = channels.at(-1);
  if (!newest) throw new Error('No channel is open.');
  return newest;
}

function look(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

async function open(settings: Partial<StartSettings> = {}, answers: Answers = {}) {
  writePage('<p>Page</p>', settings);
  stubChunks({
    live: {
      openChannel: (given: ChannelSettings) => {
        channels.push(given);
        return close;
      },
    },
  });
  const { calls } = fakeBackend(answers);
  return { calls, ...(await import('./siteWatch.ts')) };
}

/** Opens a visible page that follows the site. */
async function follow(firstInteraction: Promise<void> = Promise.resolve()): Promise<void> {
  const { followSite } = await open();
  followSite({ change, stale, firstInteraction });
  await firstInteraction;
}

beforeAll(watchListeners);
beforeEach(() => {
  vi.useFakeTimers();
  channels = [];
  for (const mock of [close, change, stale]) mock.mockClear();
});
afterEach(() => {
  leavePage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whether the site is still the one that the page was built with', () => {
  const old = { builtAt: new Date(Date.now() - MINUTE_MS - SECOND_MS).toISOString() };

  it('is not asked by a page younger than a minute', async () => {
    const builtAt = new Date(Date.now() - MINUTE_MS + SECOND_MS).toISOString();
    const { hasChanged, calls } = await open({ builtAt }, { [STATE]: { body: { version: 'v2' } } });
    expect(await hasChanged()).toBe(false);
    expect(calls).toEqual([]);
  });

  it.each([
    ['v1', false],
    ['v2', true],
  ])('an older page reads the state: version %s, so changed: %s', async (version, changed) => {
    const { hasChanged, calls } = await open(old, { [STATE]: { body: { version } } });
    expect(await hasChanged()).toBe(changed);
    expect(calls).toHaveLength(1);
  });

  it('a page with a negative age reads the state: the device’s clock is behind', async () => {
    const builtAt = new Date(Date.now() + MINUTE_MS).toISOString();
    const { hasChanged } = await open({ builtAt }, { [STATE]: { body: { version: 'v2' } } });
    expect(await hasChanged()).toBe(true);
  });

  it('a refusal changes nothing', async () => {
    const { hasChanged } = await open(old, { [STATE]: { status: 503, body: { version: 'v2' } } });
    expect(await hasChanged()).toBe(false);
  });
});

describe('a visitor who stays', () => {
  it('follows the site by a channel after five seconds, not before', async () => {
    await follow();
    await pass(5 * SECOND_MS - 1);
    expect(channels).toHaveLength(0);
    await pass(1);
    expect(channels).toHaveLength(1);
    expect(channel()).toMatchObject({ api: 'https://api.example', key: 'sb_publishable_test' });
  });

  it('and touches nothing gets it after twelve, or five seconds after the first touch', async () => {
    const { followSite } = await open();
    const touch = new EventTarget();
    const firstInteraction = new Promise<void>((resolve) =>
      touch.addEventListener('touch', () => resolve()),
    );
    followSite({ change, stale, firstInteraction });
    await pass(12 * SECOND_MS - 1);
    expect(channels).toHaveLength(0);
    await pass(1);
    expect(channels).toHaveLength(1);
    touch.dispatchEvent(new Event('touch'));
    await pass(MINUTE_MS);
    expect(channels).toHaveLength(1);
  });

  it('and leaves sooner needs none', async () => {
    await follow();
    await pass(4 * SECOND_MS);
    look('hidden');
    await pass(MINUTE_MS);
    expect(channels).toHaveLength(0);
  });

  it('holds no connection while the tab is hidden, and reads the state after', async () => {
    await follow();
    await pass(5 * SECOND_MS);
    channel().onState('open');
    expect(live()).toBe('open');
    look('hidden');
    expect(close).toHaveBeenCalledTimes(1);
    expect(live()).toBe('closed');
    await pass(10 * MINUTE_MS);
    expect(stale).not.toHaveBeenCalled();
    look('visible');
    expect(stale).toHaveBeenCalledTimes(1);
    await pass(5 * SECOND_MS);
    expect(channels).toHaveLength(2);
  });

  it('reports changes at most once a second, in their order', async () => {
    await follow();
    await pass(5 * SECOND_MS);
    const [first, second] = ['one', 'two'].map((name) => ({
      table: 'page_visibility',
      type: 'UPDATE' as const,
      row: { page_name: name },
    }));
    if (!first || !second) throw new Error('two changes');
    channel().onChange(first);
    await pass(SECOND_MS - 1);
    channel().onChange(second);
    expect(change).not.toHaveBeenCalled();
    await pass(1);
    expect(change.mock.calls).toEqual([[first], [second]]);
  });

  it('polls once a minute while the channel is refused', async () => {
    await follow();
    await pass(5 * SECOND_MS);
    channel().onState('refused');
    channel().onState('refused');
    expect(live()).toBe('closed');
    await pass(3 * MINUTE_MS);
    expect(stale).toHaveBeenCalledTimes(3);
    channel().onState('open');
    stale.mockClear();
    await pass(10 * MINUTE_MS);
    // Once, as changes before the channel opened were not reported.
    expect(stale).toHaveBeenCalledTimes(1);
  });
});

describe('a channel that was lost', () => {
  it('is followed by a reading soon after it opens again', async () => {
    await follow();
    await pass(5 * SECOND_MS);
    channel().onState('open');
    await pass(2 * SECOND_MS);
    expect(stale).not.toHaveBeenCalled();
    channel().onState('refused');
    channel().onState('open');
    await pass(2 * SECOND_MS);
    expect(stale).toHaveBeenCalledOnce();
  });
});

describe('a tab that is hidden', () => {
  it('reads nothing, whatever its channel still reports', async () => {
    await follow();
    await pass(5 * SECOND_MS);
    const { onState, onChange } = channel();
    onChange({ table: 'ad_bar', type: 'UPDATE', row: {} });
    look('hidden');
    onState('refused');
    onState('open');
    onChange({ table: 'ad_bar', type: 'UPDATE', row: {} });
    await pass(10 * MINUTE_MS);
    expect(stale).not.toHaveBeenCalled();
    expect(change).not.toHaveBeenCalled();
    expect(live()).toBe('closed');
  });
});
