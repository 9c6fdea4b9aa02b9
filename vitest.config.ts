import { defineConfig, mergeConfig } from 'vitest/config';
import { sized } from './tests/sizes.ts';
import viteConfig from './vite.config.ts';

/** Properties with hundreds of cases, on a busy machine: a hang is told, slowness is not a fault. */
const UNIT_MS = 30_000;

/**
 * Five projects: unit and unit-node (no services, in a browser's and in Node's environment), db and integration (real
 * embedded Postgres), one command each, and deep (npm run test:deep).
 */
export default mergeConfig(
  viteConfig({ command: 'serve', mode: 'test' }),
  defineConfig({
    // The modules that Node itself would load; those of recharts, which are for a bundler, Vitest loads.
    resolve: {
      conditions: ['module-sync', 'module', 'node', 'development'],
      alias: { recharts: 'recharts/es6/index.js' },
    },
    test: {
      // Vitest would leave one core idle.
      maxWorkers: '100%',
      server: { deps: { inline: ['recharts'] } },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            // Each file has a page of its own; what makes pages is loaded once.
            pool: 'vmThreads',
            environment: './tests/dom.environment.ts',
            // Their hooks after a test run in the opposite order.
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
            // Files share a process: one for each takes as long again.
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
            // Files share a process: one for each takes a third of the time.
            isolate: false,
            setupFiles: ['./tests/seed.setup.ts'],
            include: ['supabase/tests/**/*.test.ts'],
            testTimeout: sized(60_000, 240_000),
            // Makes the prepared database where there is none.
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
            // What a mailbox or a function does next to it is not over within Vitest's second.
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
