import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import type { PickVideoCasesSnapshot } from './pick-video-cases.machine.ts';
import { isFound, isSearching } from './pick-video-cases.rules.ts';

export type ShownCase = { readonly index: number; readonly testCase: TestCase };

const shown = new WeakMap<readonly TestCase[], Map<string, readonly ShownCase[]>>();

export const selectSearch = (snapshot: PickVideoCasesSnapshot): string => snapshot.context.search;
export const selectHasSearch = (snapshot: PickVideoCasesSnapshot): boolean => snapshot.can({ type: 'search.change', search: '' });

/** The cases that the search finds, with their place in the test. */
export function selectShownCases({ context }: PickVideoCasesSnapshot): readonly ShownCase[] {
  const known = shown.get(context.testCases) ?? new Map<string, readonly ShownCase[]>();
  const list =
    known.get(context.search) ??
    context.testCases.map((testCase, index) => ({ index, testCase })).filter(({ testCase }) => isFound(testCase, context.search));
  shown.set(context.testCases, known.set(context.search, list));
  return list;
}

const flagged = (testCases: readonly TestCase[]): number => testCases.filter(({ requireVideoAttachment }) => requireVideoAttachment).length;

/** 'X of Y test cases require video'. */
export const selectSentence = ({ context: { testCases } }: PickVideoCasesSnapshot): string =>
  launchTexts.videoCases(flagged(testCases), testCases.length);

export const selectCanToggleAll = (snapshot: PickVideoCasesSnapshot): boolean => snapshot.can({ type: 'cases.toggle' });

/** What is toggled at once: all cases, or while somebody searches the found ones. */
export const selectAllLabel = (snapshot: PickVideoCasesSnapshot): string =>
  isSearching(snapshot.context.search) ? `All found (${selectShownCases(snapshot).length})` : 'All test cases';

export const selectAllFlagged = (snapshot: PickVideoCasesSnapshot): boolean | 'mixed' => {
  const shownCases = selectShownCases(snapshot).map(({ testCase }) => testCase);
  const count = flagged(shownCases);
  return count === 0 ? false : count === shownCases.length ? true : 'mixed';
};
