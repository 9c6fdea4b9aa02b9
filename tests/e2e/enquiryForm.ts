import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Stack } from '../../supabase/local/testing.ts';
import { bookNow } from './fixtures.ts';

export const SUCCESS = 'Your inquiry has been submitted successfully!';
export const FAILURE = 'There was an error submitting your inquiry. Please try again.';
export const SAVED = 'Saved on this device. We will send it as soon as you are online.';

/** Fills in what the enquiry form requires. */
export async function fillEnquiry(form: Locator, name: string): Promise<void> {
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Email').fill('waiting@mail.example');
  await form.getByLabel('Phone').fill('98350 12345');
  await form.getByLabel('Event Type').selectOption('Anniversary');
  await form.getByLabel('Not sure yet').check();
  await form.getByLabel('Preferred Location').fill('Patna City');
}

/** Presses the button that sends. */
export async function sendEnquiry(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Send enquiry' }).click();
}

/** Opens the enquiry dialog on a page and waits until the outbox's code, fetched ahead, is there. */
export async function openEnquiry(page: Page): Promise<Locator> {
  const needed = ['outboxRunner', 'WaitingEnquiries'].map(async (chunk) => {
    const answer = await page.waitForResponse((response) => response.url().includes(`/${chunk}`));
    await answer.finished();
  });
  await bookNow(page).click();
  await Promise.all(needed);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full Name').waitFor();
  return dialog;
}

/** Number of the owner's enquiries with this name. */
export async function countOf(stack: Pick<Stack, 'sql'>, name: string): Promise<number> {
  const rows = await stack.sql`select id from public.booking_forms where name = ${name}`;
  return rows.length;
}

/** Number of enquiries queued on the phone, in its own database. */
export async function waitingOn(page: Page): Promise<number> {
  return page.evaluate(
    async () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('mandap:outbox');
        opening.addEventListener('error', () => reject(new Error('No database.')));
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('enquiries').objectStore('enquiries').count();
          count.addEventListener('success', () => {
            opening.result.close();
            resolve(count.result);
          });
        });
      }),
  );
}

/** Answers each sending of an enquiry in a context. */
export async function answerSending(
  context: BrowserContext,
  answer: Parameters<BrowserContext['route']>[1],
): Promise<void> {
  await context.route('**/rest/v1/booking_forms*', answer);
}
