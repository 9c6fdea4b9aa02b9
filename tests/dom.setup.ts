import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';

// A generous timeout for busy machines; no test asserts durations.
configure({ asyncUtilTimeout: 20_000 });

// React captures a stack per element for warnings, which no test reads and which takes a sixth of a screen's time.
const internals: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});

// Unit tests have no network.
globalThis.fetch = async () => Promise.reject(new TypeError('A unit test has no network.'));

// unit.setup.ts checks what React logs while unmounting: its hook runs later.
afterEach(cleanup);

/** Pending dynamic imports must finish while Vitest still serves them. */
afterAll(async () => {
  await vi.dynamicImportSettled();
});
