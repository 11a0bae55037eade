import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export const projectRoot = join(import.meta.dirname, '..', '..');

const notOurs = ['node_modules/**', 'dist/**', '.data/**', 'coverage/**'];

/** Files of the project by pattern, as paths with slashes from its root. */
export const filesOf = (pattern: string | string[], exclude: string[] = []): string[] =>
  globSync(pattern, { cwd: projectRoot, exclude: [...notOurs, ...exclude] })
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted();

export const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
