import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';

// A busy machine is no reason to fail: nothing here asserts how long something takes.
configure({ asyncUtilTimeout: 20_000 });

// For its messages React takes a stack at each element that is made, which no test reads: a sixth of a screen's time.
const internals: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});

// A unit test has no network.
globalThis.fetch = async () => Promise.reject(new TypeError('A unit test has no network.'));

// What React says while it goes is looked at by unit.setup.ts, whose hook comes later.
afterEach(cleanup);

/** Code that a test asked for and nobody waited for comes while Vitest still hands it out. */
afterAll(async () => {
  await vi.dynamicImportSettled();
});
