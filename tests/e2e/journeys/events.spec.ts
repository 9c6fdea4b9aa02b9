import type { Page } from '@playwright/test';
import type { Stack } from '../../../supabase/local/testing.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { ofType, structuredData } from '../structuredData.ts';

const DANDIYA = 'Dandiya Night on the Lawn';
const OPEN_HOUSE = 'Open House: Plan Your Wedding in an Hour';

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
const likeOf = (page: Page, title: string) =>
  cardOf(page, title).getByRole('button', { name: `Like ${title}` });

async function likesOf(stack: Stack, title: string): Promise<unknown> {
  const [row] = await stack.sql`
    select e.like_count, (select count(*)::int from public.event_likes l where l.event_id = e.id) as likes
    from public.upcoming_events e where e.title = ${title}`;
  return row;
}

/** A finger that lands at a place and moves 200 px to the right. */
async function swipeRight(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  await touch('touchStart', x);
  for (let moved = 20; moved <= 200; moved += 20) await touch('touchMove', x + moved);
  await touch('touchEnd');
}

test.describe('likes', () => {
  test('of one browser are one, however often it is pressed or sent; of two they are two', async ({
    page,
    browser,
    stack,
  }) => {
    await stack.sql`delete from public.event_likes`;
    await stack.sql`update public.upcoming_events set like_count = 0`;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/increment-event-like')) sent.push(request.postData() ?? '');
    });
    await page.goto('/');
    await hydrated(page);
    for (let times = 0; times < 10; times += 1) await likeOf(page, DANDIYA).click();
    await expect(likeOf(page, DANDIYA)).toContainText('1 like');
    await expect.poll(() => sent.length).toBe(1);
    // The browser remembers its like once the server has answered.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('mandap:liked-events')))
      .not.toBeNull();
    await page.reload();
    await hydrated(page);
    await expect(likeOf(page, DANDIYA)).toHaveAttribute('aria-pressed', 'true');
    for (let times = 0; times < 10; times += 1) {
      const answer = await page.request.post('/functions/v1/increment-event-like', {
        headers: {
          apikey: stack.publishableKey,
          authorization: `Bearer ${stack.publishableKey}`,
          'content-type': 'application/json',
        },
        data: sent[0] ?? '',
      });
      expect(await answer.json()).toEqual({ likeCount: 1 });
    }
    expect(await likesOf(stack, DANDIYA)).toEqual({ like_count: 1, likes: 1 });

    const visitor = await browser.newPage({ baseURL: stack.url });
    await visitor.goto('/');
    await hydrated(visitor);
    await expect(likeOf(visitor, DANDIYA)).toContainText('1 like');
    await likeOf(visitor, DANDIYA).click();
    await expect(likeOf(visitor, DANDIYA)).toContainText('2 likes');
    await expect.poll(() => likesOf(stack, DANDIYA)).toEqual({ like_count: 2, likes: 2 });
    await visitor.close();
  });
});

test.describe('an event', () => {
  test.use({ hasTouch: true });

  test('a visitor keeps it in the calendar, with the start in UTC', async ({ page, stack }) => {
    const [row] =
      await stack.sql`select id, to_char(date at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') as utc
      from public.upcoming_events where title = ${OPEN_HOUSE}`;
    await page.goto('/');
    await hydrated(page);
    const download = page.waitForEvent('download');
    await cardOf(page, OPEN_HOUSE).getByRole('button', { name: 'Add to calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('open-house-plan-your-wedding-in-an-hour.ics');
    let text = '';
    for await (const part of await file.createReadStream()) text += String(part);
    expect(text).toContain(`DTSTART:${String(row?.['utc'])}\r\n`);
    expect(text).toContain(`UID:${String(row?.['id'])}@`);
  });

  test('on a phone a finger moves the row of cards, also where it lands on a picture', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const row = page.locator('#events .swipe-row');
    await row.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      element.scrollLeft = element.scrollWidth;
    });
    const left = async () => row.evaluate((element) => element.scrollLeft);
    const end = await left();
    const box = await page.locator('#events article').last().locator('img').first().boundingBox();
    if (!box) throw new Error('the last picture has no place');
    await swipeRight(page, { x: box.x + box.width * 0.2, y: box.y + box.height / 3 });
    await expect.poll(left).toBeLessThan(end - 100);
  });

  test('a visitor turns its pictures by arrow, key and finger, and opens one', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/');
    await hydrated(page);
    const pictures = page.getByRole('group', { name: `Pictures of ${DANDIYA}` });
    // At once: a page that is still gliding stops where the first click finds it.
    const there = { block: 'center', behavior: 'instant' } as const;
    await pictures.evaluate((element, place) => element.scrollIntoView(place), there);
    const shown = pictures.locator('[aria-roledescription="slide"]:not([inert])');
    await pictures.getByRole('button', { name: 'Next picture' }).click();
    await expect(shown).toHaveAttribute('aria-label', '2 of 3');
    await page.keyboard.press('ArrowRight');
    await expect(shown).toHaveAttribute('aria-label', '3 of 3');
    await expect(shown.getByRole('link')).toBeInViewport({ ratio: 0.9 });
    const box = await pictures.boundingBox();
    if (!box) throw new Error('the pictures have no place');
    await swipeRight(page, { x: box.x + box.width * 0.2, y: box.y + box.height / 3 });
    await expect(shown).toHaveAttribute('aria-label', '2 of 3');
    // Half-way it already counts as the shown one: a click then hits a moving slide.
    await expect(shown.getByRole('link')).toBeInViewport({ ratio: 0.99 });
    await shown.getByRole('link').click();
    await expect(page.getByRole('dialog')).toContainText('2 / 3');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('has a page of its own that crawlers can read', async ({ page, stack }) => {
    const [row] = await stack.sql`select id from public.upcoming_events where title = ${DANDIYA}`;
    const path = `/events/${String(row?.['id'])}`;
    const html = await (await page.request.get(path)).text();
    expect(ofType(structuredData(html), 'Event')[0]).toMatchObject({
      name: DANDIYA,
      url: `https://mandap.example${path}`,
      startDate: expect.stringMatching(/T19:00:00\+05:30$/),
    });
    expect(html).toContain(`<link rel="canonical" href="https://mandap.example${path}"`);

    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: DANDIYA, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: DANDIYA })).toBeVisible();
    await expect(page.getByRole('timer')).toContainText('days');
    // The action comes right after date, place and price, before smaller details.
    const firstAction = page.locator('main dl ~ :is(a, div)').first();
    await expect(firstAction).toHaveText('Ask about this event');
  });

  test.describe('that is not announced any more', () => {
    test.use({ expectedComplaints: ['status of 404'] });

    test('shows it', async ({ page }) => {
      const answer = await page.goto('/events/d0000000-0000-4000-8000-0000000009ff');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'All upcoming events' })).toBeVisible();
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
        'content',
        'noindex',
      );
    });
  });
});
