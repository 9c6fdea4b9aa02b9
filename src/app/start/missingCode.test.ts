import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appState } from '@/shared/lib/appState.ts';
import { leavePage, stubChunks, watchListeners, writePage } from './start.fixture.ts';

const showNotice = vi.fn<(notice: { kind: string }) => void>();
let reload = vi.fn<() => void>();

/** Opens the page of a release in this tab. */
async function open(release = '1') {
  writePage('<p>Page</p>', {
    chunks: {
      main: [`/main-${release}.js`],
      overlays: [],
      live: [],
      updates: [],
      hero: [],
      analytics: [],
      consent: [],
      older: [],
    },
  });
  stubChunks({ overlays: { showNotice } });
  return import('./missingCode.ts');
}

const notices = () => showNotice.mock.calls.map(([{ kind }]) => kind);

beforeAll(watchListeners);
beforeEach(() => {
  showNotice.mockClear();
  reload = vi.spyOn(window.location, 'reload').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  leavePage();
  Reflect.deleteProperty(navigator, 'userActivation');
});

describe('a visitor who asked for a part that is gone', () => {
  it('gets the page again once a release, then a notice', async () => {
    (await open()).answerMissingCode();
    expect(appState()).toBe('leaving');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    (await open()).answerMissingCode();
    await vi.waitFor(() => expect(notices()).toEqual(['missing']));
    expect(reload).toHaveBeenCalledTimes(1);
    (await open('2')).answerMissingCode();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it('gets it again only once, however many parts are missing', async () => {
    const { answerMissingCode } = await open();
    answerMissingCode();
    answerMissingCode();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(notices()).toEqual([]);
  });

  it('keeps what is typed and not sent: the page is not loaded under it', async () => {
    document.documentElement.toggleAttribute('data-dirty-form', true);
    (await open()).answerMissingCode();
    await vi.waitFor(() => expect(notices()).toEqual(['missing']));
    expect(reload).not.toHaveBeenCalled();
  });

  it('gets a notice without a connection, and the page stays', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    (await open()).answerMissingCode();
    await vi.waitFor(() => expect(notices()).toEqual(['offline']));
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not sent round for ever where the browser remembers nothing', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
    (await open()).answerMissingCode();
    await vi.waitFor(() => expect(notices()).toEqual(['missing']));
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a part that Vite could not fetch', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('asked for by a person (%s) loads the page again %d times', async (isActive, times) => {
    const value = { isActive };
    Object.defineProperty(navigator, 'userActivation', { value, configurable: true });
    (await open()).watchForMissingCode();
    window.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).toHaveBeenCalledTimes(times);
  });
});
