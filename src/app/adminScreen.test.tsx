import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../tests/builders/adminArea.tsx';
import { fakeBackend } from '../../tests/builders/fakeBackend.ts';
import { AdminScreen, screenPage } from './adminScreen.tsx';
import { setAppState } from '@/shared/lib/appState.ts';

const reload = () => vi.spyOn(window.location, 'reload').mockReturnValue();

/** Adds the start script's settings, from which only the release is read. */
function releaseIs(name: string) {
  const settings = document.createElement('script');
  settings.id = 'start';
  settings.type = 'application/json';
  settings.textContent = JSON.stringify({ chunks: { main: [`/main-${name}.js`] } });
  document.body.append(settings);
}

function show(Page: ComponentType) {
  render(
    <MemoryRouter initialEntries={['/one']}>
      <Link to="/one?open=other">Another record</Link>
      <Routes>
        <Route path="/one" element={<AdminScreen Page={Page} />} />
      </Routes>
    </MemoryRouter>,
  );
}

/** Expects the logged error; every test must leave the console empty. */
function expectLogged() {
  expect(console.error).toHaveBeenCalledWith(
    'A part of the page failed to render',
    expect.any(Error),
    expect.any(String),
  );
  vi.mocked(console.error).mockClear();
}

// Loads the lazy chunk first, so that the first test does not wait for it.
beforeAll(async () => import('@/pages/admin/AnnouncementsPage.tsx'));
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  document.getElementById('start')?.remove();
  setAppState('prerendered');
  vi.useRealTimers();
});

const gone = () => screenPage(async () => Promise.reject(new TypeError('Failed to fetch')));

describe('a screen that throws while rendering', () => {
  // A row written outside of the forms may break a screen.
  it.each([
    ['an invalid time', [{ text: 'hello', from: 'tomorrow' }]],
    ['a time without end', [{ text: 'hello', until: 'infinity' }]],
    ['a text that is a number', [{ text: 5 }]],
  ])('keeps the menu, shows an error and logs it: %s', async (_what, messages) => {
    fakeBackend({
      ...ownersBackend,
      'GET /rest/v1/announcements': { body: { messages, enabled: true, version: 1 } },
    });
    await signedInBefore();
    openAdmin('/admin/dashboard/ad-bar');
    expect(await screen.findByText('This screen could not be shown')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Bookings' })[0]).toBeVisible();
    expectLogged();
    const reloaded = reload();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(reloaded).toHaveBeenCalledOnce();
    await leaveAdmin();
  });

  it('is rendered again at another address', async () => {
    show(function Fussy() {
      if (useLocation().search === '') throw new Error('Not this one');
      return <h1>The other record</h1>;
    });
    expect(screen.getByText('This screen could not be shown')).toBeVisible();
    expectLogged();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Another record' }));
    expect(screen.getByRole('heading', { name: 'The other record' })).toBeVisible();
  });
});

describe('a screen whose code is missing', () => {
  it('reloads the page once per release, then shows an error', async () => {
    releaseIs('1');
    const reloaded = reload();
    await act(async () => show(gone()));
    expect(reloaded).toHaveBeenCalledOnce();
    expect(screen.getByText('Loading...')).toBeVisible();
    setAppState('prerendered');
    await act(async () => show(gone()));
    expect(reloaded).toHaveBeenCalledOnce();
    expect(screen.getByText('This screen could not be shown')).toBeVisible();
    expectLogged();
  });

  it('does not reload the page with unsaved changes', async () => {
    releaseIs('2');
    document.documentElement.dataset['dirtyForm'] = '';
    const reloaded = reload();
    await act(async () => show(gone()));
    expect(reloaded).not.toHaveBeenCalled();
    expectLogged();
    delete document.documentElement.dataset['dirtyForm'];
  });

  it('shows after a while that it is slow, and in the end that it failed', async () => {
    releaseIs('3');
    vi.useFakeTimers();
    const reloaded = reload();
    await act(async () => show(screenPage(async () => new Promise(() => {}))));
    expect(screen.getByText('Loading...')).toBeVisible();
    await act(async () => vi.advanceTimersByTimeAsync(8000));
    expect(screen.getByText('This takes longer than usual')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await act(async () => vi.advanceTimersByTimeAsync(22_000));
    expect(reloaded).toHaveBeenCalledOnce();
  });
});
