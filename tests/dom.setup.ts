import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';

// A busy machine is no reason to fail: nothing here asserts how long something takes.
configure({ asyncUtilTimeout: 20_000 });

// What React says while it goes is looked at by unit.setup.ts, whose hook comes later.
afterEach(cleanup);

/** What was begun and nobody waited for (the code of a toast, React's next step) ends while there is still a page. */
afterAll(async () => {
  await vi.dynamicImportSettled();
  for (let step = 0; step < 5; step += 1) await new Promise((resolve) => setImmediate(resolve));
});
