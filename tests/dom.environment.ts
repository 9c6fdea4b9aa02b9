import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];

/**
 * The DOM of a test file. Stopped at the end, not closed: pending work of a test (a toast that disappears after five
 * seconds) must neither run then nor find a half-removed page, which would fail all tests on a busy machine.
 */
const environment: Environment = {
  ...happyDom,
  name: 'page',
  async setupVM(options) {
    const page = await happyDom.setupVM?.(options);
    if (!page) throw new Error('This Vitest has no happy-dom for its vm pools.');
    const context = page.getVmContext();
    return {
      getVmContext: () => context,
      teardown: async () => Object(context)['happyDOM'].abort(),
    };
  },
};

export default environment;
