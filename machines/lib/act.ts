import { emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { messageOf } from './answer.ts';
import type { Answer } from './answer.ts';
import { port } from './port.ts';

export type ActInput = Readonly<Record<string, unknown>>;

export type ActEvent =
  | { readonly type: 'act.open' }
  | { readonly type: 'act.cancel' }
  | { readonly type: 'act.confirm'; readonly version?: number | null };

/** `version` is the one that the change made; null where nothing changed. */
export type ActEmitted =
  | { readonly type: 'act.done'; readonly version?: number | null }
  | { readonly type: 'act.refused'; readonly message: string };

type Act = {
  readonly id: string;
  /** Shown where the response has no message or is lost. */
  readonly failed: string;
  readonly saysOwnWords?: true;
  /** For a command that asks first: the state after a refusal; after a lost response it asks again. */
  readonly asks?: { readonly refused: 'asking' | 'resting' };
};

const prepared = ({ id, failed, saysOwnWords }: Pick<Act, 'id' | 'failed' | 'saysOwnWords'>) =>
  setup({
    types: {
      context: {},
      events: {} as ActEvent,
      input: {},
      emitted: {} as ActEmitted,
      tags: {} as 'asking' | 'busy',
    },
    actors: { send: port<Answer, ActInput>(`send of ${id}`) },
    actions: {
      announceDone: emit((_, { answer: { version } }: { answer: Answer }) => ({
        type: 'act.done' as const,
        ...(version !== undefined && { version }),
      })),
      announceRefused: emit((_, { answer }: { answer: Answer }) => ({
        type: 'act.refused' as const,
        message: saysOwnWords === true ? failed : messageOf(answer, failed),
      })),
      announceFailed: emit({ type: 'act.refused', message: failed }),
    },
    guards: { isSuccessful: (_, { answer }: { answer: Answer }) => answer.successful },
  });

const answered = ({ event }: { event: { output: Answer } }) => ({ answer: event.output });

/** A command with one button: sends its input, after a confirmation where it has one, and emits the result. */
export const act = ({ asks, ...described }: Act) =>
  prepared(described).createMachine({
    id: described.id,
    context: ({ input }) => input,
    initial: 'resting',
    states: {
      resting: { on: asks === undefined ? { 'act.confirm': 'sending' } : { 'act.open': 'asking' } },
      ...(asks === undefined ? {} : { asking: { tags: 'asking', on: { 'act.confirm': 'sending', 'act.cancel': 'resting' } } }),
      sending: {
        tags: asks === undefined ? 'busy' : ['asking', 'busy'],
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context, event }) =>
            event.type === 'act.confirm' && event.version != null ? { ...context, version: event.version } : context,
          onDone: [
            { guard: { type: 'isSuccessful', params: answered }, target: 'resting', actions: { type: 'announceDone', params: answered } },
            { target: asks?.refused ?? 'resting', actions: { type: 'announceRefused', params: answered } },
          ],
          onError: { target: asks === undefined ? 'resting' : 'asking', actions: 'announceFailed' },
        },
      },
    },
  });

export type ActMachine = ReturnType<typeof act>;
export type ActActorRef = ActorRefFrom<ActMachine>;
type ActSnapshot = SnapshotFrom<ActMachine>;

/** The question is on the screen, also while the response is pending. */
export const selectIsAsking = (snapshot: ActSnapshot): boolean => snapshot.hasTag('asking');

export const selectIsBusy = (snapshot: ActSnapshot): boolean => snapshot.hasTag('busy');
