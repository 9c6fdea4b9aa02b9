import { expect, moving, test, wholeHydrated } from '../fixtures.ts';

test.use({ onlyLooks: true });

test.use(moving);

/** Which of a row's slides can be seen, by the words in them. */
function shownSlides(label: string): string[] {
  const row = document.querySelector(`[aria-roledescription=carousel][aria-label="${label}"]`);
  if (!row?.querySelector('[data-running=true]')) return [];
  return [...row.querySelectorAll('.swiper-slide:not([inert])')].map(
    (slide) => slide.querySelector('button')?.ariaLabel ?? slide.textContent,
  );
}

test('the typewriter types without changing its height, and the logos move until a visitor stops them', async ({
  page,
}) => {
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

  const line = page.getByText('the mandap and the marigolds.', { exact: true }).last();
  await line.scrollIntoViewIfNeeded();
  const drawn = page.locator('p [aria-hidden] .text-sindoor');
  const built = await drawn.locator('..').locator('..').boundingBox();
  await expect.poll(() => drawn.textContent()).not.toBe('the mandap and the marigolds.');
  const typed = await drawn.locator('..').locator('..').boundingBox();
  expect(typed?.height).toBe(built?.height);
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
