import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import type { PickVideoCasesSnapshot } from './pick-video-cases.machine.ts';

export type ShownCase = { readonly index: number; readonly testCase: TestCase };

const found = (testCase: TestCase, search: string): boolean =>
  `${testCase.code} ${testCase.name} ${testCase.section}`.toLowerCase().includes(search.trim().toLowerCase());

const shown = new WeakMap<readonly TestCase[], Map<string, readonly ShownCase[]>>();

export const selectSearch = (snapshot: PickVideoCasesSnapshot): string => snapshot.context.search;
export const selectHasSearch = (snapshot: PickVideoCasesSnapshot): boolean => snapshot.can({ type: 'search.change', search: '' });

/** The cases that the search finds, with their place in the test. */
export function selectShownCases({ context }: PickVideoCasesSnapshot): readonly ShownCase[] {
  const known = shown.get(context.testCases) ?? new Map<string, readonly ShownCase[]>();
  const list =
    known.get(context.search) ??
    context.testCases.map((testCase, index) => ({ index, testCase })).filter(({ testCase }) => found(testCase, context.search));
  shown.set(context.testCases, known.set(context.search, list));
  return list;
}

const flagged = ({ context }: PickVideoCasesSnapshot): number =>
  context.testCases.filter(({ requireVideoAttachment }) => requireVideoAttachment).length;

/** 'X of Y test cases require video'. */
export const selectSentence = (snapshot: PickVideoCasesSnapshot): string =>
  launchTexts.videoCases(flagged(snapshot), snapshot.context.testCases.length);

export const selectAllFlagged = (snapshot: PickVideoCasesSnapshot): boolean | 'mixed' => {
  const count = flagged(snapshot);
  return count === 0 ? false : count === snapshot.context.testCases.length ? true : 'mixed';
};
