import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';

type PickVideoCasesInput = { readonly testCases: readonly TestCase[] };
type PickVideoCasesContext = { readonly testCases: readonly TestCase[]; readonly search: string };
type PickVideoCasesEvent =
  | { readonly type: 'case.toggle'; readonly index: number }
  | { readonly type: 'cases.toggle' }
  | { readonly type: 'search.change'; readonly search: string }
  | { readonly type: 'picker.close' };
type PickVideoCasesOutput = { readonly testCases: readonly TestCase[] };
type PickVideoCasesTag = 'editable' | 'settled';

const isSearching = (search: string): boolean => search.trim() !== '';

/** By code, name or section. */
const isFound = ({ code, name, section }: TestCase, search: string): boolean =>
  `${code} ${name} ${section}`.toLowerCase().includes(search.trim().toLowerCase());

/** All found cases, or none where all of them are picked; the others stay. */
function flagFound(testCases: readonly TestCase[], search: string): readonly TestCase[] {
  const isOn = testCases.some((one) => isFound(one, search) && !one.requireVideoAttachment);
  return testCases.map((one) => (isFound(one, search) ? { ...one, requireVideoAttachment: isOn } : one));
}

export type PickVideoCasesActorRef = ActorRefFrom<typeof pickVideoCasesMachine>;
type PickVideoCasesSnapshot = SnapshotFrom<typeof pickVideoCasesMachine>;

/** Picks the test cases that need a video, one by one, all at once, or all that a search finds. */
export const pickVideoCasesMachine = setup({
  types: {
    context: {} as PickVideoCasesContext,
    events: {} as PickVideoCasesEvent,
    input: {} as PickVideoCasesInput,
    output: {} as PickVideoCasesOutput,
    tags: {} as PickVideoCasesTag,
  },
  actions: {
    rememberCase: assign(({ context }, params: { index: number }) => ({
      testCases: context.testCases.map((one, index) =>
        index === params.index ? { ...one, requireVideoAttachment: !one.requireVideoAttachment } : one,
      ),
    })),
    rememberFound: assign(({ context }) => ({ testCases: flagFound(context.testCases, context.search) })),
    rememberSearch: assign((_, params: { search: string }) => ({ search: params.search })),
  },
  guards: {
    isLong: ({ context }) => context.testCases.length > launchLimits.searchAboveTestCases,
    hasFound: ({ context: { testCases, search } }) => testCases.some((one) => isFound(one, search)),
  },
}).createMachine({
  id: 'pickVideoCases',
  context: ({ input }) => ({ testCases: input.testCases, search: '' }),
  output: ({ context }) => ({ testCases: context.testCases }),
  initial: 'picking',
  states: {
    picking: {
      tags: 'editable',
      on: {
        'case.toggle': { actions: { type: 'rememberCase', params: ({ event }) => ({ index: event.index }) } },
        'cases.toggle': { guard: 'hasFound', actions: 'rememberFound' },
        'search.change': { guard: 'isLong', actions: { type: 'rememberSearch', params: ({ event }) => ({ search: event.search }) } },
        'picker.close': 'picked',
      },
    },
    picked: { type: 'final', tags: 'settled' },
  },
});

type ShownCase = { readonly index: number; readonly testCase: TestCase };

const shown = new WeakMap<readonly TestCase[], Map<string, readonly ShownCase[]>>();

export const selectSearch = (snapshot: PickVideoCasesSnapshot): string => snapshot.context.search;
export const selectHasSearch = (snapshot: PickVideoCasesSnapshot): boolean => snapshot.can({ type: 'search.change', search: '' });

/** With their index in the test. */
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

export const selectAllLabel = (snapshot: PickVideoCasesSnapshot): string =>
  isSearching(snapshot.context.search) ? `All found (${selectShownCases(snapshot).length})` : 'All test cases';

export const selectAllFlagged = (snapshot: PickVideoCasesSnapshot): boolean | 'mixed' => {
  const shownCases = selectShownCases(snapshot).map(({ testCase }) => testCase);
  const count = flagged(shownCases);
  return count === 0 ? false : count === shownCases.length ? true : 'mixed';
};
