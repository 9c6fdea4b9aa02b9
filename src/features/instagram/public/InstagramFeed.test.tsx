import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { instagramPosts, instagramText } from '@/content/en/instagram.ts';
import { site } from '@/content/site.ts';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { InstagramFeed } from './InstagramFeed.tsx';

function feed(address = '/') {
  return (
    <MemoryRouter initialEntries={[address]}>
      <PreferencesProvider>
        <InstagramFeed />
      </PreferencesProvider>
    </MemoryRouter>
  );
}

const [first] = instagramPosts;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('Follow Us on Instagram', () => {
  it('logs the missing token once, even if mounted several times', () => {
    const { unmount } = render(feed());
    unmount();
    render(feed());
    expect(
      vi.mocked(console.warn).mock.calls.filter(([text]) => text === instagramText.noToken),
    ).toHaveLength(1);
  });

  it('shows all eight posts and links to the profile without JavaScript', () => {
    const html = renderToString(feed());
    document.body.innerHTML = html;
    expect(document.querySelectorAll('img[loading="lazy"]')).toHaveLength(8);
    expect(html).not.toContain('style=');
    expect(screen.getByRole('link', { name: /^Follow/ })).toHaveAttribute('href', site.social.url);
    document.body.innerHTML = '';
  });

  it('opens a post, links to Instagram and closes', async () => {
    render(feed());
    await userEvent.click(
      screen.getByRole('button', { name: instagramText.open(first?.alt ?? '') }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Posts on Instagram' });
    expect(within(dialog).getByText('1 / 8')).toBeVisible();
    expect(within(dialog).getByText(first?.caption ?? '')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: /^View on Instagram/ })).toHaveAttribute(
      'href',
      first?.permalink,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('returns the focus to the post, even if a press did not focus its button', async () => {
    render(feed());
    const button = screen.getByRole('button', { name: instagramText.open(first?.alt ?? '') });
    // Only the click event, as in Safari.
    fireEvent.click(button);
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
    );
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('opens the post of a link', async () => {
    render(feed('/?picture=post-3'));
    expect(await screen.findByText('3 / 8')).toBeVisible();
  });
});
