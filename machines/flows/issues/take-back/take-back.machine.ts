import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';

/** Whose acts can be taken back. */
export type ActOwner = 'verdict' | 'tag' | 'batch';

/** One act of one of the flows of a screen, by the key it has there. */
export type TakenAct = { readonly owner: ActOwner; readonly key: string };

export type TakeBackActorRef = ActorRefFrom<typeof takeBackMachine>;

type TakeBackEvent =
  | { readonly type: 'act.given'; readonly act: TakenAct }
  | { readonly type: 'act.over'; readonly act: TakenAct }
  | { readonly type: 'last.undo' };

const rememberedActs = 50;
const isSame = (one: TakenAct, other: TakenAct): boolean => one.owner === other.owner && one.key === other.key;
const none: TakenAct = { owner: 'verdict', key: '' };
const about = ({ event }: { event: { act: TakenAct } }) => ({ act: event.act });

/** Knows which act of a screen was the last, whichever flow did it, so that one key takes back acts in their order. */
export const takeBackMachine = setup({
  types: {
    context: {} as { readonly acts: readonly TakenAct[] },
    events: {} as TakeBackEvent,
    emitted: {} as { readonly type: 'undo.wanted'; readonly act: TakenAct },
  },
  actions: {
    rememberAct: assign(({ context }, { act }: { act: TakenAct }) => ({
      acts: [...context.acts.filter((each) => !isSame(each, act)), act].slice(-rememberedActs),
    })),
    forgetAct: assign(({ context }, { act }: { act: TakenAct }) => ({ acts: context.acts.filter((each) => !isSame(each, act)) })),
    forgetLast: assign(({ context }) => ({ acts: context.acts.slice(0, -1) })),
    announceWanted: emit(({ context }) => ({ type: 'undo.wanted' as const, act: context.acts.at(-1) ?? none })),
  },
  guards: { hasAct: ({ context }) => context.acts.length > 0 },
}).createMachine({
  id: 'takeBack',
  context: { acts: [] },
  on: {
    'act.given': { actions: { type: 'rememberAct', params: about } },
    'act.over': { actions: { type: 'forgetAct', params: about } },
    'last.undo': { guard: 'hasAct', actions: ['announceWanted', 'forgetLast'] },
  },
});
