import { port } from '#machines/lib/port.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic } from 'xstate';

/** How often the help widget is looked for, and how long apart. */
const widgetChecks = { most: 5, everyMs: 1000 } as const;

export type HelpWidgetPorts = {
  /** Whether the widget is there. */
  readonly lookForWidget: PromiseActorLogic<boolean>;
};

const unprovided: HelpWidgetPorts = { lookForWidget: port('lookForWidget') };

/** Looks for the help widget after its script was asked for, a few times, and gives up without a word. */
export const helpWidgetMachine = setup({
  types: {
    context: {} as { readonly isOffered: boolean; readonly checks: number },
    input: {} as { readonly isOffered: boolean },
    emitted: {} as { readonly type: 'widget.loaded' },
  },
  actors: unprovided,
  actions: {
    rememberCheck: assign({ checks: ({ context }) => context.checks + 1 }),
    announceLoaded: emit({ type: 'widget.loaded' }),
  },
  guards: {
    isOffered: ({ context }) => context.isOffered,
    isThere: (_, { found }: { found: boolean }) => found,
    hasChecksLeft: ({ context }) => context.checks < widgetChecks.most,
  },
  delays: { betweenChecks: widgetChecks.everyMs },
}).createMachine({
  id: 'helpWidget',
  context: ({ input: { isOffered } }) => ({ isOffered, checks: 0 }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isOffered', target: 'looking' }, { target: 'absent' }] },
    looking: {
      entry: 'rememberCheck',
      invoke: {
        id: 'lookForWidget',
        src: 'lookForWidget',
        onDone: [
          { guard: { type: 'isThere', params: ({ event }) => ({ found: event.output }) }, target: 'loaded', actions: 'announceLoaded' },
          { guard: 'hasChecksLeft', target: 'waiting' },
          { target: 'absent' },
        ],
        onError: 'absent',
      },
    },
    waiting: { after: { betweenChecks: 'looking' } },
    loaded: {},
    absent: {},
  },
});
