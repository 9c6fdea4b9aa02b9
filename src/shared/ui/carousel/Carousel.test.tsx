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

/** The visible slides, in order. */
function shown() {
  return [...document.querySelectorAll('.swiper-slide:not([inert])')].map(
    (slide) => slide.textContent,
  );
}

// The test page is 1024 px wide: five slides.
const started = () => waitFor(() => expect(shown()).toHaveLength(5));

beforeEach(() => {
  // happy-dom has no layout: the row counts as near and 1000 px wide.
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(window, 'IntersectionObserver');
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});
afterEach(() => vi.unstubAllGlobals());

describe('a row of slides', () => {
  it('scrolls without JavaScript and shows no dead buttons', () => {
    const html = renderToString(row({ autoplayMs: 2000 }));
    document.body.innerHTML = html;
    expect(shown()).toHaveLength(6);
    expect(screen.queryByRole('button', { name: /Next|Previous|Pause/ })).toBeNull();
    expect(html).not.toContain('style=');
    document.body.innerHTML = '';
  });

  it('announces the row and the position', async () => {
    render(row());
    const region = screen.getByRole('region', { name: 'Names' });
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    await started();
    expect(within(region).getByRole('group', { name: '1 of 6' })).toHaveTextContent('Asha');
    expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull();
  });

  it('goes round with the arrows', async () => {
    // Without the transition, whose end is not reported without layout.
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

  it('moves with the arrow keys and keeps the focus in the row', async () => {
    render(row());
    await started();
    const first = screen.getByRole('button', { name: 'Asha' });
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    await waitFor(() => expect(shown()).not.toContain('Asha'));
    expect(document.querySelector('[data-running]')).toHaveFocus();
  });

  it('stops and restarts autoplay by a button', async () => {
    render(row({ autoplayMs: 2000 }));
    await userEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
    expect(document.querySelector('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
    expect(screen.getByRole('button', { name: 'Pause the slides' })).toBeVisible();
  });

  it('autoplays with reduced motion only when started by hand', () => {
    render(row({ autoplayMs: 2000, lessMotion: true }));
    expect(screen.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  });

  it('moves to the next slide by itself', async () => {
    render(row({ autoplayMs: 100 }));
    await started();
    await waitFor(() => expect(shown()).not.toContain('Asha'));
  });

  it('has no timer while off-screen or under a finger', async () => {
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
