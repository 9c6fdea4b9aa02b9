import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recall } from '@/shared/lib/storage.ts';
import { builtWith, SitePage } from '../../../tests/builders/sitePage.tsx';
import { usePageVisits } from './data/usePageVisits.ts';
import PreferencesDialog from './public/PreferencesDialog.tsx';
import { SeenBefore } from './public/SeenBefore.tsx';

const KEY = 'mandap:user-preferences';
const kept = () => Object(recall('user-preferences'));
/** Simulates a value stored by another tab. */
function give(value: object): void {
  const text = JSON.stringify({ value, timestamp: Date.now() });
  localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }));
}

function openPanel() {
  render(
    <SitePage>
      <PreferencesDialog onClose={() => {}} />
    </SitePage>,
  );
  return userEvent.setup();
}
const refuse = () => {
  throw new DOMException('Refused', 'SecurityError');
};
const part = (name: string) => screen.getByRole('region', { name });

beforeEach(() => {
  localStorage.clear();
  give({});
});
afterEach(() => vi.unstubAllGlobals());

describe('the panel', () => {
  it('lists the last pages, and forgets them', async () => {
    give({ lastVisitedPages: ['/contact', '/about', '/events/former'] });
    const person = openPanel();
    const seen = part('Recently viewed');
    expect(
      within(seen)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Contact', 'About Us', '/events/former']);
    await person.click(within(seen).getByRole('button', { name: 'Clear this list' }));
    expect(within(seen).queryByRole('link')).toBeNull();
    expect(within(seen).getByRole('heading')).toHaveFocus();
    expect(kept()).toMatchObject({ lastVisitedPages: [] });
  });

  it('shows hidden announcements again, recognises nobody before that is ticked, and resets all', async () => {
    give({ dismissedPromotions: ['one'], theme: 'dark' });
    const person = openPanel();
    const hidden = part('Hidden announcements');
    await person.click(within(hidden).getByRole('button', { name: 'Show them again' }));
    expect(within(hidden).getByText('You have not hidden any announcement.')).toBeVisible();
    expect(kept()).toMatchObject({ dismissedPromotions: [] });

    const counting = screen.getByRole('checkbox', { name: 'Recognise this browser next time' });
    expect(counting).not.toBeChecked();
    await person.click(counting);
    expect(kept()).toMatchObject({ acceptedCookies: true });
    expect(screen.getByText('English')).toBeVisible();

    await person.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('status')).toHaveTextContent(/have been reset/);
    expect(screen.getByRole('radio', { name: 'Same as device' })).toBeChecked();
    expect(kept()).toMatchObject({ acceptedCookies: null, lastVisitedPages: [] });
  });

  it('says so where the browser keeps nothing, and what is chosen holds for this page', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const person = openPanel();
    expect(screen.getByText(/does not let us save anything/)).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'Dark' }));
    await person.click(screen.getByRole('radio', { name: 'Large' }));
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', fontSize: 'large' });
  });
});

function Walk({ hides }: { hides: boolean }) {
  usePageVisits((path) => path !== '/nowhere');
  const navigate = useNavigate();
  return (
    <>
      {hides && <meta name="robots" content="noindex" />}
      <button type="button" onClick={() => void navigate('/about')}>
        On
      </button>
      <SeenBefore />
    </>
  );
}
const walk = (at: string, hides = false, data = {}) =>
  render(
    <HelmetProvider>
      <SitePage at={at} data={data}>
        <Walk hides={hides} />
      </SitePage>
    </HelmetProvider>,
  );

describe('a page that a visitor looks at', () => {
  it('is kept, with the five before it where a page is missing', async () => {
    const former = Array.from({ length: 10 }, (_, number) => `/events/${number}`);
    give({ lastVisitedPages: former });
    walk('/contact');
    await userEvent.click(screen.getByRole('button', { name: 'On' }));
    expect(kept().lastVisitedPages).toEqual(['/about', '/contact', ...former.slice(0, 8)]);
    const seen = part('Recently viewed');
    expect(
      within(seen)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['About Us', 'Contact', '/events/0', '/events/1', '/events/2']);
  });

  it.each([
    ['is not kept where there is none', '/nowhere', false],
    ['is taken back where its owner hides it', '/about', true],
  ])('%s', async (_, at, hides) => {
    give({ lastVisitedPages: ['/privacy-policy'] });
    walk(at, hides);
    await expect.poll(() => kept().lastVisitedPages).toEqual(['/privacy-policy']);
  });

  it('is no way back while it is hidden', () => {
    give({ lastVisitedPages: ['/about', '/contact'] });
    const hidden = { page_name: 'about', is_visible: false, is_under_construction: false };
    walk('/nowhere', false, builtWith({ pages: [Object.assign({ message: '' }, hidden)] }));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Contact']);
  });
});
