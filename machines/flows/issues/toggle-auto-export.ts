import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';
import { autoExportTexts } from '#schema/vocabulary/auto-export.ts';

/** What is wanted of auto-export. */
export type Wish = { readonly enabled: boolean; readonly exportMatching: boolean };

export type ToggleAutoExportPorts = {
  /** How many issues match that are there already. */
  readonly countMatching: PromiseActorLogic<number>;
  readonly toggleExport: PromiseActorLogic<Answer, Wish>;
};

type ToggleAutoExportContext = { readonly wish: Wish; readonly matching: number };

export type ToggleAutoExportEvent = {
  readonly type: 'export.enable' | 'export.disable' | 'matching.include' | 'matching.exclude' | 'question.cancel';
};

type ToggleAutoExportEmitted =
  | { readonly type: 'export.toggled'; readonly enabled: boolean; readonly sent: number }
  | { readonly type: 'export.refused'; readonly message: string };

type ToggleAutoExportTag = 'busy' | 'asking';

export type ToggleAutoExportActorRef = ActorRefFrom<typeof toggleAutoExportMachine>;
type ToggleAutoExportSnapshot = SnapshotFrom<typeof toggleAutoExportMachine>;

const unprovided: ToggleAutoExportPorts = { countMatching: port('countMatching'), toggleExport: port('toggleExport') };
const failed = autoExportTexts.notToggled;
const answered = ({ event }: { event: { output: Answer } }) => ({ answer: event.output });

/** Turns auto-export on or off; where issues match that are there already, it asks whether they go too. */
export const toggleAutoExportMachine = setup({
  types: {
    context: {} as ToggleAutoExportContext,
    events: {} as ToggleAutoExportEvent,
    emitted: {} as ToggleAutoExportEmitted,
    tags: {} as ToggleAutoExportTag,
  },
  actors: unprovided,
  actions: {
    rememberWish: assign((_, wish: Wish) => ({ wish, matching: 0 })),
    rememberMatching: assign((_, { matching }: { matching: number }) => ({ matching })),
    rememberIncluded: assign(({ context }) => ({ wish: { ...context.wish, exportMatching: true } })),
    rememberExcluded: assign(({ context }) => ({ wish: { ...context.wish, exportMatching: false } })),
    announceToggled: emit(({ context: { wish, matching } }) => ({
      type: 'export.toggled' as const,
      enabled: wish.enabled,
      sent: wish.exportMatching ? matching : 0,
    })),
    announceRefused: emit((_, { answer }: { answer: Answer }) => ({ type: 'export.refused' as const, message: messageOf(answer, failed) })),
    announceFailed: emit({ type: 'export.refused', message: failed }),
  },
  guards: {
    hasMatching: (_, { matching }: { matching: number }) => matching > 0,
    isSuccessful: (_, { answer }: { answer: Answer }) => answer.successful,
  },
}).createMachine({
  id: 'toggleAutoExport',
  context: { wish: { enabled: false, exportMatching: false }, matching: 0 },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'export.enable': { target: 'counting', actions: { type: 'rememberWish', params: { enabled: true, exportMatching: false } } },
        'export.disable': { target: 'switching', actions: { type: 'rememberWish', params: { enabled: false, exportMatching: false } } },
      },
    },
    counting: {
      tags: 'busy',
      invoke: {
        id: 'countMatching',
        src: 'countMatching',
        onDone: [
          {
            guard: { type: 'hasMatching', params: ({ event }) => ({ matching: event.output }) },
            target: 'asking',
            actions: { type: 'rememberMatching', params: ({ event }) => ({ matching: event.output }) },
          },
          { target: 'switching' },
        ],
        onError: { target: 'resting', actions: 'announceFailed' },
      },
    },
    asking: {
      tags: 'asking',
      on: {
        'matching.include': { target: 'switching', actions: 'rememberIncluded' },
        'matching.exclude': { target: 'switching', actions: 'rememberExcluded' },
        'question.cancel': 'resting',
      },
    },
    switching: {
      tags: 'busy',
      invoke: {
        id: 'toggleExport',
        src: 'toggleExport',
        input: ({ context }) => context.wish,
        onDone: [
          { guard: { type: 'isSuccessful', params: answered }, target: 'resting', actions: 'announceToggled' },
          { target: 'resting', actions: { type: 'announceRefused', params: answered } },
        ],
        onError: { target: 'resting', actions: 'announceFailed' },
      },
    },
  },
});

export const selectIsBusy = (snapshot: ToggleAutoExportSnapshot): boolean => snapshot.hasTag('busy');
/** How many issues the question is about; null while nothing is asked. */
export const selectAskedMatching = (snapshot: ToggleAutoExportSnapshot): number | null =>
  snapshot.hasTag('asking') ? snapshot.context.matching : null;
