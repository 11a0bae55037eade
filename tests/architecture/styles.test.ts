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
});
