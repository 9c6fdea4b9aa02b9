import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultPreferences } from '@/providers/preferences/preferences.ts';
import type { SiteState } from '@/shared/data/siteState.ts';
import { storageKeys, store } from '@/shared/lib/storage.ts';
import { stubSight } from '@/shared/ui/sight.fixture.ts';
import { fakeBackend } from '../../../../tests/builders/fakeBackend.ts';
import { builtWith, SitePage } from '../../../../tests/builders/sitePage.tsx';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { ROTATION_MS } from './useRotation.ts';

const STATE = 'GET /rest/v1/rpc/get_site_state';
const two = { content: 'Garba passes: [book](/raas-garba)\nOpen on Diwali', enabled: true };

function bar(announcement: SiteState['announcement']) {
  return (
    <SitePage data={builtWith({ announcement })}>
      <AnnouncementBar />
    </SitePage>
  );
}

/** The bar on a page without a snapshot. */
const unknown = (
  <SitePage>
    <AnnouncementBar />
  </SitePage>
);

const shown = () => document.querySelector('li:not([inert])')?.textContent;

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the announcement bar', () => {
  it('shows the first message with its link without JavaScript', () => {
    const html = renderToString(bar(two));
    expect(html).toContain('href="/raas-garba"');
    expect(html).not.toContain('style=');
    expect(html).not.toContain('<button');
  });

  it('is hidden while loading and when switched off', async () => {
    fakeBackend({ [STATE]: 'silent' });
    const { unmount } = render(unknown);
    expect(screen.queryByRole('complementary')).toBeNull();
    unmount();
    render(bar({ ...two, enabled: false }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('is hidden after an error, which is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    fakeBackend({ [STATE]: 'offline' });
    render(unknown);
    await vi.waitFor(
      () =>
        expect(warn).toHaveBeenCalledWith(
          'The announcements could not be fetched',
          expect.anything(),
        ),
      { timeout: 8000 },
    );
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('rotates the messages, and can be paused', async () => {
    vi.useFakeTimers();
    const reportSight = stubSight();
    render(bar(two));
    reportSight(true);
    expect(shown()).toBe('Garba passes: book');
    pass(ROTATION_MS);
    expect(shown()).toBe('Open on Diwali');
    pass(ROTATION_MS);
    expect(shown()).toBe('Garba passes: book');
    act(() => screen.getByRole('button', { name: 'Pause the announcements' }).click());
    pass(ROTATION_MS * 3);
    expect(shown()).toBe('Garba passes: book');
  });

  it('does not rotate off-screen', () => {
    vi.useFakeTimers();
    const reportSight = stubSight();
    render(bar(two));
    reportSight(true);
    reportSight(false);
    pass(ROTATION_MS * 3);
    expect(shown()).toBe('Garba passes: book');
    reportSight(true);
    pass(ROTATION_MS);
    expect(shown()).toBe('Open on Diwali');
  });

  it('rotates only by hand with reduced motion', () => {
    vi.useFakeTimers();
    store(storageKeys.preferences, { ...defaultPreferences, reduceMotion: true });
    render(bar(two));
    pass(ROTATION_MS * 3);
    expect(shown()).toBe('Garba passes: book');
    act(() => screen.getByRole('button', { name: 'Next announcement' }).click());
    expect(shown()).toBe('Open on Diwali');
  });

  it('dismisses one message after the other, also for the next visit', async () => {
    const { unmount } = render(bar(two));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss this announcement' }));
    expect(shown()).toBe('Open on Diwali');
    expect(screen.queryByText(/Garba passes/)).toBeNull();
    unmount();
    render(bar(two));
    expect(shown()).toBe('Open on Diwali');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss this announcement' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.documentElement).toHaveAttribute('data-dismissed');
  });
});
