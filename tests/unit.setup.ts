import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A unit test that logs an error has failed, unless it expected that very call. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  // Whatever a component asks for, it does not fail for want of a key.
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
});

afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.restoreAllMocks();
  expect(calls).toEqual([]);
});
