import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { mutantPlugin } from './scripts/mutants/vite-mutant.ts';
import { documentsPlugin } from './scripts/vite-documents.ts';
import { LongestFirst } from './tests/support/sequencer.ts';

/** A shared machine can starve a process that is killed and started on purpose; what is wrong fails twice. */
const retry = process.env['CI'] === undefined ? 0 : 1;

const processors = availableParallelism();

/** Tests of the server and journeys also wait, for timers and for each other's answers; each file of journeys has a product of its own, with a database. More files at once only stand in each other's way: three of the server left a quarter of two processors idle, three of journeys nothing. */
const workers = { unit: Math.max(2, processors - 1), server: Math.min(4, processors + 2), browser: Math.min(4, processors + 1) };

/** In milliseconds. A test that a shared machine made slow ends in its first try: a second one takes as long again. */
const limit = 300_000;

export default defineConfig({
  plugins: [mutantPlugin(), documentsPlugin()],
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    sequence: { sequencer: LongestFirst },
    /** A poll ends with what it waits for: a second of a busy machine is no reason to fail. */
    expect: { poll: { timeout: 15_000 } },
    /** What was made of a source before says nothing of a changed one. */
    fsModuleCache: process.env['MUTANT'] === undefined,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: ['tests/support/lost-events.setup.ts'],
          include: ['{machines,schema,src,server,crowd,scripts}/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          exclude: ['src/**/*.dom.test.ts', 'src/routes/**', '**/node_modules/**'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: workers.unit,
        },
      },
      {
        extends: true,
        test: {
          name: 'views',
          isolate: false,
          setupFiles: ['tests/support/views.setup.ts', 'tests/support/lost-events.setup.ts'],
          include: ['src/**/*.{test.tsx,dom.test.ts}'],
          exclude: ['src/routes/**', '**/node_modules/**'],
          environment: 'happy-dom',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: workers.unit,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['tests/{server,faults}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/postgres.setup.ts'],
          testTimeout: limit,
          hookTimeout: limit,
          retry,
          fileParallelism: true,
          maxWorkers: workers.server,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['tests/journeys/**/*.test.ts'],
          runner: './tests/support/in-time.ts',
          exclude: ['tests/journeys/transitions.test.ts', '**/node_modules/**'],
          environment: 'node',
          globalSetup: ['tests/support/journeys.setup.ts'],
          setupFiles: ['tests/support/journeys.file.ts'],
          testTimeout: limit,
          hookTimeout: limit,
          retry,
          fileParallelism: true,
          maxWorkers: workers.browser,
        },
      },
      {
        extends: true,
        test: {
          name: 'transitions',
          include: ['tests/journeys/transitions.test.ts'],
          runner: './tests/support/in-time.ts',
          environment: 'node',
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
        },
      },
    ],
  },
});
