import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stack, StackOptions } from '../../supabase/local/options.ts';

/** Runs `work` with an embedded backend of its own that holds the demo content, and leaves nothing behind. */
export async function withDemoBackend<T>(
  work: (stack: Stack) => Promise<T>,
  options: Partial<StackOptions> = {},
): Promise<T> {
  const { startStack } = await import('../../supabase/local/stack.ts');
  const dataDir = await mkdtemp(join(tmpdir(), 'mandap-demo-'));
  const stack = await startStack({ dataDir, demo: true, quiet: true, fsync: false, ...options });
  try {
    return await work(stack);
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
