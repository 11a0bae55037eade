import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

/** What lies over a page: which overlay, and whom or what it is about. */
export type Overlay = { readonly name: string; readonly id: string | null };

export type OpenOneEvent =
  | { readonly type: 'overlay.open'; readonly name: string; readonly id?: string }
  | { readonly type: 'overlay.close' };

type OpenOneContext = { readonly overlay: Overlay | null };

/** Which one of a page's overlays is open: another takes its place, and none opens over it. */
export const openOneMachine = setup({
  types: { context: {} as OpenOneContext, events: {} as OpenOneEvent, input: {} as Overlay | undefined },
  actions: {
    rememberOverlay: assign((_, overlay: Overlay) => ({ overlay })),
    forgetOverlay: assign({ overlay: null }),
  },
  guards: { isOpen: ({ context }) => context.overlay !== null },
}).createMachine({
  id: 'openOne',
  context: ({ input }) => ({ overlay: input ?? null }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isOpen', target: 'open' }, { target: 'closed' }] },
    closed: { entry: 'forgetOverlay' },
    open: { on: { 'overlay.close': 'closed' } },
  },
  on: {
    'overlay.open': {
      target: '.open',
      actions: { type: 'rememberOverlay', params: ({ event: { name, id } }) => ({ name, id: id ?? null }) },
    },
  },
});

export type OpenOneActorRef = ActorRefFrom<typeof openOneMachine>;

/** What is open; null where nothing is. */
export const selectOverlay = ({ context }: SnapshotFrom<typeof openOneMachine>): Overlay | null => context.overlay;
