import { afterEach, expect, it, vi } from 'vitest';
import { readInWorker } from './readInWorker.ts';
import { readStatement } from './readStatement.ts';

/** The worker of an older browser, which lacks what the page is supplied with. */
class OlderWorker extends EventTarget {
  postMessage() {
    queueMicrotask(() => {
      const data = { failed: 'TypeError: days.at is not a function' };
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
  terminate() {}
}

const line = (day: number) =>
  `${String(day).padStart(2, '0')}/10/26,UPI-RITU-ritu@okaxis-${412_345_678_900 + day},,,500.00`;
const statement = [
  'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.',
  ...Array.from({ length: 500 }, (_, index) => line((index % 28) + 1)),
].join('\n');

afterEach(() => vi.unstubAllGlobals());

it('reads a long statement on the page where the worker cannot', async () => {
  vi.stubGlobal('Worker', OlderWorker);
  vi.spyOn(console, 'warn').mockReturnValueOnce();
  expect(statement.length).toBeGreaterThan(20_000);
  expect(await readInWorker(statement)).toEqual(readStatement(statement));
});
