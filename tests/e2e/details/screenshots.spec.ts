import { openShot, shots } from '../../../scripts/screenshots/shots.ts';
import { test } from '../fixtures.ts';

test('every page of `npm run screenshots` comes into the state that is photographed', async ({
  browser,
  stack,
}) => {
  for (const shot of shots) {
    const page = await browser.newPage({ baseURL: stack.url });
    await test.step(shot.name, () => openShot(page, stack, shot));
    await page.close();
  }
});
