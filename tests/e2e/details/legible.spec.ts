import type { Page } from '@playwright/test';
import { site } from '../../../src/content/site.ts';
import { expect, hydrated, test, wholeHydrated } from '../fixtures.ts';

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

/** Controls of forms and of the sale that the button to the top covers in its present place. */
const covered = async (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('.to-top')?.getBoundingClientRect();
    return [
      ...document.querySelectorAll(
        'main :is(form, fieldset, [data-controls]) :is(button, a, input, select, textarea, summary)',
      ),
    ]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        if (!box || right - left < 2) return false;
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map(({ outerHTML }) => `${Math.round(scrollY)} px: ${outerHTML.slice(0, 80)}`);
  });

test('on a phone the button to the top covers no control of a form or of the sale', async ({
  page,
}) => {
  const faults: string[] = [];
  let shown = 0;
  for (const address of ['/raas-garba', '/contact', '/calculator', '/passes', '/']) {
    await page.goto(address);
    await wholeHydrated(page);
    const end = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 400; top < end; top += 90) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await page.evaluate(async () => new Promise((drawn) => requestAnimationFrame(drawn)));
      shown += await page.locator('.to-top').count();
      faults.push(...(await covered(page)).map((fault) => `${address} at ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect(shown).toBeGreaterThan(50);
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
