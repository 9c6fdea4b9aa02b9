import { sideways } from './accessibility.ts';
import { expect, test, wholeHydrated } from './fixtures.ts';

/** Which of a row's slides can be seen, by the words in them. */
function shownSlides(label: string): string[] {
  const row = document.querySelector(`[aria-roledescription=carousel][aria-label="${label}"]`);
  if (!row?.querySelector('[data-running=true]')) return [];
  return [...row.querySelectorAll('.swiper-slide:not([inert])')].map(
    (slide) => slide.querySelector('button')?.ariaLabel ?? slide.textContent,
  );
}

const perView: [width: number, logos: number, posts: number][] = [
  [360, 2, 1],
  [640, 3, 2],
  [768, 4, 3],
  [1440, 5, 4],
];

for (const [width, logos, posts] of perView) {
  test(`a visitor at ${width} px sees ${logos} logos and ${posts} posts side by side`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await wholeHydrated(page);
    for (const [label, count] of [
      ['Our clients', logos],
      ['Posts on Instagram', posts],
    ] as const) {
      const row = page.getByRole('region', { name: label });
      await row.scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(shownSlides, label)).toHaveLength(count);
      const boxes = await row
        .locator('.swiper-slide:not([inert])')
        .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect()));
      const frame = await row.evaluate((element) => element.getBoundingClientRect());
      for (const box of boxes) {
        expect(box.left).toBeGreaterThan(frame.left - 10);
        expect(box.right).toBeLessThan(frame.right + 10);
      }
    }
    expect(await sideways(page)).toBe(0);
  });
}

test('a visitor moves the posts by arrow, key and swipe, and round their end', async ({ page }) => {
  await page.goto('/');
  await wholeHydrated(page);
  const label = 'Posts on Instagram';
  const row = page.getByRole('region', { name: label });
  const shown = async () => (await page.evaluate(shownSlides, label))[0];
  await row.scrollIntoViewIfNeeded();
  await expect.poll(shown).toMatch(/mandap pillar/);
  await row.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(shown).toMatch(/dandiya sticks/);
  await row.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect.poll(shown).toMatch(/mandap pillar/);
  await row.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect.poll(shown).toMatch(/lectern/);
  await row.locator('[data-running]').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).toMatch(/mandap pillar/);
  const box = await row.locator('[data-running]').boundingBox();
  if (!box) throw new Error('the row is not on the screen');
  const y = box.y + 100;
  await page.mouse.move(box.x + 280, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(shown).toMatch(/dandiya sticks/);
});

test('a visitor enlarges a post, goes round both ends and comes back by the back button', async ({
  page,
}) => {
  await page.goto('/');
  await wholeHydrated(page);
  await page.getByRole('button', { name: /^Enlarge: Close-up of a mandap pillar/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 / 8')).toBeVisible();
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await expect(dialog.getByText('8 / 8')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog.getByText('1 / 8')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /View on Instagram/ })).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
});

test('the logos move by themselves until a visitor stops them', async ({ page }) => {
  await page.goto('/');
  await wholeHydrated(page);
  const row = page.getByRole('region', { name: 'Our clients' });
  await row.scrollIntoViewIfNeeded();
  const shown = async () => (await page.evaluate(shownSlides, 'Our clients')).join('|');
  await expect.poll(shown).not.toBe('');
  const before = await shown();
  await expect.poll(shown).not.toBe(before);
  await row.getByRole('button', { name: 'Pause the slides' }).click();
  await expect(row.getByRole('button', { name: 'Play the slides' })).toBeVisible();
});

test('the film plays when it is first seen, and not again that day', async ({ page }) => {
  await page.goto('/');
  await wholeHydrated(page);
  const film = page.locator('video');
  const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await film.scrollIntoViewIfNeeded();
  await expect.poll(time).toBeGreaterThan(0.3);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
  await page.reload();
  await wholeHydrated(page);
  await film.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Play the film again' }).click();
  await expect.poll(time).toBeGreaterThan(0.3);
});

test('a visitor who wants less motion fetches no film, and sees nothing typed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/video/')) films.push(request.url());
  });
  await page.goto('/');
  await wholeHydrated(page);
  await expect(page.getByRole('button', { name: 'Pause the typing' })).toHaveCount(0);
  await page.locator('video').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
  expect(films).toEqual([]);
});

test('the typewriter types, and never changes its height', async ({ page }) => {
  await page.goto('/');
  await wholeHydrated(page);
  const line = page.getByText('the mandap and the marigolds.', { exact: true }).last();
  await line.scrollIntoViewIfNeeded();
  const drawn = page.locator('p [aria-hidden] .text-sindoor');
  const before = await drawn.locator('..').locator('..').boundingBox();
  await expect.poll(() => drawn.textContent()).not.toBe('the mandap and the marigolds.');
  const after = await drawn.locator('..').locator('..').boundingBox();
  expect(after?.height).toBe(before?.height);
});

test('a visitor reads a bio by keyboard', async ({ page }) => {
  await page.goto('/');
  await wholeHydrated(page);
  const button = page.getByRole('button', { name: /^Bio Info/ }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Areas of Expertise' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});
