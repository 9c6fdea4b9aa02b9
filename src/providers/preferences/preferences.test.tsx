import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { store, storageKeys } from '@/shared/lib/storage.ts';
import { packBeforePaint } from '../../../scripts/web/inlineParts.ts';
import { followStorage } from './followStorage.ts';
import {
  applyPreferences,
  defaultPreferences,
  fontSizes,
  parsePreferences,
  readPreferences,
  themes,
} from './preferences.ts';
import { PreferencesProvider } from './PreferencesProvider.tsx';
import { useUserPreferences } from './useUserPreferences.ts';

const page = document.documentElement;

const look = () => page.getAttributeNames().map((name) => [name, page.getAttribute(name)]);

function Panel() {
  const { theme, lastVisitedPages, dismissedPromotions, update, addVisitedPage, reset } =
    useUserPreferences();
  return (
    <>
      <p>Theme {theme}</p>
      <p>Pages {lastVisitedPages.join(' ')}</p>
      <p>Dismissed {dismissedPromotions.join(' ')}</p>
      <button type="button" onClick={() => update({ theme: 'dark' })}>
        Dark
      </button>
      <button
        type="button"
        onClick={() => {
          for (let visit = 1; visit <= 12; visit += 1) addVisitedPage(`/${visit}`);
          addVisitedPage('/5');
        }}
      >
        Walk
      </button>
      <button type="button" onClick={reset}>
        Reset
      </button>
    </>
  );
}

const panel = (
  <PreferencesProvider>
    <Panel />
  </PreferencesProvider>
);

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  applyPreferences(defaultPreferences);
});

describe('preferences', () => {
  it('throw without the provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => useUserPreferences())).toThrow(
      'useUserPreferences must be used within a UserPreferencesProvider',
    );
    vi.mocked(console.error).mockClear();
  });

  it('the dark theme applies at once and on the next visit', async () => {
    const { unmount } = render(panel);
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(screen.getByText('Theme dark')).toBeVisible();
    expect(page).toHaveAttribute('data-theme', 'dark');
    unmount();
    render(panel);
    expect(screen.getByText('Theme dark')).toBeVisible();
  });

  it('the system theme has no mark, and reset returns to it', async () => {
    store(storageKeys.preferences, { ...defaultPreferences, theme: 'light', reduceMotion: true });
    render(panel);
    applyPreferences(readPreferences());
    expect(page).toHaveAttribute('data-reduce-motion');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(page).not.toHaveAttribute('data-theme');
    expect(page).not.toHaveAttribute('data-reduce-motion');
  });

  it('the last ten pages are kept, newest first, without duplicates', async () => {
    render(panel);
    await userEvent.click(screen.getByRole('button', { name: 'Walk' }));
    expect(screen.getByText('Pages /5 /12 /11 /10 /9 /8 /7 /6 /4 /3')).toBeVisible();
  });

  it('a choice in another tab is followed', async () => {
    render(panel);
    store(storageKeys.preferences, { ...defaultPreferences, dismissedPromotions: ['diwali'] });
    window.dispatchEvent(new StorageEvent('storage', { key: 'mandap:user-preferences' }));
    expect(await screen.findByText('Dismissed diwali')).toBeVisible();
  });

  it('the theme applies to this page even without storage', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
    render(panel);
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(screen.getByText('Theme dark')).toBeVisible();
  });

  it('the prerendered page uses the defaults', () => {
    store(storageKeys.preferences, { ...defaultPreferences, theme: 'dark' });
    expect(renderToString(panel)).toContain('system');
  });

  it.each([null, 7, 'dark', [], { theme: 'purple', fontSize: 3, lastVisitedPages: 'x' }])(
    '%j falls back to the defaults',
    (stored) => {
      expect(parsePreferences(stored)).toEqual(defaultPreferences);
    },
  );
});

describe('untrusted stored preferences', () => {
  it('lists that are too long or hold anything but short texts are cut', () => {
    const many = Array.from({ length: 100_000 }, (_, number) => `/${number}`);
    const { lastVisitedPages, dismissedPromotions } = parsePreferences({
      lastVisitedPages: [null, 7, {}, '/x'.repeat(1000), ...many],
      dismissedPromotions: [['a'], ...many],
    });
    expect(lastVisitedPages).toEqual(many.slice(0, 10));
    expect(dismissedPromotions).toEqual(many.slice(0, 50));
  });

  it('only `true` is true: counting visits needs a real yes', () => {
    for (const yes of ['true', 1, {}, [], 'yes']) {
      const parsed = parsePreferences({ acceptedCookies: yes, reduceMotion: yes, language: 'xx' });
      expect(parsed).toEqual(defaultPreferences);
    }
    expect(parsePreferences({ acceptedCookies: true }).acceptedCookies).toBe(true);
  });

  it('valid parts are kept if others are invalid', () => {
    const stored = { theme: 'dark', fontSize: 'giant', dismissedPromotions: 'all' };
    expect(parsePreferences(stored)).toEqual({ ...defaultPreferences, theme: 'dark' });
    const inherited: unknown = JSON.parse('{"__proto__":{"theme":"dark"}}');
    expect(parsePreferences(inherited)).toEqual(defaultPreferences);
  });
});

describe('a page that is shown again', () => {
  it('shows what was changed meanwhile, without a storage event', async () => {
    render(panel);
    const stop = followStorage();
    store(storageKeys.preferences, { ...defaultPreferences, theme: 'dark' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('Theme dark')).toBeVisible();
    stop();
  });

  it('keeps its own choice without storage', async () => {
    render(panel);
    const stop = followStorage();
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    localStorage.clear();
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(screen.getByText('Theme dark')).toBeVisible();
    stop();
  });
});

describe('the script before the first paint', () => {
  const script = packBeforePaint(readFileSync('src/app/start/beforePaint.js', 'utf8'));

  it('is small enough not to delay the paint', () => {
    expect(script.length).toBeLessThan(400);
  });

  it('applies every choice as the app does', () => {
    for (const theme of themes) {
      for (const fontSize of fontSizes) {
        for (const reduceMotion of [true, false]) {
          const dismissedPromotions = reduceMotion ? [] : ['diwali'];
          const chosen = {
            ...defaultPreferences,
            theme,
            fontSize,
            reduceMotion,
            dismissedPromotions,
          };
          store(storageKeys.preferences, chosen);
          applyPreferences(chosen);
          const asTheApp = look();
          applyPreferences(defaultPreferences);
          runInNewContext(script, { localStorage, document });
          expect(look()).toEqual(asTheApp);
        }
      }
    }
  });

  it.each(['', '{', 'null', '{"value":null}', '{"value":{"theme":"x onload=alert()"}}'])(
    'changes nothing for the stored %j',
    (text) => {
      localStorage.setItem('mandap:user-preferences', text);
      const dataset = {};
      runInNewContext(script, { localStorage, document: { documentElement: { dataset } } });
      expect(dataset).toEqual({});
    },
  );
});
