import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { mutantsOf } from './mutants/operators.ts';
import type { Mutant } from './mutants/operators.ts';
import { stores, views } from './mutants/parts.ts';
import type { Covered } from './mutants/parts.ts';
import { sampled } from './mutants/sample.ts';
import { root, run, seconds } from './run.ts';
import type { Outcome } from './run.ts';

/** Mutated by default: authorization, and what is painted before the server responds. */
const judged = ['machines/lifecycles/*/*.machine.ts', 'schema/authorization/rows.ts', 'src/cache/optimistic.ts'];

const tests: Readonly<Record<string, readonly string[]>> = {
  'schema/authorization/rows.ts': ['tests/architecture/who-may-call.test.ts'],
};

const byRows: Readonly<Record<string, () => Covered>> = { views, stores };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' }, 'at-least': { type: 'string', default: '90' } },
});

const [what = '', ...within] = positionals;
const covered = byRows[what]?.();

const testsOf = (file: string): readonly string[] =>
  covered?.get(file) ?? tests[file] ?? globSync(join(dirname(file), '*.test.{ts,tsx}'), { cwd: root });

/** Server tests run in Node, which must be told of the change. */
const project = what === 'stores' ? ['--project', 'server'] : ['--project', 'unit', '--project', 'views'];
const changing = what === 'stores' ? { NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'scripts/mutants/node-mutant.ts')).href}` } : {};

const test = (files: readonly string[], env: Readonly<Record<string, string>>, minutes = 3): Promise<Outcome> =>
  run('vitest', ['run', ...project, '--bail=1', '--silent', '--reporter=dot', ...files], { env: { NO_COLOR: '1', ...env }, minutes });

const survives = async (mutant: Mutant): Promise<boolean> => {
  const files = testsOf(mutant.file);
  return files.length === 0 || (await test(files, { MUTANT: JSON.stringify(mutant), ...changing })).status === 0;
};

/** Policies are mutated in a database and judged by the hand-kept table of what each role reads. */
const judgePolicies = async (): Promise<boolean> => {
  const args = ['run', '--project', 'server', 'tests/server/authorization/row-access.test.ts'];
  const { status, output } = await run('vitest', args, { env: { NO_COLOR: '1', POLICY_MUTANTS: 'all' }, minutes: 20 });
  console.log(status === 0 ? (/^\d+ of \d+ mutants of policies killed or equal$/mu.exec(output)?.[0] ?? output) : output);
  return status === 0;
};

if (what === 'policies') process.exit((await judgePolicies()) ? 0 : 1);

const named = (positionals.length > 0 ? positionals : judged)
  .flatMap((path) =>
    globSync(/\.tsx?$/u.test(path) ? path : join(path, path.startsWith('machines/flows') ? '**/*.ts' : '**/*.{machine,setup,rules}.ts'), {
      cwd: root,
    }),
  )
  .filter((file) => !/\.test\.|\.builders\./u.test(file))
  .toSorted();
const files =
  covered === undefined ? named : [...covered.keys()].filter((file) => within.length === 0 || within.some((path) => file.startsWith(path)));
const all = files.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
/** Without line numbers: a mutant that moves within its file stays the same. */
const wordsOf = ({ file, was, now }: Mutant): string => `${file} ${was} ${now}`;
const chosen = values.sample === undefined ? all : sampled(all, Number(values.sample), Number(values.seed), wordsOf);

const unchanged = chosen.length === 0 ? null : await test([...new Set(chosen.flatMap(({ file }) => testsOf(file)))], {}, 12);
if (unchanged !== null && unchanged.status !== 0) {
  console.error(`${unchanged.output}\nThe tests fail, or do not run, before anything is changed.`);
  process.exit(2);
}

const started = performance.now();
const waiting = [...chosen];
const survivors: Mutant[] = [];
const work = async (): Promise<void> => {
  for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) if (await survives(mutant)) survivors.push(mutant);
};
await Promise.all(Array.from({ length: availableParallelism() }, work));

for (const { file, line, was, now } of survivors.toSorted((left, right) => left.file.localeCompare(right.file) || left.start - right.start))
  console.log(`survived ${file}:${line}  ${was.trim()}  ->  ${now.trim() === '' ? '(left out)' : now.trim()}`);
const killed = chosen.length - survivors.length;
const share = chosen.length === 0 ? 100 : (killed / chosen.length) * 100;
console.log(
  `${killed} of ${chosen.length} mutants killed (${share.toFixed(1)} %), of ${all.length} in ${files.length} files, in ${seconds((performance.now() - started) / 1000)}`,
);
process.exitCode = share >= Number(values['at-least']) ? 0 : 1;
