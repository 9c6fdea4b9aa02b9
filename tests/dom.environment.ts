import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];

/**
 * The page of a test file. At its end it is stopped, not closed: what a test began and nobody waited for (a message that
 * goes after five seconds) must neither come then nor find half a page, or a busy machine fails all tests.
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
