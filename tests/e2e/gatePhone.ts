import type { Page } from '@playwright/test';
import { adminCheckIn as words } from '../../src/content/en/adminCheckIn.ts';
import { expect } from './fixtures.ts';

export const password = 'correct-horse-battery';

export async function signInHere(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a shift and ends where the phone is prepared. */
export async function openShift(page: Page, night: string, gate: string): Promise<void> {
  await page.getByLabel(words.open.night).selectOption(night);
  await page.getByLabel(words.open.gate).fill(gate);
  await page.getByRole('button', { name: words.open.submit }).click();
  await expect(page.getByRole('heading', { name: words.prepare.heading })).toBeVisible();
}

export async function startShift(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.prepare.start, exact: true }).click();
}

/** Types a short code by keys alone. */
export async function type(page: Page, code: string): Promise<void> {
  await page.keyboard.press('t');
  await page.getByLabel(words.scan.typeLabel).waitFor();
  // Slower than a scanner.
  await page.keyboard.type(code.slice(0, 8).toLowerCase(), { delay: 100 });
  await page.keyboard.press('Enter');
}

export const verdict = (page: Page) => page.getByRole('alert');

/** The gate's stored data on the phone. */
export const written = async (page: Page) =>
  page.evaluate(
    async () =>
      new Promise<Record<string, unknown[]>>((resolve, reject) => {
        const request = indexedDB.open('mandap:gate');
        request.addEventListener('error', () => reject(new Error('not opened')));
        request.addEventListener('success', () => {
          const db = request.result;
          const found: Record<string, unknown[]> = {};
          const reading = db.transaction([...db.objectStoreNames]);
          for (const name of db.objectStoreNames) {
            const rows = reading.objectStore(name).getAll();
            rows.addEventListener('success', () => (found[name] = rows.result));
          }
          reading.addEventListener('complete', () => {
            db.close();
            resolve(found);
          });
        });
      }),
  );

/** Number of the gate's stored entries on the phone, by object store. */
export const kept = async (page: Page) =>
  Object.fromEntries(
    Object.entries(await written(page)).map(([name, rows]) => [name, rows.length]),
  );
