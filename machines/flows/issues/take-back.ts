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
  /** It was not taken back, and can be tried again. */
  | { readonly type: 'act.stay'; readonly act: TakenAct }
  | { readonly type: 'last.undo' };

type Given = TakenAct & { readonly isWanted: boolean };

const rememberedActs = 50;
const isSame = (one: TakenAct, other: TakenAct): boolean => one.owner === other.owner && one.key === other.key;
const none: TakenAct = { owner: 'verdict', key: '' };
const last = (acts: readonly Given[]): Given | undefined => acts.findLast(({ isWanted }) => !isWanted);
const about = ({ event }: { event: { act: TakenAct } }) => ({ act: event.act });

/** Knows which act of a screen was the last, whichever flow did it, so that one key takes back acts in their order. */
export const takeBackMachine = setup({
  types: {
    context: {} as { readonly acts: readonly Given[] },
    events: {} as TakeBackEvent,
    emitted: {} as { readonly type: 'undo.wanted'; readonly act: TakenAct } | { readonly type: 'undo.missing' },
  },
  actions: {
    rememberAct: assign(({ context }, { act }: { act: TakenAct }) => ({
      acts: [...context.acts.filter((each) => !isSame(each, act)), { ...act, isWanted: false }].slice(-rememberedActs),
    })),
    forgetAct: assign(({ context }, { act }: { act: TakenAct }) => ({ acts: context.acts.filter((each) => !isSame(each, act)) })),
    rememberStay: assign(({ context }, { act }: { act: TakenAct }) => ({
      acts: context.acts.map((each) => (isSame(each, act) ? { ...each, isWanted: false } : each)),
    })),
    rememberWanted: assign(({ context }) => ({
      acts: context.acts.map((each) => (each === last(context.acts) ? { ...each, isWanted: true } : each)),
    })),
    announceMissing: emit({ type: 'undo.missing' }),
    announceWanted: emit(({ context }) => {
      const { owner, key } = last(context.acts) ?? none;
      return { type: 'undo.wanted' as const, act: { owner, key } };
    }),
  },
  guards: { hasAct: ({ context }) => last(context.acts) !== undefined },
}).createMachine({
  id: 'takeBack',
  context: { acts: [] },
  on: {
    'act.given': { actions: { type: 'rememberAct', params: about } },
    'act.over': { actions: { type: 'forgetAct', params: about } },
    'act.stay': { actions: { type: 'rememberStay', params: about } },
    'last.undo': [{ guard: 'hasAct', actions: ['announceWanted', 'rememberWanted'] }, { actions: 'announceMissing' }],
  },
});
