import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Mutant } from './operators.ts';

/** Serves the changed source while MUTANT names it; the file on disk stays. */
export function mutantPlugin(root = join(import.meta.dirname, '../..')): Plugin | null {
  const named = process.env['MUTANT'];
  if (named === undefined) return null;
  const { file, start, end, now } = JSON.parse(named) as Mutant;
  return {
    name: 'muster-mutant',
    enforce: 'pre',
    transform: {
      handler: (code, id) =>
        id.split('?')[0] === join(root, file) ? { code: code.slice(0, start) + now + code.slice(end), map: null } : null,
    },
  };
}
