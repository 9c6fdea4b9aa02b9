import { expect, hydrated, test, wholeHydrated } from '../fixtures.ts';
import { publicPaths } from '../site.ts';

test.use({ onlyLooks: true });

/**
 * How browsers change a page's text before its script starts: a translator wraps it, a phone turns numbers into links.
 */
const changes = {
  'translated by the browser': () => {
    const walk = document.createTreeWalker(document.getElementById('root') ?? document.body, 4);
    const texts: Node[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest('script, style, svg')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `अनुवाद ${text.textContent}`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
    document.documentElement.classList.add('translated-ltr');
  },
  'with links that a phone has made': () => {
    const walk = document.createTreeWalker(document.getElementById('root') ?? document.body, 4);
    const texts: Node[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode);
    for (const text of texts) {
      const match = /\d[\d ]{5,}/.exec(text.textContent ?? '');
      if (!match || !text.parentNode || text.parentElement?.closest('a, script, style')) continue;
      const link = document.createElement('a');
      link.href = 'tel:1';
      link.textContent = match[0];
      const rest = (text as Text).splitText(match.index);
      rest.textContent = rest.textContent?.slice(match[0].length) ?? '';
      rest.parentNode?.insertBefore(link, rest);
    }
  },
};

for (const [how, change] of Object.entries(changes))
  test.describe(`a page ${how}`, () => {
    test.use({ expectedComplaints: ['hydrat', 'Hydrat', '418', 'removeChild', 'insertBefore'] });
    test('is never white', async ({ page }) => {
      test.setTimeout(400_000);
      for (const path of publicPaths) {
        const see = expect.configure({ message: path, soft: true });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.evaluate(change);
        await hydrated(page);
        await see(page.locator('h1')).toBeVisible();
        await see(page.getByRole('contentinfo')).toBeVisible();
        await wholeHydrated(page);
        await page.evaluate(change);
        await page
          .locator('a[data-enquiry]')
          .first()
          .evaluate((link) => (link as HTMLElement).click());
        if (path !== '/contact') await see(page.getByRole('dialog')).toBeVisible();
        await see(page.getByText('Something went wrong')).toHaveCount(0);
      }
    });
  });

test('keeps an iPhone from making links of the text by itself', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain(
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"',
  );
});
