import Swiper from 'swiper';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startCarousel } from './carouselEngine.ts';

function row(): HTMLElement {
  document.body.innerHTML = `<div id="row"><div class="swiper-wrapper">${'<div class="swiper-slide"></div>'.repeat(6)}</div></div>`;
  const element = document.querySelector<HTMLElement>('#row');
  if (!element) throw new Error('there is no row');
  return element;
}

const options = {
  perView: [2, 3, 4, 5] as const,
  first: 0,
  lessMotion: true,
  onShow: () => {},
};

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('a row after the window was resized', () => {
  it('is measured again after half a second and two seconds', () => {
    vi.useFakeTimers();
    const carousel = startCarousel(row(), options);
    vi.advanceTimersByTime(10_000);
    const measured: number[] = [];
    vi.spyOn(Swiper.prototype, 'update').mockImplementation(() => measured.push(Date.now()));
    const changed = Date.now();
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(10_000);
    expect(measured.map((time) => time - changed)).toEqual([500, 2000]);
    carousel.destroy();
  });

  it('is measured once at the end of continuous resizing', () => {
    vi.useFakeTimers();
    const carousel = startCarousel(row(), options);
    vi.advanceTimersByTime(10_000);
    const update = vi.spyOn(Swiper.prototype, 'update').mockImplementation(() => {});
    for (let drag = 0; drag < 5; drag += 1) {
      window.dispatchEvent(new Event('resize'));
      vi.advanceTimersByTime(400);
    }
    expect(update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(update).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('resize'));
    carousel.destroy();
    update.mockClear();
    vi.advanceTimersByTime(10_000);
    expect(update).not.toHaveBeenCalled();
  });
});
