import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  PickVideoCasesContext,
  PickVideoCasesEvent,
  PickVideoCasesInput,
  PickVideoCasesOutput,
  PickVideoCasesTag,
} from './pick-video-cases.types.ts';

export type PickVideoCasesActorRef = ActorRefFrom<typeof pickVideoCasesMachine>;
export type PickVideoCasesSnapshot = SnapshotFrom<typeof pickVideoCasesMachine>;

const flagAll = (testCases: readonly TestCase[]): readonly TestCase[] => {
  const on = testCases.some(({ requireVideoAttachment }) => !requireVideoAttachment);
  return testCases.map((one) => ({ ...one, requireVideoAttachment: on }));
};

/** Picks the test cases that need a video, one by one or all at once. */
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
    rememberAll: assign(({ context }) => ({ testCases: flagAll(context.testCases) })),
    rememberSearch: assign((_, params: { search: string }) => ({ search: params.search })),
  },
  guards: { isLong: ({ context }) => context.testCases.length > launchLimits.searchAboveTestCases },
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
        'cases.toggle': { actions: 'rememberAll' },
        'search.change': { guard: 'isLong', actions: { type: 'rememberSearch', params: ({ event }) => ({ search: event.search }) } },
        'picker.close': 'picked',
      },
    },
    picked: { type: 'final', tags: 'settled' },
  },
});
