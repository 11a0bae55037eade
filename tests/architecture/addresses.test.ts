import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asksForName } from '#src/areas/session/shell/prompt.host.tsx';
import { isClosedToModerators } from '#src/areas/session/viewer/areas.rules.ts';
import { filesOf, projectRoot } from '../support/tree.ts';

const sources = filesOf('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$|route-tree\.gen/.test(path));
const linesOf = (path: string): readonly string[] => readFileSync(join(projectRoot, path), 'utf8').split('\n');

/** Where an address is compared with itself, or with one that the page has put there. */
const ownAddress: Readonly<Record<string, string>> = {
  'src/areas/session/viewer/problems.ts': 'compares with the address it has sent the page to itself',
};

describe('addresses', () => {
  it.each(['/results', '/Results', '/LAUNCH', '/Launch/test'])('the name of the company is asked for at %s', (path) => {
    expect(asksForName({ role: 'customer', isNameChosen: false, hasSkipped: false, path })).toBe(true);
  });

  it.each(['/results/t1/issue/i1', '/Results/t1/Issue/i1'])('moderators have no way to %s', (path) => {
    expect(isClosedToModerators(path)).toBe(true);
  });

  /** The router opens a page whatever the case of the letters of its address. */
  it('are compared whatever the case of their letters', () => {
    const places = new Set(
      filesOf('src/routes/*.tsx').flatMap((path) =>
        path
          .replace(/^src\/routes\/|\.tsx$/g, '')
          .split('.')
          .filter((part) => /^[a-z][\w-]*$/.test(part)),
      ),
    );
    const isPlace = (words: string): boolean => [...places].some((place) => new RegExp(`(?:^|[/(|])${place}(?:$|[/)|(\\\\])`).test(words));
    const minds = (line: string): boolean => {
      const patterns = [...line.matchAll(/\/((?:\^?\\\/|\^\\\/)[^ ]*?)\/([a-z]*)(?=[.;,)\s])/g)];
      if (patterns.some(([, words = '', flags = '']) => isPlace(words) && !flags.includes('i'))) return true;
      return /pathname(?:\.startsWith\(|\s*[!=]==\s*)['"]/.test(line) && !line.includes('toLowerCase');
    };
    const minding = sources.filter((path) => linesOf(path).some(minds));
    expect(minding.filter((path) => !(path in ownAddress) && !linesOf(path).some((line) => /pathname\b.*toLowerCase/.test(line)))).toEqual(
      [],
    );
  });
});
