import { areRemovalReasons } from '#machines/lifecycles/participant/participant.machine.ts';
import { isBlank } from '#schema/rules/blank.ts';
import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, PromiseActorLogic, SnapshotFrom } from 'xstate';

type RemovalWish = {
  readonly testId: string;
  readonly isStrict: boolean;
  readonly participantIds: readonly string[];
  readonly codes: readonly string[];
  readonly text: string;
};
const reasonsOf = ({ isStrict, codes, text }: RemovalWish): readonly string[] => (isStrict ? codes : isBlank(text) ? [] : [text.trim()]);

const removalFault = (context: RemovalWish): string | null => {
  if (context.participantIds.length === 0) return 'Choose at least one tester.';
  const reasons = reasonsOf(context);
  return reasons.length > 0 && areRemovalReasons(reasons, context.isStrict) ? null : 'Please give a reason.';
};

export type RemoveTestersActorRef = ActorRefFrom<typeof removeTestersMachine>;
type RemoveTestersSnapshot = SnapshotFrom<typeof removeTestersMachine>;

export type RemoveTesters = {
  readonly testId: string;
  readonly participantIds: readonly string[];
  readonly removalReasons: readonly string[];
};
export type RemoveTestersPorts = { removeTesters: PromiseActorLogic<Answer, RemoveTesters> };

type Event =
  | { readonly type: 'tester.toggle'; readonly participantId: string }
  | { readonly type: 'reason.toggle'; readonly code: string }
  | { readonly type: 'reason.change'; readonly text: string }
  | { readonly type: 'removal.confirm' };
type Emitted =
  | { readonly type: 'testers.removed'; readonly message: string }
  | { readonly type: 'removal.refused'; readonly message: string };

const removalTexts = {
  removed: 'The selected tester was removed from this test.',
  removedMany: 'The selected testers were removed from this test.',
  failed: 'An error has occurred, no tester was removed from this test.',
} as const;

const exclusive = 'invited_by_mistake';

/** 'By mistake' excludes all other reasons: choosing either side clears the other. */
const toggled = (codes: readonly string[], code: string): readonly string[] => {
  if (codes.includes(code)) return codes.filter((each) => each !== code);
  return code === exclusive ? [code] : [...codes.filter((each) => each !== exclusive), code];
};

const unprovided: RemoveTestersPorts = { removeTesters: port('removeTesters') };
const answered = ({ event }: { readonly event: { readonly output: Answer } }) => ({ answer: event.output });

/** Reasons are listed codes where the test is strict, otherwise a text. */
export const removeTestersMachine = setup({
  types: {
    context: {} as RemovalWish,
    events: {} as Event,
    input: {} as Omit<RemovalWish, 'codes' | 'text'>,
    emitted: {} as Emitted,
    tags: {} as 'busy',
  },
  actors: unprovided,
  actions: {
    rememberTester: assign(({ context: { participantIds } }, { id }: { id: string }) => ({
      participantIds: participantIds.includes(id) ? participantIds.filter((each) => each !== id) : [...participantIds, id],
    })),
    rememberCode: assign(({ context }, { code }: { code: string }) => ({ codes: toggled(context.codes, code) })),
    rememberText: assign((_, { text }: { text: string }) => ({ text })),
    announceRemoved: emit(({ context }) => ({
      type: 'testers.removed' as const,
      message: context.participantIds.length === 1 ? removalTexts.removed : removalTexts.removedMany,
    })),
    announceRefused: emit((_, { answer }: { answer: Answer }) => ({
      type: 'removal.refused' as const,
      message: [removalTexts.failed, messageOf(answer, '')].join(' ').trim(),
    })),
    announceFailed: emit({ type: 'removal.refused', message: removalTexts.failed }),
  },
  guards: {
    isSuccessful: (_, { answer }: { answer: Answer }) => answer.successful,
    isSendable: ({ context }) => removalFault(context) === null,
  },
}).createMachine({
  id: 'removeTesters',
  context: ({ input }) => ({ ...input, codes: [], text: '' }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'tester.toggle': { actions: { type: 'rememberTester', params: ({ event }) => ({ id: event.participantId }) } },
        'reason.toggle': { actions: { type: 'rememberCode', params: ({ event }) => ({ code: event.code }) } },
        'reason.change': { actions: { type: 'rememberText', params: ({ event }) => ({ text: event.text }) } },
        'removal.confirm': { guard: 'isSendable', target: 'removing' },
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeTesters',
        src: 'removeTesters',
        input: ({ context }) => ({ testId: context.testId, participantIds: context.participantIds, removalReasons: reasonsOf(context) }),
        onDone: [
          { guard: { type: 'isSuccessful', params: answered }, target: 'removed', actions: 'announceRemoved' },
          { target: 'choosing', actions: { type: 'announceRefused', params: answered } },
        ],
        onError: { target: 'choosing', actions: 'announceFailed' },
      },
    },
    removed: { type: 'final' },
  },
});

export const selectChosen = ({ context }: RemoveTestersSnapshot): readonly string[] => context.participantIds;
export const selectCodes = ({ context }: RemoveTestersSnapshot): readonly string[] => context.codes;
export const selectText = ({ context }: RemoveTestersSnapshot): string => context.text;
export const selectIsBusy = (snapshot: RemoveTestersSnapshot): boolean => snapshot.hasTag('busy');
export const selectFault = ({ context }: RemoveTestersSnapshot): string | null => removalFault(context);
