import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, projectRoot } from '../support/tree.ts';

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** Where the ring stands somewhere else: around the field that holds the input, or nowhere, as what takes the focus is no control. */
const marked: Readonly<Record<string, string>> = {
  'src/areas/chat/panel/composer.tsx': 'the box around the words has the ring',
  'src/areas/launch/connect/connect-zephyr/connect-zephyr.view.tsx': 'a heading',
  'src/ui/command-palette.tsx': 'the window and its only field, whose found entries have a ground',
  'src/ui/date-field.tsx': 'the window of a calendar',
  'src/ui/load-more.tsx': 'a sentence',
  'src/ui/menu-box.tsx': 'a list, whose entries have a ground',
  'src/ui/mobile-menu.tsx': 'a window',
  'src/ui/modal.tsx': 'a window',
  'src/ui/multi-select.tsx': 'the box around the chosen and the field has the ring',
  'src/ui/overlay.styles.ts': 'a window, and a row to which each list gives its ground',
  'src/ui/radio-card.tsx': 'the card around it has the ring',
  'src/ui/segmented-choice.tsx': 'the segment around it has the ring',
  'src/ui/select.tsx': 'a list, whose options have a ground',
};

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

  /** In a list the focus is a ground; what takes the ring away and lays no ground shows the focus to nobody. */
  it('none takes the ring of the focus away without a ground in its place', () => {
    const bare = filesOf('src/**/*.{ts,tsx}').flatMap((path) =>
      [...textOf(path).matchAll(/(['"`])(?:(?!\1)[^\n])*\boutline-none\b(?:(?!\1)[^\n])*\1/g)]
        .filter(([classes]) => !/focus(?:-visible)?:bg-accent-(?:wash|solid)/.test(classes))
        .map(() => path),
    );
    expect([...new Set(bare)].toSorted()).toEqual(Object.keys(marked).toSorted());
  });

  it('draws a box of its own only with a ground that is kept in the colours of the system', () => {
    const drawn = filesOf('src/**/*.tsx').filter((path) => /\bappearance-none\b/.test(textOf(path)));
    const unmarked = drawn.filter(
      (path) => !/(?:checked:|progress-(?:bar|value)\]:|isChosen[\s\S]*)bg-accent-(?:solid|wash)/.test(textOf(path)),
    );
    expect(unmarked).toEqual([]);
  });
});
