import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberPlayed, wasPlayedOn } from '@/features/intro-video/data/playedToday.ts';
import { defaultPreferences } from '@/providers/preferences/preferences.ts';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { storageKeys, store } from '@/shared/lib/storage.ts';
import { stubSight } from '@/shared/ui/sight.fixture.ts';
import { IntroVideo } from './IntroVideo.tsx';

const film = (
  <PreferencesProvider>
    <IntroVideo />
  </PreferencesProvider>
);

/** Mocks `play`, which happy-dom lacks: starts or rejects. */
function browserPlays(starts: boolean) {
  return vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(
    this: HTMLMediaElement,
  ) {
    if (!starts) throw new DOMException('No gesture', 'NotAllowedError');
    this.dispatchEvent(new Event('play'));
  });
}

function element(): HTMLVideoElement {
  const video = document.querySelector('video');
  if (!video) throw new Error('there is no film');
  return video;
}

beforeEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the film', () => {
  it('loads nothing and shows no dead button without JavaScript', () => {
    const html = renderToString(film);
    document.body.innerHTML = html;
    expect(element()).toHaveAttribute('preload', 'none');
    expect(element().autoplay).toBe(false);
    expect(screen.queryByRole('button')).toBeNull();
    expect(html).not.toContain('style=');
    document.body.innerHTML = '';
  });

  it('autoplays when first in view, once a day', async () => {
    const play = browserPlays(true);
    const { unmount } = render(film);
    expect(await screen.findByRole('button', { name: 'Pause the film' })).toBeVisible();
    expect(element().muted).toBe(true);
    await waitFor(() => expect(wasPlayedOn(new Date())).toBe(true));
    unmount();
    render(film);
    expect(await screen.findByRole('button', { name: 'Play the film again' })).toBeVisible();
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('is done at its end, and can be replayed', async () => {
    const play = browserPlays(true);
    render(film);
    await screen.findByRole('button', { name: 'Pause the film' });
    fireEvent.ended(element());
    await userEvent.click(screen.getByRole('button', { name: 'Play the film again' }));
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('stays paused, logged and not counted if the browser refuses to play', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    browserPlays(false);
    render(film);
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith('The film could not be started', expect.anything()),
    );
    expect(screen.getByRole('button', { name: 'Play the film' })).toBeVisible();
    expect(wasPlayedOn(new Date())).toBe(false);
  });

  it('pauses off-screen and resumes in view', async () => {
    const reportSight = stubSight();
    const play = browserPlays(true);
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
    render(film);
    reportSight(true);
    await screen.findByRole('button', { name: 'Pause the film' });
    vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
    reportSight(false);
    expect(pause).toHaveBeenCalledTimes(1);
    reportSight(true);
    expect(play).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it('can be paused', async () => {
    browserPlays(true);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(
      this: HTMLMediaElement,
    ) {
      this.dispatchEvent(new Event('pause'));
    });
    render(film);
    await userEvent.click(await screen.findByRole('button', { name: 'Pause the film' }));
    expect(screen.getByRole('button', { name: 'Play the film' })).toBeVisible();
  });

  it.each(['less motion', 'less data'])('plays only by hand with %s', async (wish) => {
    if (wish === 'less motion')
      store(storageKeys.preferences, { ...defaultPreferences, reduceMotion: true });
    else
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true },
        configurable: true,
      });
    const play = browserPlays(true);
    render(film);
    await act(async () => {});
    expect(play).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Play the film' }));
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('counts days in IST, which change at 18:30 UTC', () => {
    rememberPlayed(new Date('2026-11-21T18:29:00Z'));
    expect(wasPlayedOn(new Date('2026-11-20T18:31:00Z'))).toBe(true);
    expect(wasPlayedOn(new Date('2026-11-21T18:31:00Z'))).toBe(false);
  });
});
