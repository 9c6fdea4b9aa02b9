import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { visitorCount } from '@/features/navigation/data/visitorCount.ts';
import { Page } from './frame.fixture.tsx';
import { NavBar } from './NavBar.tsx';

function showBar(at = '/') {
  return render(
    <Page at={at} data={{ [visitorCount.key]: 13_430 }}>
      <NavBar />
      <main>
        <button type="button">Elsewhere</button>
      </main>
    </Page>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const expanded = (name: string) => button(name).getAttribute('aria-expanded') === 'true';

const linksOf = (id: string) =>
  within(document.getElementById(id) ?? document.body)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the navigation bar', () => {
  it('a visitor reaches home, the phone, the chat and the enquiry from it', () => {
    showBar('/about');
    expect(screen.getByRole('link', { name: 'Mandap Events' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Call us: +91 612 555 0142' })).toHaveAttribute(
      'href',
      'tel:+916125550142',
    );
    expect(screen.getByRole('link', { name: 'Chat with us on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/916125550142'),
    );
    expect(screen.getByRole('link', { name: 'Enquire' })).toHaveAttribute('data-enquiry', '');
    expect(screen.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
  });

  it('a visitor finds the pages of both groups', () => {
    showBar();
    expect(linksOf('menu-about')).toEqual(['/about', '/gallery', '/calculator']);
    expect(linksOf('menu-services')).toEqual([
      '/services',
      '/services/wedding',
      '/services/corporate',
      '/services/anniversary',
      '/services/birthday',
      '/services/venue-booking',
      '/services/artist-management',
      '/services/catering',
      '/services/venuesinpatna',
    ]);
  });

  it('a visitor has one dropdown open at a time, and closes it by tapping it again', async () => {
    showBar();
    await userEvent.click(button('About Company'));
    expect([expanded('About Company'), expanded('Services')]).toEqual([true, false]);
    await userEvent.click(button('Services'));
    expect([expanded('About Company'), expanded('Services')]).toEqual([false, true]);
    await userEvent.click(button('Services'));
    expect([expanded('About Company'), expanded('Services')]).toEqual([false, false]);
  });

  it('a visitor leaves a dropdown with Esc and is back at its button', async () => {
    showBar();
    await userEvent.click(button('Services'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Wedding' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(expanded('Services')).toBe(false);
    expect(button('Services')).toHaveFocus();
  });

  it('the arrow keys go round the links of a dropdown', async () => {
    showBar();
    await userEvent.click(button('About Company'));
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Event Budgeting' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(button('About Company')).toHaveFocus();
  });

  it('a tap elsewhere closes what is open', async () => {
    showBar();
    await userEvent.click(button('About Company'));
    fireEvent.pointerDown(button('Elsewhere'));
    expect(expanded('About Company')).toBe(false);
  });

  it('a visitor who tabs on past the bar leaves nothing open behind', async () => {
    showBar();
    await userEvent.click(button('Services'));
    button('Elsewhere').focus();
    await expect.poll(() => expanded('Services'), { timeout: 4000 }).toBe(false);
  });

  it('on a phone the menu opens, and closes when any of its links is tapped', async () => {
    showBar();
    for (const name of ['Wedding', 'Contact', 'About Us']) {
      await userEvent.click(button('Menu'));
      expect(expanded('Menu')).toBe(true);
      await userEvent.click(screen.getByRole('link', { name }));
      expect(expanded('Menu')).toBe(false);
    }
  });

  it('what a visitor had opened before the script came stays open', async () => {
    const shell = document.createElement('div');
    showBar().unmount();
    document.body.append(shell);
    const bar = (
      <Page data={{ [visitorCount.key]: 13_430 }}>
        <NavBar />
      </Page>
    );
    shell.innerHTML = renderToString(bar);
    within(shell).getByRole('button', { name: 'Services' }).focus();
    render(bar, { container: shell, hydrate: true });
    await expect.poll(() => expanded('Services'), { timeout: 4000 }).toBe(true);
    expect(expanded('Menu')).toBe(true);
    shell.remove();
  });

  it('a visitor goes round the three themes', async () => {
    showBar();
    await userEvent.click(button('Theme: As my device'));
    await userEvent.click(button('Theme: Light'));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(button('Theme: Dark'));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });
});

describe('the visitor counter', () => {
  it('a visitor reads the count in Indian grouping', () => {
    render(
      <Page data={{ [visitorCount.key]: 113_430 }}>
        <NavBar />
      </Page>,
    );
    expect(screen.getByText('1,13,430')).toBeVisible();
  });

  it('a visitor of a page without a snapshot reads that it is loading', () => {
    const html = renderToString(
      <Page>
        <NavBar />
      </Page>,
    );
    expect(html).toContain('Loading...');
    expect(html).not.toContain('13,000');
    expect(html).not.toContain('style=');
  });
});
