import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubSight } from '@/shared/ui/sight.fixture.ts';
import { Carousel } from './Carousel.tsx';
import type { PerView } from './perView.ts';

const perView: PerView = [2, 3, 4, 5];
const slides = ['Asha', 'Bina', 'Chitra', 'Divya', 'Esha', 'Farah'].map((name) => ({
  key: name,
  content: <button type="button">{name}</button>,
}));

function row(options: { autoplayMs?: number; lessMotion?: boolean } = {}) {
  const { lessMotion = false, ...rest } = options;
  return (
    <Carousel label="Names" slides={slides} perView={perView} lessMotion={lessMotion} {...rest} />
  );
}

/** The slides that can be seen, in the order of the row. */
function shown() {
  return [...document.querySelectorAll('.swiper-slide:not([inert])')].map(
    (slide) => slide.textContent,
  );
}

// The test's page is 1024 px wide: five side by side.
const started = () => waitFor(() => expect(shown()).toHaveLength(5));

beforeEach(() => {
  // The test's browser lays nothing out: the row is near, and 1000 px wide.
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(window, 'IntersectionObserver');
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});
afterEach(() => vi.unstubAllGlobals());

describe('a row of slides', () => {
  it('a visitor without JavaScript scrolls through all of it, and finds no dead buttons', () => {
    const html = renderToString(row({ autoplayMs: 2000 }));
    document.body.innerHTML = html;
    expect(shown()).toHaveLength(6);
    expect(screen.queryByRole('button', { name: /Next|Previous|Pause/ })).toBeNull();
    expect(html).not.toContain('style=');
    document.body.innerHTML = '';
  });

  it('a screen reader is told what it is and where one is', async () => {
    render(row());
    const region = screen.getByRole('region', { name: 'Names' });
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    await started();
    expect(within(region).getByRole('group', { name: '1 of 6' })).toHaveTextContent('Asha');
    expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull();
  });

  it('a visitor goes round with the arrows', async () => {
    // Without the glide: its end is never told where nothing is drawn.
    render(row({ lessMotion: true }));
    await started();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(new Set(shown())).toEqual(new Set(['Bina', 'Chitra', 'Divya', 'Esha', 'Farah'])),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() =>
      expect(new Set(shown())).toEqual(new Set(['Farah', 'Asha', 'Bina', 'Chitra', 'Divya'])),
    );
  });

  it('a visitor goes on with the arrow keys, and the focus stays in the row', async () => {
    render(row());
    await started();
    const first = screen.getByRole('button', { name: 'Asha' });
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    await waitFor(() => expect(shown()).not.toContain('Asha'));
    expect(document.querySelector('[data-running]')).toHaveFocus();
  });

  it('a visitor can stop a row that moves by itself, and start it again', async () => {
    render(row({ autoplayMs: 2000 }));
    await userEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
    expect(document.querySelector('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
    expect(screen.getByRole('button', { name: 'Pause the slides' })).toBeVisible();
  });

  it('a visitor who wants less motion starts it only by hand', () => {
    render(row({ autoplayMs: 2000, lessMotion: true }));
    expect(screen.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  });

  it('a row that moves by itself goes on to the next slide', async () => {
    render(row({ autoplayMs: 100 }));
    await started();
    await waitFor(() => expect(shown()).not.toContain('Asha'));
  });

  it('a row has no timer where nobody sees it, nor under a finger', async () => {
    const reportSight = stubSight();
    render(row({ autoplayMs: 2000 }));
    reportSight(true);
    await started();
    reportSight(false);
    vi.useFakeTimers();
    reportSight(true);
    expect(vi.getTimerCount()).toBe(1);
    const band = screen.getByRole('region', { name: 'Names' });
    fireEvent.pointerEnter(band, { pointerType: 'touch' });
    expect(vi.getTimerCount()).toBe(0);
    fireEvent.pointerLeave(band, { pointerType: 'touch' });
    expect(vi.getTimerCount()).toBe(1);
    reportSight(false);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
