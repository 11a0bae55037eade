import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from './port.ts';
import { faultAbove, faultAt } from './server-faults.ts';
import type { Fault } from './server-faults.ts';

export type { Fault } from './server-faults.ts';

/** `result` is secret to the sender. */
export type FormAnswer = {
  readonly successful: boolean;
  readonly faults: readonly Fault[];
  readonly secret: string | null;
  /** Of what was made or changed, where the answer names it. */
  readonly id?: string | undefined;
  /** The one that the change made, which undo must send. */
  readonly version?: number | null | undefined;
};

export type FormValues = Readonly<Record<string, unknown>>;

export type FormEvent =
  | { readonly type: 'form.open'; readonly values?: FormValues }
  | { readonly type: 'form.change'; readonly values?: FormValues }
  | { readonly type: 'form.submit'; readonly values?: FormValues }
  | { readonly type: 'form.cancel' }
  | { readonly type: 'secret.close' };

export type FormEmitted =
  | {
      readonly type: 'form.done';
      readonly secret: string | null;
      readonly id?: string | undefined;
      readonly version?: number | null | undefined;
    }
  | { readonly type: 'form.refused'; readonly message: string };

type FormContext = {
  /** What stands in it before anything is typed. */
  readonly given: FormValues;
  readonly values: FormValues;
  readonly faults: readonly Fault[];
  /** What was made and is handed over once. */
  readonly secret: string | null;
};

type FormParts = {
  readonly id: string;
  readonly failed: string;
  /** Fields that show their own refusals; any other refusal is shown above the form. */
  readonly fields?: readonly string[];
  /** What stands in its fields where nothing is given. */
  readonly empty?: FormValues;
  /** How the mutation takes what was typed. */
  readonly wire?: (typed: FormValues) => FormValues;
  /** Set for a form over the page: it is opened, put away, and gone once it is done. */
  readonly opens?: true;
  /** Set where it is empty again once it is done. */
  readonly clears?: true;
  /** Set where the answer holds what is handed over once. */
  readonly hands?: true;
  /** Set where a refusal is said until it is sent again, whatever is typed. */
  readonly keepsFaults?: true;
};

/** A part of a chart that only some forms have; the types know it in all. */
const where = <const Part extends object>(isSo: true | undefined, part: Part): Part => (isSo === undefined ? ({} as Part) : part);

const opened = ({ event: { values } }: { event: { values?: FormValues } }) => ({ values: values ?? {} });

/** The chart of a form: it keeps what is typed, sends it, and shows each refusal at its field. */
export const form = ({ id, failed, fields = [], empty = {}, wire = (typed) => typed, opens, clears, hands, keepsFaults }: FormParts) => {
  const general = ({ faults }: FormAnswer): string => faultAbove(faults, (path) => fields.includes(path)) ?? failed;
  const placed = (faults: readonly Fault[]): readonly Fault[] =>
    faults.map((fault) => (fault.path !== null && !fields.includes(fault.path) ? { ...fault, path: null } : fault));
  const answered = ({ event: { output } }: { event: { output: FormAnswer } }) => ({ answer: { ...output, faults: placed(output.faults) } });
  const typed = { type: 'rememberTyped' as const, params: opened };
  const resting = opens === undefined ? 'editing' : 'closed';
  return setup({
    types: {
      context: {} as FormContext,
      events: {} as FormEvent,
      input: undefined as FormValues | undefined,
      emitted: {} as FormEmitted,
      tags: {} as 'busy' | 'open',
    },
    actors: { send: port<FormAnswer, FormValues>(`send of ${id}`) },
    actions: {
      rememberOpened: assign(({ context: { given } }, { values }: { values: FormValues }) => ({
        values: { ...given, ...values },
        faults: [],
        secret: null,
      })),
      rememberTyped: assign(({ context }, { values }: { values: FormValues }) => ({ values: { ...context.values, ...values } })),
      rememberFaults: assign((_, { answer }: { answer: FormAnswer }) => ({ faults: answer.faults })),
      rememberDone: assign(({ context: { given, values } }, { answer: { secret } }: { answer: FormAnswer }) => ({
        values: clears === undefined ? values : given,
        secret: hands === undefined ? null : secret,
      })),
      rememberFailed: assign({ faults: [{ message: failed, path: null }] }),
      forgetFaults: assign({ faults: [] }),
      forgetSecret: assign({ secret: null }),
      announceDone: emit((_, { answer: { secret, id, version } }: { answer: FormAnswer }) => ({
        type: 'form.done' as const,
        secret,
        id,
        ...(version !== undefined && { version }),
      })),
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
    context: ({ input }) => ({ given: { ...empty, ...input }, values: { ...empty, ...input }, faults: [], secret: null }),
    initial: resting,
    ...where(hands, { on: { 'secret.close': { actions: 'forgetSecret' } } }),
    states: {
      ...where(opens, { closed: { on: { 'form.open': { target: 'editing', actions: { type: 'rememberOpened', params: opened } } } } }),
      editing: {
        tags: 'open',
        on: {
          'form.change': { actions: keepsFaults === undefined ? ['forgetFaults', typed] : typed },
          'form.submit': { target: 'sending', actions: [typed, 'forgetFaults'] },
          ...where(opens, { 'form.cancel': 'closed' }),
        },
      },
      sending: {
        tags: 'busy',
        on: { 'form.change': { actions: typed } },
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => wire(context.values),
          onDone: [
            {
              guard: { type: 'isSuccessful', params: answered },
              target: resting,
              actions: [
                { type: 'rememberDone', params: answered },
                { type: 'announceDone', params: answered },
              ],
            },
            { guard: { type: 'isAtFields', params: answered }, target: 'editing', actions: { type: 'rememberFaults', params: answered } },
            {
              target: 'editing',
              actions: [
                { type: 'rememberFaults', params: answered },
                { type: 'announceRefused', params: answered },
              ],
            },
          ],
          onError: { target: 'editing', actions: ['rememberFailed', 'announceFailed'] },
        },
        initial: 'shown',
        states: {
          shown: { tags: 'open', ...where(opens, { on: { 'form.cancel': 'hidden' } }) },
          ...where(opens, { hidden: { on: { 'form.open': 'shown' } } }),
        },
      },
    },
  });
};

export type FormMachine = ReturnType<typeof form>;
export type FormActorRef = ActorRefFrom<FormMachine>;
type FormSnapshot = SnapshotFrom<FormMachine>;

export const selectIsSending = (snapshot: FormSnapshot): boolean => snapshot.hasTag('busy');

export const selectFault =
  (path: string | null) =>
  ({ context }: FormSnapshot): string | null =>
    path === null ? faultAbove(context.faults, () => true) : faultAt(context.faults, path);

/** The form is on the page, also while its answer is on the way. */
export const selectIsOpen = (snapshot: FormSnapshot): boolean => snapshot.hasTag('open');

/** What was made and is to be handed over; null where nothing is. */
export const selectSecret = ({ context }: FormSnapshot): string | null => context.secret;

/** What stands in a field. */
export const selectTyped =
  <Value = string>(field: string) =>
  ({ context }: FormSnapshot): Value =>
    context.values[field] as Value;
