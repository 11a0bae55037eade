import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';
import { signUpRules } from '#schema/rules/session/sign-up.ts';
import * as v from 'valibot';

export type SignUpForm = { readonly email: string; readonly firstName: string; readonly lastName: string };

type SignUpField = keyof SignUpForm;

/** The server's answer: an account and where to go on, or what stood in its way. */
export type SignUpAnswer =
  | { readonly successful: true; readonly continueUrl: string | null; readonly mailedTo: string | null }
  | { readonly successful: false; readonly error: string; readonly code: string };

export type SignUpPorts = { sendSignUp: PromiseActorLogic<SignUpAnswer, SignUpForm> };

type SignUpContext = {
  /** Where the mail went that opens the trial. */
  readonly mailedTo: string | null;
  readonly form: SignUpForm;
  readonly faults: Readonly<Partial<Record<SignUpField, string>>>;
};

type SignUpEvent =
  | { readonly type: 'field.change'; readonly field: SignUpField; readonly value: string }
  | { readonly type: 'signUp.send' }
  /** The address was mistyped, or no mail came. */
  | { readonly type: 'signUp.again' };

export type SignUpEmitted =
  | { readonly type: 'signUp.accepted'; readonly continueUrl: string | null }
  | { readonly type: 'signUp.taken' }
  | { readonly type: 'signUp.refused'; readonly code: string }
  | { readonly type: 'signUp.failed' };

type SignUpTag = 'busy' | 'editable' | 'mailed' | 'settled' | 'refused';

export type SignUpActorRef = ActorRefFrom<typeof signUpMachine>;
type SignUpSnapshot = SnapshotFrom<typeof signUpMachine>;

const unprovided: SignUpPorts = { sendSignUp: port('sendSignUp') };

const isField = (key: unknown): key is SignUpField => key === 'email' || key === 'firstName' || key === 'lastName';

const faultsOf = (form: SignUpForm): SignUpContext['faults'] => {
  const { issues = [] } = v.safeParse(signUpRules, form);
  const found = issues.flatMap(({ path, message }) => (isField(path?.[0].key) ? [[path[0].key, message] as const] : []));
  return Object.fromEntries(found.toReversed());
};

/** Asks for a trial: three fields, one call, and on by the mail that proves the address, or back to the start. */
export const signUpMachine = setup({
  types: { context: {} as SignUpContext, events: {} as SignUpEvent, emitted: {} as SignUpEmitted, tags: {} as SignUpTag },
  actors: unprovided,
  actions: {
    rememberField: assign(({ context }, params: { field: SignUpField; value: string }) => ({
      form: { ...context.form, [params.field]: params.value },
      faults: Object.fromEntries(Object.entries(context.faults).filter(([field]) => field !== params.field)),
    })),
    rememberFaults: assign(({ context }) => ({ faults: faultsOf(context.form) })),
    announceAccepted: emit((_, params: { answer: SignUpAnswer }) => ({
      type: 'signUp.accepted' as const,
      continueUrl: params.answer.successful ? params.answer.continueUrl : null,
    })),
    rememberMailed: assign((_, { answer }: { answer: SignUpAnswer }) => ({ mailedTo: answer.successful ? answer.mailedTo : null })),
    announceTaken: emit({ type: 'signUp.taken' }),
    announceRefused: emit((_, params: { answer: SignUpAnswer }) => ({
      type: 'signUp.refused' as const,
      code: params.answer.successful ? '' : params.answer.code,
    })),
    announceFailed: emit({ type: 'signUp.failed' }),
  },
  guards: {
    isValid: ({ context }) => Object.keys(faultsOf(context.form)).length === 0,
    isMailed: (_, params: { answer: SignUpAnswer }) => params.answer.successful && params.answer.mailedTo !== null,
    isAccepted: (_, params: { answer: SignUpAnswer }) => params.answer.successful,
    isTaken: (_, params: { answer: SignUpAnswer }) => !params.answer.successful && params.answer.error === 'Email has already been taken',
  },
}).createMachine({
  id: 'signUp',
  context: { form: { email: '', firstName: '', lastName: '' }, faults: {}, mailedTo: null },
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'field.change': { actions: { type: 'rememberField', params: ({ event }) => ({ field: event.field, value: event.value }) } },
        'signUp.send': [{ guard: 'isValid', target: 'sending' }, { actions: 'rememberFaults' }],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendSignUp',
        src: 'sendSignUp',
        input: ({ context }) => context.form,
        onDone: [
          {
            guard: { type: 'isMailed', params: ({ event }) => ({ answer: event.output }) },
            target: 'mailed',
            actions: { type: 'rememberMailed', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
            target: 'accepted',
            actions: { type: 'announceAccepted', params: ({ event }) => ({ answer: event.output }) },
          },
          { guard: { type: 'isTaken', params: ({ event }) => ({ answer: event.output }) }, target: 'taken', actions: 'announceTaken' },
          { target: 'refused', actions: { type: 'announceRefused', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: { target: 'editing', actions: 'announceFailed' },
      },
    },
    mailed: { tags: 'mailed', on: { 'signUp.again': 'editing' } },
    accepted: { type: 'final', tags: 'settled' },
    taken: { type: 'final', tags: 'settled' },
    refused: { type: 'final', tags: ['settled', 'refused'] },
  },
});

export const selectForm = (snapshot: SignUpSnapshot): SignUpContext['form'] => snapshot.context.form;

export const selectFaults = (snapshot: SignUpSnapshot): SignUpContext['faults'] => snapshot.context.faults;

export const selectIsSending = (snapshot: SignUpSnapshot): boolean => snapshot.hasTag('busy') || snapshot.hasTag('settled');

export const selectMailedTo = (snapshot: SignUpSnapshot): string | null => (snapshot.hasTag('mailed') ? snapshot.context.mailedTo : null);
