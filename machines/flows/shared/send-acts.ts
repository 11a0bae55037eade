import { port, watchPort } from '#machines/lib/port.ts';
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { ActorRefFrom, CallbackActorLogic, EventObject, PromiseActorLogic, SnapshotFrom } from 'xstate';

export type GivenAct = {
  readonly id: string;
  /** It may have reached the server, so that only a call can take it back. */
  readonly isTried: boolean;
};

type SentAct = GivenAct & { readonly stage: 'waiting' | 'sent' | 'lost' };

export type SendActsPorts = {
  /** Lets an act go to the server, or ends it without an answer. */
  readonly carryTurns: CallbackActorLogic<EventObject>;
  /** Fails while no server answers. */
  readonly tryLine: PromiseActorLogic<void>;
};

export type Turn = { readonly type: 'turn.give' | 'turn.end'; readonly id: string };

type SendActsContext = { readonly acts: readonly SentAct[]; readonly turn: string | null };

export type SendActsEvent =
  | ({ readonly type: 'act.give' } & GivenAct)
  /** What another page left on the device. */
  | { readonly type: 'acts.adopt'; readonly acts: readonly GivenAct[] }
  | { readonly type: 'act.withdraw'; readonly id: string }
  | { readonly type: 'act.answered'; readonly id: string }
  /** No answer, however often it was sent again. */
  | { readonly type: 'act.lost'; readonly id: string }
  | { readonly type: 'line.lost' }
  | { readonly type: 'line.found' };

export type SendActsEmitted = ({ readonly type: 'act.waiting' } & GivenAct) | { readonly type: 'act.resumed'; readonly id: string };

type SendActsTag = 'busy' | 'waiting';

export type SendActsActorRef = ActorRefFrom<typeof sendActsMachine>;
type SendActsSnapshot = SnapshotFrom<typeof sendActsMachine>;

const unprovided: SendActsPorts = { carryTurns: watchPort('carryTurns'), tryLine: port('tryLine') };

type One = { readonly id: string };
const one = ({ event }: { readonly event: One }): One => ({ id: event.id });
const given = ({ event }: { readonly event: GivenAct }): GivenAct => ({ id: event.id, isTried: event.isTried });
const adopted = ({ event }: { readonly event: { readonly acts: readonly GivenAct[] } }) => ({ acts: event.acts });

const nextOf = ({ acts }: SendActsContext): SentAct | undefined => acts.find(({ stage }) => stage !== 'sent');

const staged = (acts: readonly SentAct[], isMeant: (act: SentAct) => boolean, stage: SentAct['stage']): readonly SentAct[] =>
  acts.map((act) => (isMeant(act) ? { ...act, stage, isTried: act.isTried || stage === 'sent' } : act));

const adopt = { type: 'rememberAdopted', params: adopted } as const;
const give = { type: 'rememberGiven', params: given } as const;
const lose = { type: 'rememberLost', params: one } as const;

/** Sends decisions as they are given; without a line they wait, and go one after the other, in their order, once there is one. */
export const sendActsMachine = setup({
  types: {
    context: {} as SendActsContext,
    events: {} as SendActsEvent,
    emitted: {} as SendActsEmitted,
    tags: {} as SendActsTag,
  },
  actors: unprovided,
  delays: { retryPause: 10_000 },
  actions: {
    rememberGiven: assign(({ context }, act: GivenAct) => ({ acts: [...context.acts, { ...act, stage: 'waiting' as const }] })),
    rememberAdopted: assign(({ context }, { acts }: { acts: readonly GivenAct[] }) => ({
      acts: [...context.acts, ...acts.map((act) => ({ ...act, stage: 'waiting' as const }))],
    })),
    rememberSent: assign(({ context }, { id }: One) => ({ acts: staged(context.acts, (act) => act.id === id, 'sent') })),
    rememberLost: assign(({ context }, { id }: One) => ({ acts: staged(context.acts, (act) => act.id === id, 'lost') })),
    rememberWaiting: assign(({ context }) => ({ acts: staged(context.acts, ({ stage }) => stage === 'lost', 'waiting') })),
    rememberTurn: assign(({ context }) => {
      const id = nextOf(context)?.id ?? null;
      return { turn: id, acts: staged(context.acts, (act) => act.id === id, 'sent') };
    }),
    forgetAct: assign(({ context }, { id }: One) => ({ acts: context.acts.filter((act) => act.id !== id) })),
    forgetLost: assign(({ context }) => ({ acts: context.acts.filter(({ stage }) => stage !== 'lost') })),
    tellTurn: sendTo('carryTurns', (_, { id }: One): Turn => ({ type: 'turn.give', id })),
    tellNext: sendTo('carryTurns', ({ context }): Turn => ({ type: 'turn.give', id: context.turn ?? '' })),
    tellEnd: sendTo('carryTurns', (_, { id }: One): Turn => ({ type: 'turn.end', id })),
    tellLost: enqueueActions(({ context, enqueue }) => {
      for (const { id, stage } of context.acts) if (stage === 'lost') enqueue.sendTo('carryTurns', { type: 'turn.end', id });
    }),
    announceWaiting: enqueueActions(({ context, enqueue }) => {
      for (const { id, isTried, stage } of context.acts) if (stage === 'waiting') enqueue.emit({ type: 'act.waiting', id, isTried });
    }),
    announceResumed: emit(({ context }) => ({ type: 'act.resumed' as const, id: context.turn ?? '' })),
  },
  guards: {
    hasActs: ({ context }) => context.acts.length > 0,
    hasNext: ({ context }) => nextOf(context) !== undefined,
    isAlone: ({ context }) => context.acts.length === 0,
    isTurn: ({ context }, { id }: One) => context.turn === id,
    isUnsent: ({ context }, { id }: One) => context.acts.some((act) => act.id === id && act.stage === 'waiting' && !act.isTried),
  },
}).createMachine({
  id: 'sendActs',
  context: { acts: [], turn: null },
  invoke: { id: 'carryTurns', src: 'carryTurns', onError: '.untold' },
  on: { 'act.answered': { actions: { type: 'forgetAct', params: one } } },
  initial: 'flowing',
  states: {
    flowing: {
      on: {
        'act.give': { actions: [give, { type: 'rememberSent', params: one }, { type: 'tellTurn', params: one }] },
        'acts.adopt': { target: 'held.resuming', actions: adopt },
        'act.lost': { target: 'held.doubting', actions: lose },
        'line.lost': 'held.cut',
      },
    },
    held: {
      initial: 'doubting',
      on: {
        'act.give': { actions: give },
        'acts.adopt': { actions: adopt },
        'act.lost': { actions: lose },
        'act.withdraw': {
          guard: { type: 'isUnsent', params: one },
          actions: [
            { type: 'forgetAct', params: one },
            { type: 'tellEnd', params: one },
          ],
        },
        'line.lost': '.cut',
      },
      states: {
        doubting: {
          description: 'An act got no answer: is it the act, or the line?',
          tags: 'busy',
          invoke: {
            id: 'tryLine',
            src: 'tryLine',
            onDone: { target: 'resuming', actions: ['tellLost', 'forgetLost'] },
            onError: 'cut',
          },
        },
        cut: {
          tags: 'waiting',
          entry: ['rememberWaiting', 'announceWaiting'],
          on: {
            'act.give': [{ guard: 'isAlone', target: 'trying', actions: give }, { actions: [give, 'announceWaiting'] }],
            'acts.adopt': { target: 'trying', actions: adopt },
            'act.lost': { actions: [lose, 'rememberWaiting', 'announceWaiting'] },
            'line.found': [{ guard: 'hasActs', target: 'trying' }, { target: '#sendActs.flowing' }],
          },
          after: { retryPause: { guard: 'hasActs', target: 'trying' } },
        },
        trying: {
          tags: 'waiting',
          invoke: { id: 'tryLine', src: 'tryLine', onDone: { target: 'resuming', actions: 'rememberWaiting' }, onError: 'cut' },
        },
        resuming: {
          tags: 'waiting',
          always: [{ guard: 'hasNext', target: 'sending' }, { target: '#sendActs.flowing' }],
        },
        sending: {
          tags: 'waiting',
          entry: ['rememberTurn', 'announceResumed', 'tellNext'],
          on: {
            'act.answered': [
              { guard: { type: 'isTurn', params: one }, target: 'resuming', actions: { type: 'forgetAct', params: one } },
              { actions: { type: 'forgetAct', params: one } },
            ],
            'act.lost': { target: 'cut', actions: lose },
          },
        },
      },
    },
    untold: { tags: 'busy', description: 'Nobody carries acts any more: the page is left.' },
  },
});

/** Acts that no server answered, by their ids, while they wait for a line. */
export const selectWaiting = (snapshot: SendActsSnapshot): readonly string[] =>
  snapshot.hasTag('waiting') ? snapshot.context.acts.map(({ id }) => id) : [];
