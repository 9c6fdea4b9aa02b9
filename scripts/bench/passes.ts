import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createTestStack, signIn } from '../../supabase/local/testing.ts';
import { orderHash } from '../../src/features/passes/data/order.ts';
import { paths } from '../../src/shared/paths.ts';
import {
  asCaller,
  claimsOf,
  newOrder,
  openCrowd,
  reserveIn,
  visitor,
} from '../../supabase/tests/support/crowd.ts';
import { addKind, makeTonight, openEdition } from '../../supabase/tests/support/passes.ts';
import { buildSite } from '../build.ts';
import { createWebHandler } from '../web/createWebHandler.ts';
import { type DatabaseFigures, giveCodes, measureDatabase, openShift } from './passes/database.ts';
import { measurePhone, type PhoneFigures } from './passes/phone.ts';
import { measureShifts, type ShiftFigures } from './passes/shifts.ts';

/** Codes on the list of the phone at the gate. */
const LISTED = 10_000;
const distDir = path.resolve('dist-bench');

export type PassReport = DatabaseFigures & PhoneFigures & ShiftFigures;

async function build(): Promise<void> {
  const stack = await createTestStack('bench-build', { demo: true });
  try {
    await buildSite({
      apiUrl: '',
      dataUrl: stack.url,
      siteUrl: 'https://mandap.example',
      publishableKey: stack.publishableKey,
      outDir: distDir,
      packing: 'quick',
    });
  } finally {
    await stack.stop();
  }
}

/** Selling, verifying and checking passes, in the database and on a phone. Prints the figures. */
export async function measurePasses(): Promise<PassReport> {
  await build();
  const stack = await createTestStack('bench-passes', {
    outboxEvery: 0,
    web: createWebHandler(distDir),
  });
  const crowd = openCrowd(stack);
  try {
    // More than is sold, but a number: a night without one is not counted.
    const { id: edition, nights } = await openEdition(stack, { nights: 1, capacity: 20_000 });
    const [night = ''] = nights;
    const kind = await addKind(stack, edition, { max_per_order: 20 });
    const signedIn = await signIn(stack, stack.admin.email, stack.admin.password);
    const callers = { crowd, owner: await claimsOf(signedIn) };
    const sale = { edition, night, kind };
    const order = newOrder();
    const items = [{ kind_id: kind, night_ids: [night], quantity: 1 }];
    await asCaller(crowd, visitor, async (tx) => reserveIn(tx, edition, items, order));
    // The sale is years ahead, the gate is now.
    const selling = await measureDatabase(stack, callers, sale, async () => {
      await makeTonight(stack, night);
    });
    const codes = await giveCodes(callers, sale, LISTED);
    const shift = await openShift(callers, night);
    const phone = await measurePhone(stack, { night, shift, codes });
    const pass = `${paths.pass}#${codes[0] ?? ''}`;
    const { shifts } = await measureShifts(stack.url, {
      order: paths.passes + orderHash(order),
      pass,
    });
    const report = { ...selling, ...phone, shifts };
    console.log(JSON.stringify(report, null, 2));
    return report;
  } finally {
    await crowd.end({ timeout: 2 });
    await stack.stop();
    for (const folder of [distDir, `${distDir}-ssr`])
      await rm(folder, { recursive: true, force: true });
  }
}
