import { statfsSync } from 'node:fs';
import os from 'node:os';
import { chromium } from '@playwright/test';
import { preparedFolder } from '../../supabase/local/prepared.ts';
import { chromiumFlags, requireTestChromium, wantStandIns } from '../chromium.ts';

/** What a whole run writes at most: builds, pictures, databases; bytes. */
const ROOM = 2_000_000_000;
/** A browser that has not started by then does not start, ms. */
const BROWSER_MS = 8000;

export type Need = 'browser' | 'database';

function checkRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= ROOM) return;
  const free = Math.floor((bavail * bsize) / 1_000_000);
  throw new Error(
    `The disk of ${folder} has ${free} MB free, a run needs ${ROOM / 1_000_000}: free some, or set TMPDIR to another disk.`,
  );
}

async function checkBrowser(): Promise<void> {
  const executablePath = requireTestChromium();
  process.env['CHROMIUM_PATH'] = executablePath;
  try {
    const browser = await chromium.launch({
      executablePath,
      args: chromiumFlags,
      timeout: BROWSER_MS,
    });
    await browser.close();
  } catch (error) {
    const [why] = String(error instanceof Error ? error.message : error).split('\n');
    throw new Error(
      `The browser ${executablePath} does not start (${why}): install Chromium or Chrome, or name another in CHROMIUM_PATH.`,
      { cause: error },
    );
  }
}

/** Tries what the tests need, before minutes are spent. @throws with what is missing and what to do. */
export async function preflight(needs: ReadonlySet<Need>): Promise<void> {
  for (const folder of [os.tmpdir(), 'node_modules']) checkRoom(folder);
  if (needs.has('browser')) {
    await checkBrowser();
    wantStandIns();
  }
  // Starts PostgreSQL with the migrations, which the first test would wait for anyway.
  if (needs.has('database')) await preparedFolder({});
}
