import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';

// A busy machine is no reason to fail: nothing here asserts how long something takes.
configure({ asyncUtilTimeout: 5000 });

/** A unit test that logs an error has failed, unless it expected that very call. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
