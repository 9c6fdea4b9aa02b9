import type { Page } from '@playwright/test';
import { site } from '../../../src/content/site.ts';
import { expect, hydrated, test } from '../fixtures.ts';

test.use({ onlyLooks: true });

/** Texts and controls that overlap the floating items horizontally, so that they can come to lie below them. */
async function belowFloating(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const floats = [...document.querySelectorAll('.action-bar, .to-top')];
    const left = Math.min(...floats.map((float) => float.getBoundingClientRect().left));
    const held = 'main :is(p, h1, h2, h3, li, dd, td, button, a, input, select), footer :is(p, a)';
    return (
      [...document.querySelectorAll(held)]
        .filter((element) => element.checkVisibility())
        // Off-screen slides of a row come into view by its own controls.
        .filter((element) => !element.closest('.swiper-wrapper, [aria-hidden]'))
        .filter((element) => element.getBoundingClientRect().right > left + 1)
        .filter((element) => element.getBoundingClientRect().left < innerWidth)
        .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
    );
  });
}

test('the floating items stand beside the content', async ({ page }) => {
  for (const address of ['/services/wedding', '/services/venuesinpatna', '/calculator']) {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(address);
    await hydrated(page);
    await page.mouse.wheel(0, 900);
    for (const width of [768, 1024, 1280, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('button', { name: 'Back to the top' })).toBeVisible();
      // Sliding rows reach their new position a moment after the screen has its width.
      await expect.poll(() => belowFloating(page), `${address} at ${width} px`).toEqual([]);
    }
  }
});

test('buttons keep an edge in the system’s own colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services/venuesinpatna');
  const bare = await page
    .locator(':is(.btn, .card-frame, input, select, .action):visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
          return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
        })
        .map(({ className }) => className),
    );
  expect(bare).toEqual([]);
});

test('the name of the company is whole with text of 200 %', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/pass');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const ends = await page
      .locator(':is(.navbar-row, footer) a > span', { hasText: site.name })
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().right));
    expect(ends).toHaveLength(2);
    expect(Math.max(...ends), `${width} px`).toBeLessThanOrEqual(width);
  }
});
