import type { Stack } from '../../supabase/local/options.ts';

/** Runs `work` with an embedded backend of its own that holds the demo content, and leaves nothing behind. */
export async function withDemoBackend<T>(work: (stack: Stack) => Promise<T>): Promise<T> {
  const { createTestStack } = await import('../../supabase/local/testing.ts');
  const stack = await createTestStack('demo-build', { demo: true });
  try {
    return await work(stack);
  } finally {
    await stack.stop();
  }
}
