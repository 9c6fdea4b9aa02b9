import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { Hero } from './Hero.tsx';

const titles = ['Elegant Weddings', 'Premium Decor', 'Corporate Events', 'Social Gatherings'];

const hero = (
  <MemoryRouter>
    <PreferencesProvider>
      <Hero />
    </PreferencesProvider>
  </MemoryRouter>
);

function shownSlide(): string | null | undefined {
  return document.querySelector('.swiper-slide:not([inert]) h2')?.textContent;
}

describe('the hero slider', () => {
  it('a visitor without JavaScript gets the first slide, its picture and Book Now, and no dead buttons', () => {
    const html = renderToString(hero);
    document.body.innerHTML = html;
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(shownSlide()).toBe('Elegant Weddings');
    expect(document.querySelectorAll('img')).toHaveLength(1);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    expect(screen.queryByRole('button')).toBeNull();
    expect(html).not.toContain('style=');
    expect(screen.getAllByRole('link', { name: 'Book Now' })[0]).toHaveAttribute(
      'href',
      '/contact?service=wedding#enquiry',
    );
    document.body.innerHTML = '';
  });

  it('a screen reader is told that this is a carousel, and which slide it reads', () => {
    render(hero);
    const region = screen.getByRole('region', { name: 'What we plan' });
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    const first = within(region).getByRole('group', { name: '1 of 4' });
    expect(first).toHaveAttribute('aria-roledescription', 'slide');
    expect(within(first).getByRole('heading', { name: 'Elegant Weddings' })).toBeVisible();
  });

  it('a visitor can stop the slides and start them again', async () => {
    render(hero);
    const slides = document.querySelector('.swiper-wrapper');
    expect(slides).toHaveAttribute('aria-live', 'off');
    await userEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
    expect(slides).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
    expect(screen.getByRole('button', { name: 'Pause the slides' })).toBeVisible();
  });

  it('a visitor with a keyboard stops the slides by coming near', async () => {
    render(hero);
    await userEvent.tab();
    expect(await screen.findByRole('button', { name: 'Play the slides' })).toBeVisible();
  });

  it.each(titles)('a visitor goes to %s by its lamp', async (title) => {
    render(hero);
    const lamp = screen.getByRole('button', { name: `Show ${title}` });
    await userEvent.click(lamp);
    await waitFor(() => expect(shownSlide()).toBe(title));
    expect(lamp).toHaveAttribute('aria-current', 'true');
  });

  it('a visitor goes round with the arrows', async () => {
    render(hero);
    await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    await waitFor(() => expect(shownSlide()).toBe('Social Gatherings'));
    await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(shownSlide()).toBe('Elegant Weddings'));
  });
});
