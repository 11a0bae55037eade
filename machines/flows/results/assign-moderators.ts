import { assign, emit, enqueueActions, setup } from 'xstate';
import type { PromiseActorLogic, SnapshotFrom } from 'xstate';
import { messageOf } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';

export type AssignOutcome = { readonly assigned: readonly string[]; readonly messages: readonly string[] };

export type AssignModeratorsPorts = { assignModerators: PromiseActorLogic<AssignOutcome, { testId: string; userIds: readonly string[] }> };

type AssignModeratorsInput = { readonly testId: string };

type AssignModeratorsContext = AssignModeratorsInput & { readonly chosen: readonly string[] };

type AssignModeratorsEvent = { readonly type: 'moderator.toggle'; readonly userId: string } | { readonly type: 'moderators.assign' };

export type AssignModeratorsEmitted =
  | { readonly type: 'moderators.assigned'; readonly count: number }
  | { readonly type: 'moderators.refused'; readonly message: string };

type AssignModeratorsTag = 'busy';

export const moderatorTexts = {
  title: 'Moderators',
  assigned: 'The moderator has been successfully assigned to the test.',
  assignedMany: 'The moderators have been successfully assigned to the test.',
  assignFailed: 'There was an issue with assigning the moderator to the test.',
  removed: 'The moderator has been successfully removed from the test.',
  removeFailed: 'There was an issue with removing the moderator from the test.',
} as const;

type AssignModeratorsSnapshot = SnapshotFrom<typeof assignModeratorsMachine>;

const unprovided: AssignModeratorsPorts = { assignModerators: port('assignModerators') };

/** One after another; those refused stay selected. */
export const assignModeratorsMachine = setup({
  types: {
    context: {} as AssignModeratorsContext,
    events: {} as AssignModeratorsEvent,
    input: {} as AssignModeratorsInput,
    emitted: {} as AssignModeratorsEmitted,
    tags: {} as AssignModeratorsTag,
  },
  actors: unprovided,
  actions: {
    rememberChoice: assign(({ context: { chosen } }, { userId }: { userId: string }) => ({
      chosen: chosen.includes(userId) ? chosen.filter((each) => each !== userId) : [...chosen, userId],
    })),
    forgetAssigned: assign(({ context: { chosen } }, { outcome }: { outcome: AssignOutcome }) => ({
      chosen: chosen.filter((userId) => !outcome.assigned.includes(userId)),
    })),
    announceOutcome: enqueueActions(({ enqueue, context }, { outcome }: { outcome: AssignOutcome }) => {
      const count = outcome.assigned.length;
      if (count > 0) enqueue(emit({ type: 'moderators.assigned', count }));
      if (count < context.chosen.length)
        enqueue(emit({ type: 'moderators.refused', message: messageOf({ successful: false, ...outcome }, moderatorTexts.assignFailed) }));
    }),
    announceFailed: emit({ type: 'moderators.refused', message: moderatorTexts.assignFailed }),
  },
  guards: { hasChoice: ({ context }) => context.chosen.length > 0 },
}).createMachine({
  id: 'assignModerators',
  context: ({ input }) => ({ ...input, chosen: [] }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'moderator.toggle': { actions: { type: 'rememberChoice', params: ({ event }) => event } },
        'moderators.assign': { guard: 'hasChoice', target: 'assigning' },
      },
    },
    assigning: {
      tags: 'busy',
      invoke: {
        id: 'assignModerators',
        src: 'assignModerators',
        input: ({ context }) => ({ testId: context.testId, userIds: context.chosen }),
        onDone: {
          target: 'choosing',
          actions: [
            { type: 'announceOutcome', params: ({ event }) => ({ outcome: event.output }) },
            { type: 'forgetAssigned', params: ({ event }) => ({ outcome: event.output }) },
          ],
        },
        onError: { target: 'choosing', actions: 'announceFailed' },
      },
    },
  },
});

export const selectChosen = (snapshot: AssignModeratorsSnapshot): readonly string[] => snapshot.context.chosen;

export const selectIsAssigning = (snapshot: AssignModeratorsSnapshot): boolean => snapshot.hasTag('busy');
