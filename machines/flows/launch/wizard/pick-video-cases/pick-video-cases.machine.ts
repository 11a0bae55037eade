import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { flagFound, isFound } from './pick-video-cases.rules.ts';
import type {
  PickVideoCasesContext,
  PickVideoCasesEvent,
  PickVideoCasesInput,
  PickVideoCasesOutput,
  PickVideoCasesTag,
} from './pick-video-cases.types.ts';

export type PickVideoCasesActorRef = ActorRefFrom<typeof pickVideoCasesMachine>;
export type PickVideoCasesSnapshot = SnapshotFrom<typeof pickVideoCasesMachine>;

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
