import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from './port.ts';
import { faultAbove, faultAt } from './server-faults.ts';
import type { Fault } from './server-faults.ts';

export type { Fault } from './server-faults.ts';

/** The answer to a form: done, with what only its sender may read, or why not. */
export type FormAnswer = { readonly successful: boolean; readonly faults: readonly Fault[]; readonly secret: string | null };

export type FormValues = Readonly<Record<string, unknown>>;

export type FormEvent = { readonly type: 'form.submit'; readonly values: FormValues } | { readonly type: 'form.change' };

export type FormEmitted =
  | { readonly type: 'form.done'; readonly secret: string | null }
  | { readonly type: 'form.refused'; readonly message: string };

type FormContext = { readonly values: FormValues; readonly faults: readonly Fault[] };

type FormParts = {
  readonly id: string;
  /** Said where the server says nothing. */
  readonly failed: string;
  /** What shows a refusal of its own; any other stands above the form. */
  readonly fields?: readonly string[];
};

/** The chart of a form that sends what was typed and shows each refusal at its field. */
export const form = ({ id, failed, fields = [] }: FormParts) => {
  const general = ({ faults }: FormAnswer): string => faultAbove(faults, (path) => fields.includes(path)) ?? failed;
  const placed = (faults: readonly Fault[]): readonly Fault[] =>
    faults.map((fault) => (fault.path !== null && !fields.includes(fault.path) ? { ...fault, path: null } : fault));
  const answered = ({ event: { output } }: { event: { output: FormAnswer } }) => ({ answer: { ...output, faults: placed(output.faults) } });
  return setup({
    types: {
      context: {} as FormContext,
      events: {} as FormEvent,
      emitted: {} as FormEmitted,
      tags: {} as 'busy',
    },
    actors: { send: port<FormAnswer, FormValues>(`send of ${id}`) },
    actions: {
      rememberValues: assign((_, { values }: { values: FormValues }) => ({ values, faults: [] })),
      rememberFaults: assign((_, { answer }: { answer: FormAnswer }) => ({ faults: answer.faults })),
      forgetFaults: assign({ faults: [] }),
      announceDone: emit((_, { answer }: { answer: FormAnswer }) => ({ type: 'form.done' as const, secret: answer.secret })),
      announceRefused: emit((_, { answer }: { answer: FormAnswer }) => ({
        type: 'form.refused' as const,
        message: general(answer),
      })),
      announceFailed: emit({ type: 'form.refused', message: failed }),
    },
    guards: {
      isSuccessful: (_, { answer }: { answer: FormAnswer }) => answer.successful,
      isAtFields: (_, { answer }: { answer: FormAnswer }) => answer.faults.length > 0 && answer.faults.every(({ path }) => path !== null),
    },
  }).createMachine({
    id,
    context: { values: {}, faults: [] },
    initial: 'editing',
    states: {
      editing: {
        on: {
          'form.change': { actions: 'forgetFaults' },
          'form.submit': { target: 'sending', actions: { type: 'rememberValues', params: ({ event }) => ({ values: event.values }) } },
        },
      },
      sending: {
        tags: 'busy',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => context.values,
          onDone: [
            { guard: { type: 'isSuccessful', params: answered }, target: 'editing', actions: { type: 'announceDone', params: answered } },
            { guard: { type: 'isAtFields', params: answered }, target: 'editing', actions: { type: 'rememberFaults', params: answered } },
            {
              target: 'editing',
              actions: [
                { type: 'rememberFaults', params: answered },
                { type: 'announceRefused', params: answered },
              ],
            },
          ],
          onError: { target: 'editing', actions: 'announceFailed' },
        },
      },
    },
  });
};

export type FormMachine = ReturnType<typeof form>;
export type FormActorRef = ActorRefFrom<FormMachine>;
type FormSnapshot = SnapshotFrom<FormMachine>;

export const selectIsSending = (snapshot: FormSnapshot): boolean => snapshot.hasTag('busy');

/** What is wrong with one field, or with the whole form under null. */
export const selectFault =
  (path: string | null) =>
  ({ context }: FormSnapshot): string | null =>
    path === null ? faultAbove(context.faults, () => true) : faultAt(context.faults, path);
