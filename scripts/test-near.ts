import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runChecks } from './check.ts';
import { findBase, git, linesOf } from './git.ts';
import { conclude, runLayer, summaryOfChecks, temporaryFolder } from './layers.ts';
import { chooseNear } from './near.ts';
import type { Choice } from './near.ts';
import { root } from './run.ts';

const { values } = parseArgs({ options: { base: { type: 'string' }, list: { type: 'boolean', default: false } } });

/** One line for each reason, with what it chose. */
function tell(title: string, choices: readonly Choice[]): void {
  const byReason = Map.groupBy(choices, ({ why }) => why);
  console.log(`\n${title}: ${choices.length} files`);
  for (const [why, chosen] of byReason) {
    const names = chosen.map(({ file }) => file.replace(/^tests\/(?:journeys\/)?|\.test\.ts$/gu, ''));
    console.log(`  ${why}: ${names.slice(0, 8).join(', ')}${names.length > 8 ? ` and ${names.length - 8} more` : ''}`);
  }
}

const started = performance.now();
const found = findBase(values.base);
if (found === null && values.base !== undefined) throw new Error(`--base ${values.base} is no commit that this branch comes from`);
const base = found ?? 'HEAD';
const changed = [
  ...new Set([...linesOf(git('diff', '--name-only', '--no-renames', base)), ...linesOf(git('ls-files', '--others', '--exclude-standard'))]),
];
const tests = globSync('tests/{server,faults,journeys}/**/*.test.ts', { cwd: root });
const near = chooseNear(changed, { tests, textOf: (path) => readFileSync(join(root, path), 'utf8') });
const exists = ({ file }: Choice): boolean => existsSync(join(root, file));
const [server, browser] = [near.server.filter(exists), near.browser.filter(exists)];
const rules = globSync('tests/architecture/*.test.ts', { cwd: root });
const related = [...near.related.filter((file) => existsSync(join(root, file))), ...rules];

console.log(`${changed.length} files changed since ${base.slice(0, 8)}`);
console.log(
  `\nunit, views: what imports the ${related.length - rules.length} sources among them; ${rules.length} files of rules that read all sources`,
);
tell('server', server);
tell('browser', browser);
if (near.wide.length > 0) tell('left to npm test', near.wide);

if (!values.list) {
  const folder = temporaryFolder();
  const summaries = [summaryOfChecks(await runChecks({ isNear: true }))];
  summaries.push(await runLayer('unit', folder, { related }));
  if (server.length > 0) summaries.push(await runLayer('server', folder, { files: server.map(({ file }) => file) }));
  if (browser.length > 0) summaries.push(await runLayer('browser', folder, { files: browser.map(({ file }) => file) }));
  conclude(summaries, started);
}
