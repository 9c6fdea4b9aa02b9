import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A unit test fails if it logs an error, unless it expects the call. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  // The client needs a key for any request.
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
});

afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.restoreAllMocks();
  expect(calls).toEqual([]);
});
