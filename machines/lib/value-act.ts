import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ActInput } from './act.ts';
import { messageOf } from './answer.ts';
import type { Answer } from './answer.ts';
import { port } from './port.ts';

export type ValueActEvent =
  | { readonly type: 'value.open'; readonly value: string }
  | { readonly type: 'value.change'; readonly value: string }
  | { readonly type: 'value.send' }
  | { readonly type: 'value.cancel' };

export type ValueActEmitted = { readonly type: 'value.done' } | { readonly type: 'value.refused'; readonly message: string };

type ValueActContext = { readonly input: ActInput; readonly value: string; readonly refusal: string | null };

type ValueAct = {
  readonly id: string;
  readonly field: string;
  /** From what was typed to the mutation's value. */
  readonly wire: (typed: string) => unknown;
  readonly failed: string;
};

const answered = ({ event }: { event: { output: Answer } }) => ({ answer: event.output });

/** The chart of a command with one value: what was typed stays beside a refusal of it. */
export const valueAct = ({ id, field, wire, failed }: ValueAct) =>
  setup({
    types: {
      context: {} as ValueActContext,
      events: {} as ValueActEvent,
      input: {},
      emitted: {} as ValueActEmitted,
      tags: {} as 'asking' | 'busy',
    },
    actors: { send: port<Answer, ActInput>(`send of ${id}`) },
    actions: {
      rememberValue: assign((_, { value }: { value: string }) => ({ value, refusal: null })),
      rememberRefusal: assign((_, { answer }: { answer: Answer }) => ({ refusal: answer.messages.find((said) => said !== '') ?? failed })),
      rememberFailure: assign({ refusal: failed }),
      announceDone: emit({ type: 'value.done' }),
      announceRefused: emit((_, { answer }: { answer: Answer }) => ({
        type: 'value.refused' as const,
        message: messageOf(answer, failed),
      })),
      announceFailed: emit({ type: 'value.refused', message: failed }),
    },
    guards: { isSuccessful: (_, { answer }: { answer: Answer }) => answer.successful },
  }).createMachine({
    id,
    context: ({ input }) => ({ input, value: '', refusal: null }),
    initial: 'resting',
    states: {
      resting: { on: { 'value.open': { target: 'asking', actions: { type: 'rememberValue', params: ({ event }) => event } } } },
      asking: {
        tags: 'asking',
        on: {
          'value.open': { actions: { type: 'rememberValue', params: ({ event }) => event } },
          'value.change': { actions: { type: 'rememberValue', params: ({ event }) => event } },
          'value.send': 'sending',
          'value.cancel': 'resting',
        },
      },
      sending: {
        tags: ['asking', 'busy'],
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { input, value } }) => ({ ...input, [field]: wire(value) }),
          onDone: [
            { guard: { type: 'isSuccessful', params: answered }, target: 'resting', actions: 'announceDone' },
            {
              target: 'asking',
              actions: [
                { type: 'rememberRefusal', params: answered },
                { type: 'announceRefused', params: answered },
              ],
            },
          ],
          onError: { target: 'asking', actions: ['rememberFailure', 'announceFailed'] },
        },
      },
    },
  });

export type ValueActMachine = ReturnType<typeof valueAct>;
export type ValueActActorRef = ActorRefFrom<ValueActMachine>;
type ValueActSnapshot = SnapshotFrom<ValueActMachine>;

/** The field is on the screen, also while the response is pending. */
export const selectIsAsked = (snapshot: ValueActSnapshot): boolean => snapshot.hasTag('asking');

export const selectIsSending = (snapshot: ValueActSnapshot): boolean => snapshot.hasTag('busy');

export const selectValue = (snapshot: ValueActSnapshot): string => snapshot.context.value;

export const selectRefusal = (snapshot: ValueActSnapshot): string | null => snapshot.context.refusal;
