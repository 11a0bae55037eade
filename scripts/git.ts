import { execFileSync } from 'node:child_process';
import { root } from './run.ts';

/** What git says; null where there is no repository or git refuses. */
export function git(...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  } catch {
    return null;
  }
}

export const linesOf = (text: string | null): readonly string[] => (text ?? '').split('\n').filter((line) => line !== '');

/** Where this branch left another one, the main one unless it is named; null where no history tells, as in a shallow clone. */
export function findBase(named?: string): string | null {
  for (const name of named === undefined ? ['origin/HEAD', 'origin/main', 'main'] : [named]) {
    const base = git('merge-base', 'HEAD', name)?.trim() ?? '';
    if (base !== '') return base;
  }
  return null;
}
