import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';

// A busy machine is no reason to fail: nothing here asserts how long something takes.
configure({ asyncUtilTimeout: 5000 });

/** A unit test that logs an error has failed, unless it expected that very call. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  // Whatever a component asks for, it does not fail for want of a key.
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
});

afterEach(() => {
  cleanup();
  const { calls } = vi.mocked(console.error).mock;
  vi.restoreAllMocks();
  expect(calls).toEqual([]);
});

/** What was begun and nobody waited for (the code of a toast, React's next step) ends while there is still a page. */
afterAll(async () => {
  await vi.dynamicImportSettled();
  for (let step = 0; step < 5; step += 1) await new Promise((resolve) => setImmediate(resolve));
});
