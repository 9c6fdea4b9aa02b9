import type { Locator, Page } from '@playwright/test';
import { sideways } from '../accessibility.ts';
import { expect, moving, ownFonts, test, wholeHydrated } from '../fixtures.ts';

test.use({ onlyLooks: true });

/** Layout budgets, in px by the screen's width: what a thumb, or a mouse, is to scroll at most. */
const HOME_MAX_PX = [
  [360, 8500],
  [768, 10_000],
  [1440, 10_000],
] as const;
/** The same for its longest sections below the events, and for the footer. */
const SECTION_MAX_PX = {
  'Our Services': 900,
  'Featured Works': 520,
  'Trusted By Clients': 620,
  'Meet Our Team': 480,
};
const FOOTER_MAX_PX = 800;
/** The sections that show pictures of albums. */
const PICTURE_SECTIONS = ['Featured Works', 'From Our Gallery', 'Our Portfolio'];
const rowsOf = (page: Page) => page.locator('main .swipe-row');
const section = (page: Page, title: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: title, level: 2 }) });

test.use({ viewport: { width: 360, height: 780 } });

test('the first layout of the home page is within its budgets', async ({ page }) => {
  // Sections that wait for the fonts keep their first layout.
  await page.route('**/*.woff2', () => {});
  for (const [width, most] of HOME_MAX_PX) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'screen');
    expect(await heightOfPage(page), `${width} px`).toBeLessThan(most);
    // No late section ends below the footer.
    const belowFooter = async () =>
      page.evaluate(() => {
        const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
        return document.documentElement.scrollHeight - Math.round(end);
      });
    await expect.poll(belowFooter, `${width} px`).toBe(0);
  }
});

const heightOfPage = async (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight);
const heightOf = async (part: Locator) => (await part.boundingBox())?.height;

test('as prerendered, a row begins at the edge of the text, the next card peeks in, and no picture is shown twice', async ({
  page,
}) => {
  await page.goto('/');
  await expect(rowsOf(page)).not.toHaveCount(0);
  for (const row of await rowsOf(page).all()) {
    const lefts = await row.evaluate((element) =>
      [...element.children].map((item) => item.getBoundingClientRect()),
    );
    expect(lefts[0]?.left).toBe(16);
    const cut = lefts.find(({ left, right }) => left < 360 && right > 360);
    expect(360 - (cut?.left ?? 360), await row.innerText()).toBeGreaterThan(20);
  }
  const shown: (string | null)[] = [];
  for (const title of PICTURE_SECTIONS) {
    const pictures = await section(page, title).locator('img').all();
    expect(pictures.length, title).toBeGreaterThan(3);
    for (const picture of pictures) shown.push(await picture.getAttribute('src'));
  }
  expect(shown.filter((src, index) => shown.indexOf(src) !== index)).toEqual([]);
});

/** First focus stop of a row: the last control of its first card, or the row itself. */
async function stopOf(row: Locator): Promise<Locator> {
  const inside = row.locator(':scope > :first-child').locator('a[href], button');
  return (await inside.count()) > 0 ? inside.last() : row;
}

test('the hydrated page is within its budgets, shows the next events first, and is walked by keyboard', async ({
  page,
}) => {
  await page.goto('/');
  await wholeHydrated(page);
  await expect.poll(() => ownFonts(page)).toEqual(['Figtree', 'Fraunces']);
  // Until then a section that has not been near the screen is as high as frame.css guesses, and its borders.
  await expect(page.locator('html[data-layout]')).toHaveCount(0);
  for (const [title, most] of Object.entries(SECTION_MAX_PX))
    expect(await heightOf(section(page, title)), title).toBeLessThanOrEqual(most);
  expect(await heightOf(page.getByRole('contentinfo'))).toBeLessThanOrEqual(FOOTER_MAX_PX);

  const cards = section(page, 'Upcoming Events').getByRole('article');
  await expect(cards).toHaveCount(4);
  // Includes the text of sections that are not laid out yet.
  const words = await cards.allTextContents();
  for (const [place, title] of [
    'Open House',
    'Dandiya Night on the Lawn',
    'An Evening of Sufi and Ghazal',
    'Stage Decor Workshop',
  ].entries())
    expect(words[place]).toContain(title);
  expect(words.join(' ')).not.toMatch(/Ended on \d/);

  await test.step('the card that takes the focus comes into view whole', async () => {
    const row = section(page, 'Our Services').locator('.swipe-row');
    await (await stopOf(row)).focus();
    await page.keyboard.press('Tab');
    const card = row.locator(':scope > :nth-child(2)');
    await expect(card.locator(':focus')).toBeVisible();
    await expect
      .poll(() => card.evaluate((e) => Math.round(e.getBoundingClientRect().right)))
      .toBeLessThanOrEqual(360);
    await row.evaluate((e) => e.scrollTo({ left: 0, behavior: 'instant' }));
  });

  for (const row of await rowsOf(page).all()) {
    const stop = await stopOf(row);
    await stop.focus();
    await expect(stop).toBeFocused();
    const last = row.locator(':scope > :last-child');
    await expect(last).not.toBeInViewport({ ratio: 0.9 });
    // Each press scrolls a little, smoothly: the number needed depends on their speed.
    await expect(async () => {
      for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowRight');
      const left = await row.evaluate((e) => e.scrollWidth - e.clientWidth - e.scrollLeft);
      expect(left).toBeLessThan(2);
    }).toPass({ intervals: [50] });
    await expect(last).toBeInViewport({ ratio: 0.3 });
  }

  for (const [width, most] of HOME_MAX_PX) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(async () => heightOfPage(page), `${width} px`).toBeLessThan(most);
  }
});

test('a post has its counter and its link on one line, and goes round both ends', async ({
  page,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/?picture=post-1');
    const dialog = page.getByRole('dialog');
    for (const [words, padding] of [
      [dialog.getByText('1 / 8'), 0],
      [dialog.getByRole('link', { name: /View on Instagram/ }), 20],
    ] as const) {
      const box = await words.boundingBox();
      expect(box?.height, `${width} px`).toBeLessThan(28 + padding);
    }
    expect(await sideways(page)).toBe(0);
  }
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await expect(dialog.getByText('8 / 8')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog.getByText('1 / 8')).toBeVisible();
});

test.describe('an untouched page', () => {
  test.use(moving);

  test('only the hero fetches pictures, and the first scroll brings the others', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/pictures\/(.+)-\d+\.avif$/.exec(request.url()) ?? [];
      if (name) fetched.push(name);
    });
    await page.goto('/');
    // The hero's second slide comes long after the pictures that a browser prefetches.
    await expect.poll(() => fetched).toContain('hero-decor-6x5');
    expect(fetched.filter((name) => !name.endsWith('-6x5'))).toEqual([]);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => fetched).toContain('garba-night');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads every card and unfolds the links of the footer', async ({ page }) => {
    await page.goto('/');
    await expect(section(page, 'Upcoming Events').getByRole('article')).toHaveCount(4);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
    await expect(link).toBeHidden();
    await page.getByRole('contentinfo').getByText('Quick links').last().click();
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 768, height: 780 });
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Catering' }),
    ).toBeVisible();
  });
});
