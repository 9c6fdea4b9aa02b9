import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appState } from '@/shared/lib/appState.ts';
import { leavePage, stubChunks, watchListeners, writePage } from './start.fixture.ts';

/** Longer than the start's delays and its check of the site (ANSWER_MS in loadAgain.ts). */
const settle = async () => vi.advanceTimersByTimeAsync(4_500);

/** Opens a page whose app cannot be run, and tries to start it; the site then gives this answer. */
async function visit(answer: () => Promise<Response>): Promise<void> {
  writePage('<h1>Page</h1>');
  stubChunks({});
  await import('./start.ts');
  vi.stubGlobal('fetch', answer);
  window.dispatchEvent(new Event('scroll'));
  await settle();
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
  it('deletes broken cached code and reloads, once', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const drop = vi.fn<(name: string) => Promise<boolean>>(async () => true);
    vi.stubGlobal('caches', { delete: drop });
    await visit(async () => new Response());
    expect(drop).toHaveBeenCalledWith('mandap-assets');
    expect(reload).toHaveBeenCalledTimes(1);
    await visit(async () => new Response());
    expect(reload).toHaveBeenCalledTimes(1);
    expect(appState()).toBe('failed');
  });

  it.each([
    ['does not answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers 503', async () => new Response(null, { status: 503 })],
  ])('keeps the cached code if the site %s', async (_what, answer) => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const drop = vi.fn<() => Promise<boolean>>(async () => true);
    vi.stubGlobal('caches', { delete: drop });
    await visit(answer);
    expect(appState()).toBe('failed');
    expect(drop).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
