import type { Stack } from '../../supabase/local/options.ts';

/** Runs `work` with a temporary embedded backend that holds the demo content. */
export async function withDemoBackend<T>(work: (stack: Stack) => Promise<T>): Promise<T> {
  const { createTestStack } = await import('../../supabase/local/testing.ts');
  const stack = await createTestStack('demo-build', { demo: true });
  try {
    return await work(stack);
  } finally {
    await stack.stop();
  }
}
