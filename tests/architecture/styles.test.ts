import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, projectRoot } from '../support/tree.ts';

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

describe('styles', () => {
  /** Such a selector ends in `:has(...) *`: the browser then computes the whole page anew at every key and every change of a word. */
  it('none asks what a group or a peer has', () => {
    expect(filesOf('src/**/*.{ts,tsx,css}').filter((path) => /\b(?:group|peer)-has-|:has\([^)]*\)\s*\*/.test(textOf(path)))).toEqual([]);
  });

  /** One such selector anywhere, as `li:last-child>*`, and whatever becomes or was a first or last child of anything is computed anew with all that is in it: the whole page where a panel comes beside it. */
  it('none takes everything inside a first, last or counted child', () => {
    const asked = /:(?:first|last|only|nth)-[\w-]+(?:\([^)]*\))?[\s_>+~]+\*/;
    expect(filesOf('src/**/*.{ts,tsx,css}').filter((path) => asked.test(textOf(path)))).toEqual([]);
  });
});
