import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

export type HowItWorksEvent = { readonly type: 'state.look'; readonly state: string | null } | { readonly type: 'chart.print' };
export type HowItWorksEmitted = { readonly type: 'print.wanted' };

/** Reads the chart of a thing: what can happen from where it stands, or from any other state, and on paper. */
export const howItWorksMachine = setup({
  types: {
    context: {} as { readonly looked: string | null },
    events: {} as HowItWorksEvent,
    emitted: {} as HowItWorksEmitted,
  },
  guards: { isElsewhere: (_, { state }: { state: string | null }) => state !== null },
  actions: {
    rememberLooked: assign((_, { state }: { state: string | null }) => ({ looked: state })),
    forgetLooked: assign({ looked: null }),
    announcePrint: emit({ type: 'print.wanted' }),
  },
}).createMachine({
  id: 'howItWorks',
  context: { looked: null },
  initial: 'present',
  on: { 'chart.print': { actions: 'announcePrint' } },
  states: {
    present: {
      description: 'Shows the state of the thing, wherever it goes meanwhile.',
      on: {
        'state.look': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: 'elsewhere',
          actions: { type: 'rememberLooked', params: ({ event }) => event },
        },
      },
    },
    elsewhere: {
      on: {
        'state.look': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            actions: { type: 'rememberLooked', params: ({ event }) => event },
          },
          { target: 'present', actions: 'forgetLooked' },
        ],
      },
    },
  },
});

export type HowItWorksActorRef = ActorRefFrom<typeof howItWorksMachine>;

/** The id of the state that is looked at; null where it is the present one. */
export const selectLooked = ({ context }: SnapshotFrom<typeof howItWorksMachine>): string | null => context.looked;
