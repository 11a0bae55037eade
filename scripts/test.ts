import { runChecks } from './check.ts';
import { conclude, layers, runLayer, summaryOfChecks, temporaryFolder } from './layers.ts';
import { run } from './run.ts';
import type { Summary } from './test-report.ts';

/** A fixed sample of each kind: how many of them survive must stay small. */
const samples: readonly (readonly string[])[] = [
  ['--sample', '30', '--seed', '11'],
  ['views', '--sample', '6', '--seed', '11', '--at-least', '30'],
  ['stores', '--sample', '2', '--seed', '11', '--at-least', '50'],
];

async function runMutants(args: readonly string[]): Promise<Summary> {
  const { status, output } = await run('node', ['scripts/mutants.ts', ...args], { minutes: 8 });
  const last = output.trim().split('\n').at(-1) ?? '';
  console.log(`${status === 0 ? '✓' : '✗'} ${last}`);
  return status === 0
    ? { passed: 1, failed: 0, failures: [], retried: [], leftOut: [] }
    : { passed: 0, failed: 1, failures: [`mutants ${args.join(' ')}: ${output.trim()}`], retried: [], leftOut: [] };
}

/** `TEST_MINUTES`, for a service that ends a run by force: no file of journeys begins later, and those left out are named. */
const minutes = Number(process.env['TEST_MINUTES'] ?? Number.POSITIVE_INFINITY);

const started = performance.now();
const until = Date.now() + minutes * 60_000;
const folder = temporaryFolder();
const summaries = [summaryOfChecks(await runChecks())];
console.log('\nmutants');
for (const args of samples) summaries.push(await runMutants(args));
for (const layer of layers) summaries.push(await runLayer(layer, folder, {}, until));
conclude(summaries, started);
