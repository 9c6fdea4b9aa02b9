import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];

/**
 * The page of a test file. It has no network, and stays until the file's process ends: what a test began and nobody
 * waited for (a message that goes after five seconds) must not find half a page, or a busy machine fails all tests.
 */
const environment: Environment = {
  ...happyDom,
  name: 'page',
  async setup(global, options) {
    await happyDom.setup(global, options);
    Object.assign(global, {
      fetch: async () => Promise.reject(new TypeError('A unit test has no network.')),
    });
    return { teardown: () => undefined };
  },
};

export default environment;
