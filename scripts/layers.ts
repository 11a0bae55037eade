import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, run, seconds } from './run.ts';
import type { Outcome } from './run.ts';
import { afterSecondTry, failedFiles, hasRun, leftOutFiles, summarize } from './test-report.ts';
import type { Summary } from './test-report.ts';

export const layers = ['unit', 'server', 'browser'] as const;
export type Layer = (typeof layers)[number];

const minutes = { unit: 12, server: 40, browser: 80 } as const;
/** What vitest runs as one; the look at what all journeys did together follows them. */
const projects = { unit: ['unit', 'views'], server: ['server'], browser: ['browser', 'transitions'] } as const;

/** What journeys did together, those of a second try with them. */
const together = join(root, 'tests/journeys/transitions.test.ts');

const memory = '/dev/shm';
const enough = 8 * 2 ** 30;

function hasMemory(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) >= enough;
}

/** Databases and products of tests write a lot that nobody reads again: into memory where there is plenty. The database's own user enters it too. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(hasMemory() ? memory : tmpdir(), 'muster-test-'));
  chmodSync(folder, 0o1777);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

/** Where Node keeps what it compiled: tests start the product a hundred times. */
const compiled = join(root, 'node_modules', '.cache', 'node');

/** So many files are run once more, alone: a shared machine can starve a journey, and what it did until then stands in the way of a second try in its place. */
const fewFiles = 6;

/** A layer that came to nothing in so many seconds begins once more. */
const soon = 300;

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Which files of a layer run: all, some by name, or those that reach a source by their imports. */
export type Selection = { readonly files?: readonly string[]; readonly related?: readonly string[] };

type Run = Outcome & { readonly report: unknown };

const isAll = ({ files, related }: Selection): boolean => files === undefined && related === undefined;

async function runFiles(layer: Layer, folder: string, selection: Selection, name: string, until = Number.POSITIVE_INFINITY): Promise<Run> {
  const file = join(folder, `${name}.json`);
  const { files = [], related } = selection;
  const names = isAll(selection) || name.endsWith('-again') ? projects[layer] : projects[layer].filter((each) => each !== 'transitions');
  const args = [
    ...(related === undefined ? ['run', ...files] : ['related', '--run', ...related]),
    ...names.flatMap((project) => ['--project', project]),
    '--allowOnly=false',
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const outcome = await run('vitest', args, {
    isStreamed: true,
    minutes: minutes[layer],
    env: {
      NO_COLOR: '1',
      NODE_COMPILE_CACHE: compiled,
      TMPDIR: folder,
      RECORDINGS: join(folder, 'recordings'),
      TEST_UNTIL: String(until),
    },
  });
  return { ...outcome, report: readReport(file) };
}

/** Runs a layer, and once more one of which no file came to its turn: what all of them stand on did not start. */
async function beginLayer(
  layer: Layer,
  folder: string,
  selection: Selection,
  until?: number,
): Promise<Run & { readonly stumbled: readonly string[] }> {
  const first = await runFiles(layer, folder, selection, layer, until);
  if (hasRun(first.report) || first.seconds > soon) return { ...first, stumbled: [] };
  console.log(`\n${layer}, once more: no file ran`);
  const next = await runFiles(layer, folder, selection, layer, until);
  return { ...next, seconds: first.seconds + next.seconds, stumbled: [`${layer}: no file ran, see above`] };
}

/** Runs a layer or some of it; few files that failed run once more, alone and whole. */
export async function runLayer(layer: Layer, folder: string, selection: Selection = {}, until?: number): Promise<Summary> {
  console.log(`\n${layer}`);
  const first = await beginLayer(layer, folder, selection, until);
  const told = (report: unknown, status: number): Summary =>
    report === undefined
      ? { passed: 0, failed: 1, failures: [`${layer}: ended without a report (exit ${status})`], retried: [], leftOut: [] }
      : summarize(report, { root, status, layer });
  let summary = told(first.report, first.status);
  let spent = first.seconds;
  const failed = failedFiles(first.report);
  if (failed.length > 0 && failed.length <= fewFiles) {
    console.log(`\n${layer}, once more: ${failed.map((file) => relative(root, file)).join(', ')}`);
    const isWhole = layer === 'browser' && isAll(selection) && leftOutFiles(first.report).length === 0;
    const files = isWhole ? [...new Set([...failed, together])] : failed;
    const again = await runFiles(layer, folder, { files }, `${layer}-again`);
    const last = told(afterSecondTry(first.report, again.report), again.status);
    summary = { ...last, retried: [...summary.failures, ...last.retried] };
    spent += again.seconds;
  }
  console.log(`${summary.failed === 0 ? '✓' : '✗'} ${layer}: ${summary.passed} passed, ${summary.failed} failed (${seconds(spent)})`);
  return { ...summary, retried: [...first.stumbled, ...summary.retried] };
}

/** What checks came to, counted like tests. */
export const summaryOfChecks = (checks: readonly { readonly name: string; readonly isPassed: boolean }[]): Summary => ({
  passed: checks.filter(({ isPassed }) => isPassed).length,
  failed: checks.filter(({ isPassed }) => !isPassed).length,
  failures: checks.flatMap(({ name, isPassed }) => (isPassed ? [] : [`check: ${name}`])),
  retried: [],
  leftOut: [],
});

/** Says what failed, ends with the one line that counts, and leaves the exit code. */
export function conclude(summaries: readonly Summary[], started: number): void {
  const total = (key: 'passed' | 'failed') => summaries.reduce((sum, each) => sum + each[key], 0);
  const retried = summaries.flatMap((each) => each.retried);
  if (retried.length > 0) console.log(`\nNot as it should be in a first try:\n${retried.map((line) => `  ${line}`).join('\n')}`);
  const leftOut = summaries.flatMap((each) => each.leftOut);
  if (leftOut.length > 0) console.log(`\nLeft out, as the time was up:\n${leftOut.map((line) => `  ${line}`).join('\n')}`);
  const failures = summaries.flatMap((each) => each.failures);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\nin ${seconds((performance.now() - started) / 1000)}`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
}
