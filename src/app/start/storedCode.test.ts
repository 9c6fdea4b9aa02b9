import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appState } from '@/shared/lib/appState.ts';
import { leavePage, stubChunks, watchListeners, writePage } from './start.fixture.ts';

const settle = async () => vi.advanceTimersByTimeAsync(4_500);

/** A page whose app cannot be run. */
async function open(): Promise<void> {
  writePage('<h1>Page</h1>');
  stubChunks({});
  await import('./start.ts');
}

beforeAll(watchListeners);
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  leavePage();
});

describe('an app that cannot be run', () => {
  it('because what is kept of it is broken: that is dropped, and the page comes again, once', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const drop = vi.fn<(name: string) => Promise<boolean>>(async () => true);
    vi.stubGlobal('caches', { delete: drop });
    const ask = vi.fn<() => Promise<Response>>(async () => new Response());
    const visit = async () => {
      await open();
      vi.stubGlobal('fetch', ask);
      window.dispatchEvent(new Event('scroll'));
      await settle();
    };
    await visit();
    expect(drop).toHaveBeenCalledWith('mandap-assets');
    expect(reload).toHaveBeenCalledTimes(1);
    await visit();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(appState()).toBe('failed');
  });

  it.each([
    ['does not answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has a fault', async () => new Response(null, { status: 503 })],
  ])('keeps what is kept where the site %s', async (_what, answer) => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const drop = vi.fn<() => Promise<boolean>>(async () => true);
    await open();
    vi.stubGlobal('caches', { delete: drop });
    vi.stubGlobal('fetch', answer);
    window.dispatchEvent(new Event('scroll'));
    await settle();
    expect(appState()).toBe('failed');
    expect(drop).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
