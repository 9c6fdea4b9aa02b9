import { defineConfig, mergeConfig } from 'vitest/config';
import { sized } from './tests/sizes.ts';
import viteConfig from './vite.config.ts';

/** Timeout of a unit test, ms: sufficient for hundreds of property cases on a busy machine. */
const UNIT_MS = 30_000;

/**
 * Five projects: unit and unit-node (no services, in a DOM and in Node), db and integration (real embedded Postgres),
 * each with a command, and deep (npm run test:deep).
 */
export default mergeConfig(
  viteConfig({ command: 'serve', mode: 'test' }),
  defineConfig({
    // Resolves modules like Node; Vitest handles those of recharts, which are for bundlers.
    resolve: {
      conditions: ['module-sync', 'module', 'node', 'development'],
      alias: { recharts: 'recharts/es6/index.js' },
    },
    test: {
      // By default Vitest leaves one core idle.
      maxWorkers: '100%',
      server: { deps: { inline: ['recharts'] } },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            // Each file has its own DOM; the code that creates it is loaded once.
            pool: 'vmThreads',
            environment: './tests/dom.environment.ts',
            // Their afterEach hooks run in reverse order.
            setupFiles: ['./tests/seed.setup.ts', './tests/unit.setup.ts', './tests/dom.setup.ts'],
            testTimeout: UNIT_MS,
            hookTimeout: UNIT_MS,
            include: ['src/**/*.test.{ts,tsx}'],
          },
        },
        {
          extends: true,
          test: {
            name: 'unit-node',
            environment: 'node',
            // Files share a process: one per file takes twice as long.
            isolate: false,
            setupFiles: ['./tests/seed.setup.ts', './tests/unit.setup.ts'],
            testTimeout: UNIT_MS,
            hookTimeout: UNIT_MS,
            include: [
              'supabase/local/**/*.test.ts',
              'supabase/functions/**/*.test.ts',
              'scripts/**/*.test.ts',
              'tests/*.test.ts',
            ],
          },
        },
        {
          extends: true,
          test: {
            name: 'db',
            environment: 'node',
            // Files share a process, which takes a third of the time.
            isolate: false,
            setupFiles: ['./tests/seed.setup.ts'],
            include: ['supabase/tests/**/*.test.ts'],
            testTimeout: sized(60_000, 240_000),
            // Creates the prepared database if missing.
            hookTimeout: 240_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'integration',
            environment: 'node',
            setupFiles: ['./tests/seed.setup.ts'],
            include: ['tests/integration/**/*.test.ts'],
            testTimeout: 60_000,
            // One of them builds the whole site.
            hookTimeout: 240_000,
            // Work of a mailbox or function may take longer than Vitest's default second.
            expect: { poll: { timeout: 20_000 } },
          },
        },
        {
          extends: true,
          test: {
            name: 'deep',
            environment: 'node',
            include: ['tests/deep/**/*.test.ts'],
            testTimeout: 300_000,
            fileParallelism: false,
          },
        },
      ],
    },
  }),
);
