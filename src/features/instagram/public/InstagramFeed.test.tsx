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
  it('the log says once that there is no token, however often the section comes', () => {
    const { unmount } = render(feed());
    unmount();
    render(feed());
    expect(
      vi.mocked(console.warn).mock.calls.filter(([text]) => text === instagramText.noToken),
    ).toHaveLength(1);
  });

  it('a visitor without JavaScript sees all eight posts and the way to the profile', () => {
    const html = renderToString(feed());
    document.body.innerHTML = html;
    expect(document.querySelectorAll('img[loading="lazy"]')).toHaveLength(8);
    expect(html).not.toContain('style=');
    expect(screen.getByRole('link', { name: /^Follow/ })).toHaveAttribute('href', site.social.url);
    document.body.innerHTML = '';
  });

  it('a visitor opens a post, finds it on Instagram and closes it', async () => {
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

  it('the focus is back at the post, even where a press does not focus its button', async () => {
    render(feed());
    const button = screen.getByRole('button', { name: instagramText.open(first?.alt ?? '') });
    // Only the click, as Safari has it.
    fireEvent.click(button);
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
    );
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('a visitor follows a link to one of the posts', async () => {
    render(feed('/?picture=post-3'));
    expect(await screen.findByText('3 / 8')).toBeVisible();
  });
});
