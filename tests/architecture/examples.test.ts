import { describe, expect, it } from 'vitest';
import { textOf } from '../support/tree.ts';

type Example = { readonly path: string; readonly code: string };

const outdented = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** The blocks of a page that name the file they stand in. */
const examplesOf = (page: string): readonly Example[] =>
  [...textOf(page).matchAll(/^ *```\w+ (\S+)\n([\s\S]*?)^ *```$/gmu)].map(([, path = '', code = '']) => ({ path, code }));

describe.each([{ page: 'CONTRIBUTING.md', count: 6 }])('the examples of $page', ({ page, count }) => {
  const examples = examplesOf(page);

  it('are there', () => expect(examples.map(({ path }) => path)).toHaveLength(count));

  it.each(examples)('stands in $path as it is shown', ({ path, code }) => {
    expect(outdented(textOf(path))).toContain(outdented(code));
  });
});
