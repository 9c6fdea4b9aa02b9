import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { leavePage, stubChunks, watchListeners, writePage } from './start.fixture.ts';

const startAnalytics = vi.fn<(settings: object) => void>();

/** A page whose start script listens for taps, and counts the visit a moment later. */
async function open(html = '') {
  writePage(html);
  const { asked } = stubChunks({ analytics: { startAnalytics } });
  const counting = await import('./counting.ts');
  counting.noteContacts();
  return { asked, count: counting.startCounting };
}

beforeAll(watchListeners);
beforeEach(() => startAnalytics.mockClear());
afterEach(leavePage);

describe('the counting of a visit', () => {
  it('knows of a call before it began, and of the campaign; sharing something is no goal', async () => {
    history.replaceState(null, '', '/?utm_source=mail');
    const { count } = await open(
      '<a href="tel:+919800000000"><b>Call</b></a><a href="https://wa.me/?text=Diwali">Share</a>',
    );
    for (const tapped of document.querySelectorAll<HTMLElement>('b, a + a')) {
      tapped.addEventListener('click', (event) => event.preventDefault());
      tapped.click();
    }
    await count();
    expect(startAnalytics.mock.calls).toEqual([
      [
        {
          api: 'https://api.example',
          key: 'sb_publishable_test',
          campaign: { utm_source: 'mail' },
          goals: ['call_click'],
          ask: expect.any(Function),
        },
      ],
    ]);
  });

  it('misses no call that is made while its code is on its way', async () => {
    const { count } = await open('<a href="tel:+919800000000">Call</a>');
    const counting = count();
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    await counting;
    expect(startAnalytics).toHaveBeenCalledWith(expect.objectContaining({ goals: ['call_click'] }));
    link?.click();
    expect(startAnalytics.mock.lastCall?.[0]).toMatchObject({ goals: ['call_click'] });
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    'does not run in a browser that sends %j, and deletes the ids of an earlier consent',
    async (signal) => {
      for (const [name, value] of Object.entries(signal))
        Object.defineProperty(navigator, name, { value, configurable: true });
      localStorage.setItem('mandap:visitor-id', 'one');
      sessionStorage.setItem('mandap:session-id', 'two');
      const { asked, count } = await open();
      await count();
      for (const name of Object.keys(signal)) Reflect.deleteProperty(navigator, name);
      expect(asked).toEqual([]);
      expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    },
  );
});
