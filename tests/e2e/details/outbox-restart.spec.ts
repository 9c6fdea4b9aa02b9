import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createWebHandler } from '../../../scripts/web/createWebHandler.ts';
import { startStack } from '../../../supabase/local/stack.ts';
import {
  answerSending,
  countOf,
  fillEnquiry,
  openEnquiry,
  SAVED,
  sendEnquiry,
  waitingOn,
} from '../enquiryForm.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { distDir } from '../site.ts';

test.use({
  expectedComplaints: ['Failed to load resource', 'WebSocket', 'net::ERR_', 'ERR_CONNECTION'],
});

test('an enquiry during whose sending the backend dies arrives once when it is back', async ({
  page,
  context,
}) => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mandap-test-e2e-outbox-'));
  await chmod(dataDir, 0o755);
  const options = { dataDir, fsync: false, quiet: true, web: createWebHandler(distDir) };
  let stack = await startStack(options);
  try {
    const { port, url } = stack;
    await page.goto(url);
    await hydrated(page);
    const dialog = await openEnquiry(page);
    await fillEnquiry(dialog, 'Patient Visitor');
    let isDown = false;
    await answerSending(context, async (route) => {
      if (!isDown) await stack.stop();
      isDown = true;
      await route.continue();
    });
    await sendEnquiry(dialog);
    await expect(page.getByRole('dialog').getByText(SAVED)).toBeVisible({ timeout: 30_000 });
    await context.unroute('**/rest/v1/booking_forms*');

    stack = await startStack({ ...options, port });
    await expect(page.getByRole('dialog', { name: 'Thank you, we have it' })).toBeVisible({
      timeout: 60_000,
    });
    expect(await countOf(stack, 'Patient Visitor')).toBe(1);
    await expect.poll(async () => waitingOn(page)).toBe(0);
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
