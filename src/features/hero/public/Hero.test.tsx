import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubSight } from '@/shared/ui/sight.fixture.ts';
import { Hero } from './Hero.tsx';
import { builtWith, SitePage } from '../../../../tests/builders/sitePage.tsx';
import { startHero } from './heroSlides.ts';

const titles = ['Elegant Weddings', 'Premium Decor', 'Corporate Events', 'Social Gatherings'];

/** Disables the cache's timers, so that only those of the slides are counted. */
const queries = { gcTime: Infinity, staleTime: Infinity };
const cache = new QueryClient({ defaultOptions: { queries } });
const hero = (
  <SitePage data={builtWith({})} cache={cache}>
    <Hero />
  </SitePage>
);

function shownSlide(): string | null | undefined {
  return document.querySelector('[data-hero=slide]:not([inert]) h2')?.textContent;
}

/** Number of slides that may have loaded their picture. */
const pictures = () => document.querySelectorAll('[data-hero=picture]:not([data-waiting])').length;

const band = () => screen.getByRole('region', { name: 'What we plan' });

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** The prerendered hero, as the start script finds it. */
function prerendered(): HTMLElement {
  document.body.innerHTML = renderToString(hero);
  return band();
}

let stop = () => {};

/** The prerendered hero with its slides running. */
function started(): HTMLElement {
  const element = prerendered();
  stop = startHero(element);
  return element;
}

/** A touch from one place to another. */
function move(from: number, to: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp'): void {
  fireEvent.pointerDown(band(), { pointerType: 'touch', clientX: from });
  fireEvent[end](band(), { pointerType: 'touch', clientX: to });
}

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom has no viewport.
  Reflect.deleteProperty(window, 'IntersectionObserver');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
  delete document.documentElement.dataset['reduceMotion'];
  document.body.innerHTML = '';
});

describe('the prerendered hero', () => {
  it('shows the first slide, its picture and Book Now without JavaScript', () => {
    prerendered();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(shownSlide()).toBe('Elegant Weddings');
    expect(pictures()).toBe(1);
    expect(document.querySelectorAll('img:not([loading=lazy])')).toHaveLength(1);
    expect(document.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    expect(document.body.innerHTML).not.toContain('style=');
    expect(screen.getAllByRole('link', { name: 'Book Now' })[0]).toHaveAttribute(
      'href',
      '/contact?service=wedding#enquiry',
    );
  });

  it('announces a carousel and its slides', () => {
    prerendered();
    expect(band()).toHaveAttribute('aria-roledescription', 'carousel');
    const first = within(band()).getByRole('group', { name: '1 of 4' });
    expect(first).toHaveAttribute('aria-roledescription', 'slide');
    expect(within(first).getByRole('heading', { name: 'Elegant Weddings' })).toBeVisible();
  });
});

describe('the slides without React', () => {
  it('advance every five seconds, looping', () => {
    started();
    for (const [index, next] of [...titles.slice(1), titles[0]].entries()) {
      // Only the next picture is prefetched.
      expect(pictures()).toBe(Math.min(index + 2, 4));
      pass(4999);
      expect(shownSlide()).not.toBe(next);
      pass(1);
      expect(shownSlide()).toBe(next);
    }
  });

  it('ignore a second start, and leave no timer after stopping', () => {
    const element = started();
    expect(startHero(element)).toBe(stop);
    pass(5000);
    expect(shownSlide()).toBe(titles[1]);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(shownSlide()).toBe(titles[1]);
    stop = startHero(element);
    pass(5000);
    expect(shownSlide()).toBe(titles[2]);
  });

  it('can be stopped and restarted', () => {
    started();
    const slides = document.querySelector('[data-hero=slides]');
    expect(slides).toHaveAttribute('aria-live', 'off');
    fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
    expect(slides).toHaveAttribute('aria-live', 'polite');
    expect(band()).toHaveAttribute('data-playing', 'false');
    expect(vi.getTimerCount()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
    expect(screen.getByRole('button', { name: 'Pause the slides' })).toBeVisible();
    expect(band()).toHaveAttribute('data-playing', 'true');
    expect(vi.getTimerCount()).toBe(1);
  });

  it('pause on hover and under a dialog', () => {
    started();
    fireEvent.pointerEnter(band(), { pointerType: 'mouse' });
    pass(60_000);
    expect(shownSlide()).toBe(titles[0]);
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    fireEvent.pointerLeave(band(), { pointerType: 'mouse' });
    pass(60_000);
    expect(shownSlide()).toBe(titles[0]);
    document.querySelector('dialog')?.remove();
    pass(5000);
    expect(shownSlide()).toBe(titles[1]);
  });

  it('pause while touched for more than 200 ms', () => {
    started();
    pass(4900);
    fireEvent.pointerDown(band(), { pointerType: 'touch', clientX: 100 });
    pass(199);
    expect(shownSlide()).toBe(titles[1]);
    pass(60_000);
    expect(shownSlide()).toBe(titles[1]);
    fireEvent.pointerUp(band(), { pointerType: 'touch', clientX: 110 });
    pass(5000);
    expect(shownSlide()).toBe(titles[2]);
  });

  it('move by swipes, not by taps or scrolling', () => {
    started();
    move(300, 100);
    expect(shownSlide()).toBe(titles[1]);
    move(100, 110);
    move(300, 100, 'pointerCancel');
    expect(shownSlide()).toBe(titles[1]);
    move(100, 300);
    expect(shownSlide()).toBe(titles[0]);
  });

  it('move by the arrow keys, looping', () => {
    started();
    within(band()).getAllByRole('link', { name: 'Book Now' })[0]?.focus();
    fireEvent.keyDown(band(), { key: 'ArrowLeft' });
    expect(shownSlide()).toBe(titles[3]);
    expect(document.activeElement?.closest('[data-hero=slide]')).toHaveTextContent('Social');
    fireEvent.keyDown(band(), { key: 'ArrowRight' });
    expect(shownSlide()).toBe(titles[0]);
  });

  it('have no timer off-screen or in a hidden tab', () => {
    const reportSight = stubSight();
    started();
    expect(vi.getTimerCount()).toBe(0);
    reportSight(true);
    expect(vi.getTimerCount()).toBe(1);
    reportSight(false);
    expect(vi.getTimerCount()).toBe(0);
    reportSight(true);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(vi.getTimerCount()).toBe(0);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(vi.getTimerCount()).toBe(1);
  });

  it('move only by hand with reduced motion', () => {
    document.documentElement.dataset['reduceMotion'] = '';
    started();
    expect(vi.getTimerCount()).toBe(0);
    expect(screen.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(shownSlide()).toBe(titles[1]);
  });

  it('load no further pictures with Save-Data, except for the requested one', () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    started();
    pass(60_000);
    expect(shownSlide()).toBe(titles[0]);
    expect(pictures()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(pictures()).toBe(2);
  });
});

describe('the slides with React', () => {
  it('stop on keyboard focus', async () => {
    vi.useRealTimers();
    render(hero);
    await userEvent.tab();
    expect(await screen.findByRole('button', { name: 'Play the slides' })).toBeVisible();
  });

  it.each(titles)('show %s by its button', (title) => {
    render(hero);
    const lamp = screen.getByRole('button', { name: `Show ${title}` });
    fireEvent.click(lamp);
    expect(shownSlide()).toBe(title);
    expect(lamp).toHaveAttribute('aria-current', 'true');
  });

  it('keep the slide shown before hydration', () => {
    const element = started();
    pass(5000);
    const root = element.parentElement;
    if (!root) throw new Error('there is no root');
    const { unmount } = render(hero, { container: root, hydrate: true });
    expect(band()).toBe(element);
    expect(shownSlide()).toBe(titles[1]);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(shownSlide()).toBe(titles[2]);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
