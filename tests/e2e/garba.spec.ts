import { expect, hydrated, test } from './fixtures.ts';
import { ofType, structuredData } from './structuredData.ts';

const PATH = '/raas-garba';
/** The newest of the demo. */
const EDITION = 'd0000000-0000-4000-8000-000000000601';
const API = '**/rest/v1/garba_editions*';

test.describe('the garba page', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is complete: nights, prices, rules, map, questions, and how to buy all the same', async ({
      page,
    }) => {
      await page.goto(PATH);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Raas Garba 20\d\d$/);
      await expect(page.getByRole('heading', { level: 3, name: / 20\d\d$/ })).toHaveCount(5);
      await expect(page.getByText('Wooden sticks only')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Open the map/ })).toHaveAttribute(
        'href',
        /^https:/,
      );
      await expect(page.getByText('Passes on sale')).toBeVisible();
      await expect(page.getByText('₹1,800')).toBeVisible();
      await expect(page.getByText(/switch on JavaScript/)).toBeVisible();
      await expect(page.getByRole('button', { name: /^One pass more/ })).toHaveCount(0);
      await page.getByText('Is there parking?').click();
      await expect(page.getByText(/^For about two hundred cars/)).toBeVisible();
    });

    test('describes the edition and its nights to search engines', async ({ request }) => {
      const html = await (await request.get(PATH)).text();
      const [festival] = ofType(structuredData(html), 'Festival');
      expect(festival).toMatchObject({
        '@type': 'Festival',
        url: 'https://mandap.example/raas-garba',
        startDate: expect.stringMatching(/T19:00:00\+05:30$/),
      });
      expect(festival?.['subEvent']).toHaveLength(5);
    });
  });

  test('opens its questions by keyboard', async ({ page }) => {
    await page.goto(PATH);
    await hydrated(page);
    await page.locator('summary', { hasText: 'What if it rains?' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^The stage and half of the ground/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^The stage and half of the ground/)).toBeHidden();
  });
});

// Without kinds of passes: passes.spec has those.
test.describe('an edition', () => {
  test.beforeEach(async ({ stack }) => {
    await stack.sql`update public.pass_kinds set is_visible = false`;
  });
  test.afterEach(async ({ stack }) => {
    await stack.sql`update public.pass_kinds set is_visible = true`;
    await stack.sql`update public.garba_editions set status = case when id = ${EDITION} then 'on_sale' else 'ended' end`;
  });

  for (const [status, label, sentence] of [
    ['on_sale', 'Passes on sale', 'Passes are on sale at our office, by phone and on WhatsApp.'],
    ['sold_out', 'Sold out', 'All passes are sold.'],
  ] as const) {
    test(`that is ${status} shows it on a page built before`, async ({ page, stack }) => {
      await stack.sql`update public.garba_editions set status = ${status} where id = ${EDITION}`;
      await page.goto(PATH);
      await hydrated(page);
      await expect(page.getByText(label, { exact: true })).toBeVisible();
      await expect(page.getByText(sentence)).toBeVisible();
    });
  }

  test('whose sale has begun since the page was built offers passes', async ({ page, stack }) => {
    const [before] = await stack.sql<{ day: string }[]>`
      select passes_from::text as day from public.garba_editions where id = ${EDITION}`;
    await stack.sql`update public.garba_editions set status = 'announced', passes_from = private.today() where id = ${EDITION}`;
    try {
      await page.goto(PATH);
      await hydrated(page);
      await expect(page.getByText('Passes on sale', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Ask for passes' }).first().click();
      await expect(page.getByRole('dialog').getByLabel('Additional Details')).toHaveValue(
        /^Raas Garba 20\d\d: I would like passes\./,
      );
    } finally {
      await stack.sql`update public.garba_editions set passes_from = ${before?.day ?? null} where id = ${EDITION}`;
    }
  });

  test('whose last night has passed is over, whatever the owner forgot', async ({
    page,
    stack,
  }) => {
    await stack.sql`update public.garba_editions set status = 'on_sale' where id = ${EDITION}`;
    await stack.sql`update public.garba_nights set date = date - 1000`;
    try {
      await page.goto(PATH);
      await hydrated(page);
      await expect(page.getByText('Over for this year')).toBeVisible();
      await expect(page.getByText(/^Night 5 · Over$/i)).toBeVisible();
      await expect(page.getByRole('link', { name: /^See the pictures/ })).toHaveAttribute(
        'href',
        /^\/portfolio\//,
      );
    } finally {
      await stack.sql`update public.garba_nights set date = date + 1000`;
    }
  });

  test('that is taken back leaves the page of the next one', async ({ page, stack }) => {
    await stack.sql`update public.garba_editions set status = 'draft'`;
    await page.goto(PATH);
    await hydrated(page);
    await expect(page.getByText(/^The next garba is not announced yet\./)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Raas Garba' })).toBeVisible();
    await expect(page).toHaveTitle(/^Raas Garba in Patna/);
  });
});

test.describe('a backend that does not answer', () => {
  test.use({ expectedComplaints: ['status of 500'] });

  test('has a message where nothing is known, and loads on another try', async ({ page }) => {
    let isBroken = true;
    await page.route(API, async (route) => {
      if (!isBroken) return route.continue();
      return route.fulfill({ status: 500, json: { code: '57014', message: 'canceled' } });
    });
    await page.goto('/legacy');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Raas Garba' }).click();
    await expect(
      page.getByRole('heading', { name: 'The garba nights could not be loaded.' }),
    ).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Raas Garba 20\d\d$/);
  });
});
