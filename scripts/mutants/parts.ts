import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.ts';

export type Covered = ReadonlyMap<string, readonly string[]>;

const row = /\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*['"`][^'"`]*\b(?:SH|RE|LA)-\d{3}\b/u;

const glob = (pattern: string | readonly string[]): readonly string[] =>
  globSync([pattern].flat(), { cwd: root, exclude: ['**/*.gen.ts'] }).toSorted();

const namingTests = (pattern: string | readonly string[]): readonly string[] =>
  glob(pattern).filter((file) => row.test(readFileSync(join(root, file), 'utf8')));

const isTest = (file: string): boolean => /\.(?:test|builders|setup)\./u.test(file);

const covered = (pairs: readonly (readonly [file: string, test: string])[]): Covered => {
  const found = new Map<string, string[]>();
  for (const [file, test] of pairs) {
    const tests = found.get(file) ?? [];
    if (!tests.includes(test)) found.set(file, [...tests, test]);
  }
  return found;
};

const importedBy = (test: string): readonly string[] =>
  [...readFileSync(join(root, test), 'utf8').matchAll(/(?:^|\n)import (?!type)[^;]*? from '([^']+)'/gu)].flatMap(({ 1: from = '' }) => {
    if (from.startsWith('#src/')) return [from.slice(1)];
    return from.startsWith('.') ? [join(dirname(test), from)] : [];
  });

export const views = (): Covered => {
  const screens = glob('src/areas/**/*.tsx').filter((file) => !isTest(file));
  const pattern = 'src/**/*.{test.tsx,dom.test.ts}';
  const pairs = glob(pattern).flatMap((test) => {
    const read = importedBy(test);
    return screens.filter((file) => dirname(file) === dirname(test) || read.includes(file)).map((file) => [file, test] as const);
  });
  const naming = new Set(namingTests(pattern));
  const named = new Set(pairs.flatMap(([file, test]) => (naming.has(test) ? [file] : [])));
  return covered(pairs.filter(([file]) => named.has(file)));
};

/** Sources covered by a test folder whose name is not their area's. */
const asked: Readonly<Record<string, readonly string[]>> = {
  exports: ['areas/issues/{export,auto-export}/*', 'entities/issue-export.*'],
  publishing: ['areas/results/publish*'],
  issues: ['areas/issues/*', 'entities/issue.*'],
  results: ['areas/results/*', 'entities/{blocker,case-result,attachment,participant,window,comparison}.*'],
  moderation: ['areas/moderation/*', 'entities/{assignment,moderation-load}.*'],
  chat: ['areas/chat/*', 'entities/chat*'],
  overview: ['areas/overview/*', 'entities/stats.*'],
};

export const stores = (): Covered =>
  covered(
    namingTests('tests/server/**/*.test.ts').flatMap((test) => {
      const folder = dirname(test).replace('tests/server/', '');
      const files = glob((asked[folder] ?? [`areas/${folder}/*`]).map((pattern) => `server/${pattern}.ts`.replace(/\.\*\.ts$/u, '.*')));
      return files.filter((file) => file.endsWith('.ts') && !isTest(file)).map((file) => [file, test] as const);
    }),
  );
