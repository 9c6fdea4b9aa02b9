import { site } from '../../src/content/site.ts';
import { fillEnquiry, openEnquiry, sendEnquiry, SUCCESS } from './enquiryForm.ts';
import {
  calls,
  failAlways,
  failureComplaints,
  failures,
  connectionDown,
  NEWER_THAN_BUILD,
  watchLog,
} from './failing.ts';
import { expect, hydrated, moving, test, wholeHydrated } from './fixtures.ts';
import { signInAsOwner } from './owner.ts';

/**
 * Rows of the error catalogue (specification section 8) that belong to the frame and to the browser itself; docs/specification.md
 * names the test of each row.
 */
test.use({ viewport: { width: 1440, height: 900 }, expectedComplaints: failureComplaints });

for (const [how, fail] of failures) {
  test.describe(`when ${how}`, () => {
    test('a visitor reads 13,000 visitors where no count is known and no announcement; it is logged', async ({
      page,
    }) => {
      await failAlways(page, calls.site, fail);
      const log = watchLog(page);
      await page.goto(NEWER_THAN_BUILD);
      const counter = page.getByRole('banner').getByText(/visitors/);
      await expect(counter).toHaveText(/^13,000 /);
      await expect.poll(() => log.join()).toContain('The visitor count could not be fetched');
      await expect.poll(() => log.join()).toContain('The announcements could not be fetched');
      await expect(page.getByRole('complementary', { name: 'Announcements' })).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('a visitor keeps reading what the page was built with: the count, phones, the page itself', async ({
      page,
    }) => {
      const failed = await failAlways(page, calls.site, fail);
      await page.goto('/contact');
      const heading = page.getByRole('heading', { level: 1 });
      const built = await heading.innerText();
      // The start script requests it once, then the app: the first try and its three repeats.
      await expect.poll(() => failed.count).toBe(1);
      await hydrated(page);
      await expect.poll(() => failed.count).toBeGreaterThanOrEqual(5);
      await expect(page.getByRole('banner').getByText(/visitors/)).toHaveText(/^13,430 /);
      await expect(heading).toHaveText(built, { useInnerText: true });
      const ways = page.getByRole('region', { name: 'Contact' });
      await expect(ways.locator('a[href^="tel:"]').first()).toBeVisible();
      await expect(page.getByText('Contact info not available.')).toHaveCount(0);
    });
  });
}

test('a visitor whose enquiry is kept does not hear that its mail waits; it is logged', async ({
  page,
  stack,
}) => {
  const name = 'Mail Waits';
  await failAlways(page, calls.notification, connectionDown);
  const log = watchLog(page);
  await page.goto('/');
  await hydrated(page);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, name);
  await sendEnquiry(dialog);
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await expect.poll(() => log.join()).toContain('The notification was not sent at once');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const rows = await stack.sql`select id from public.booking_forms where name = ${name}`;
  expect(rows).toHaveLength(1);
});

test.describe('a film that plays by itself', () => {
  test.use(moving);
  test('a visitor whose browser refuses the film sees it paused, and may start it by hand', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const media = HTMLMediaElement.prototype;
      const real = Object.getOwnPropertyDescriptor(media, 'play') ?? {};
      media.play = async () => {
        Object.defineProperty(media, 'play', real);
        throw new DOMException('A person must ask for it.', 'NotAllowedError');
      };
    });
    const log = watchLog(page);
    await page.goto('/');
    await wholeHydrated(page);
    const film = page.locator('video');
    await film.scrollIntoViewIfNeeded();
    await expect.poll(() => log.join()).toContain('The film could not be started');
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await page.getByRole('button', { name: 'Play the film', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible();
  });
});

test('a visitor whose browser keeps nothing can still choose a theme, and it is logged', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('Nothing is kept here.', 'SecurityError');
      };
    }
  });
  const log = watchLog(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Theme: Same as device' }).click();
  await page.getByRole('button', { name: 'Theme: Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect
    .poll(() => log.join('\n'))
    .toContain('Browser storage: "user-preferences" could not be kept');
  await page.getByRole('banner').getByRole('link', { name: site.name }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an owner whose sign-in cannot be checked for 10 s is signed out, and it is logged', async ({
  page,
  stack,
}) => {
  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.route('**/rest/v1/rpc/is_admin', () => {});
  const log = watchLog(page);
  await page.clock.install();
  await page.reload();
  await expect(page.getByText('Loading Application...')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => log.join()).toContain('Auth check timed out');
});
