import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

export type ChoiceEvent = { readonly type: 'choice.make'; readonly chosen: unknown };

/** What is typed or chosen at one place of a page, and sent nowhere: the words of a search, a mark, how many rows are asked for. */
export const choiceMachine = setup({
  types: { context: {} as { readonly chosen: unknown }, events: {} as ChoiceEvent, input: {} as { readonly chosen: unknown } },
  actions: { rememberChosen: assign((_, { chosen }: { chosen: unknown }) => ({ chosen })) },
}).createMachine({
  id: 'choice',
  context: ({ input }) => input,
  initial: 'made',
  states: { made: { on: { 'choice.make': { actions: { type: 'rememberChosen', params: ({ event }) => event } } } } },
});

export type ChoiceActorRef = ActorRefFrom<typeof choiceMachine>;
export type ChoiceSnapshot = SnapshotFrom<typeof choiceMachine>;

/** What was typed or chosen last. */
export const selectChosen = ({ context }: ChoiceSnapshot): unknown => context.chosen;
