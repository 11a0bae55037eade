import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';

export type UnsentMessage = {
  readonly clientId: string;
  readonly channelId: string;
  readonly text: string;
  readonly threadId: string | null;
  readonly quotedMessageId: string | null;
  readonly fileIds: readonly string[];
};

export type Delivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'unreached' }
  | { readonly kind: 'failed'; readonly message: string | null }
  | { readonly kind: 'refused'; readonly message: string };

type DeliverMessageInput = UnsentMessage & { readonly isRefused: boolean };
type DeliverMessageContext = UnsentMessage & { readonly isRefused: boolean; readonly failure: string | null };

type DeliverMessageEvent =
  | { readonly type: 'turn.given' }
  | { readonly type: 'network.found' }
  | { readonly type: 'message.retry' }
  | { readonly type: 'message.discard' }
  /** The message was seen in the channel: only the response to it was lost. */
  | { readonly type: 'message.heard' };

type DeliverMessageEmitted =
  | { readonly type: 'message.delivered' }
  | { readonly type: 'message.stopped' }
  | { readonly type: 'message.discarded' };

type DeliverMessageTag = 'busy' | 'settled';

type DeliverMessagePorts = { readonly sendMessage: PromiseActorLogic<Delivery, UnsentMessage> };

export type DeliverMessageActorRef = ActorRefFrom<typeof deliverMessageMachine>;
type DeliverMessageSnapshot = SnapshotFrom<typeof deliverMessageMachine>;

const unprovided: DeliverMessagePorts = { sendMessage: port('sendMessage') };
type Answered = { readonly delivery: Delivery };
const answered = ({ event }: { event: { output: Delivery } }): Answered => ({ delivery: event.output });

/** Sends one message once: its client id stays through retries, and it waits while there is no network. */
export const deliverMessageMachine = setup({
  types: {
    context: {} as DeliverMessageContext,
    events: {} as DeliverMessageEvent,
    input: {} as DeliverMessageInput,
    emitted: {} as DeliverMessageEmitted,
    tags: {} as DeliverMessageTag,
  },
  actors: unprovided,
  guards: {
    isRefused: ({ context }) => context.isRefused,
    hasArrived: (_, { delivery }: Answered) => delivery.kind === 'sent',
    isUnreached: (_, { delivery }: Answered) => delivery.kind === 'unreached',
    isForbidden: (_, { delivery }: Answered) => delivery.kind === 'refused',
  },
  actions: {
    rememberFailure: assign((_, { delivery }: Answered) => ({ failure: 'message' in delivery ? delivery.message : null })),
    forgetFailure: assign({ failure: null }),
    announceDelivered: emit({ type: 'message.delivered' }),
    announceStopped: emit({ type: 'message.stopped' }),
    announceDiscarded: emit({ type: 'message.discarded' }),
  },
}).createMachine({
  id: 'deliverMessage',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isRefused', target: 'refused' }, { target: 'queued' }] },
    queued: { description: 'Those before it in its channel go first.', on: { 'turn.given': 'sending' } },
    sending: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { clientId, channelId, text, threadId, quotedMessageId, fileIds } }) => ({
          clientId,
          channelId,
          text,
          threadId,
          quotedMessageId,
          fileIds,
        }),
        onDone: [
          { guard: { type: 'hasArrived', params: answered }, target: 'sent' },
          { guard: { type: 'isUnreached', params: answered }, target: 'waiting' },
          {
            guard: { type: 'isForbidden', params: answered },
            target: 'refused',
            actions: { type: 'rememberFailure', params: answered },
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: answered } },
        ],
        onError: 'failed',
      },
    },
    waiting: { description: 'There is no network; it goes by itself once there is.', tags: 'busy', on: { 'network.found': 'sending' } },
    failed: {
      tags: 'settled',
      entry: 'announceStopped',
      on: { 'message.retry': 'sending', 'message.discard': 'discarded', 'message.heard': 'sent' },
    },
    refused: {
      description: 'The server would say the same again.',
      tags: 'settled',
      entry: 'announceStopped',
      on: { 'message.discard': 'discarded' },
    },
    sent: { type: 'final', entry: 'announceDelivered' },
    discarded: { type: 'final', entry: 'announceDiscarded' },
  },
});

export type DeliveryState = 'queued' | 'sending' | 'waiting' | 'failed' | 'refused';

export const selectDelivery = (snapshot: DeliverMessageSnapshot): DeliveryState => {
  for (const state of ['sending', 'waiting', 'failed', 'refused'] as const) if (snapshot.matches(state)) return state;
  return 'queued';
};

export const selectFailure = (snapshot: DeliverMessageSnapshot): string | null => snapshot.context.failure;
