import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { messageOf } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { azureTexts } from '#schema/vocabulary/trackers.ts';

export type ReturnedGrant = { readonly authorizationCode: string; readonly state: string } | 'refused' | null;

export type TextAnswer = { readonly successful: boolean; readonly result: string | null; readonly messages: readonly string[] };

export type AzureGrantPorts = {
  readonly beginGrant: PromiseActorLogic<TextAnswer, Readonly<Record<never, never>>>;
  /** Resolves with the credentials key; repeated with the same code and state, the same key. */
  readonly exchangeGrant: PromiseActorLogic<TextAnswer, { readonly authorizationCode: string; readonly state: string }>;
};

export type AzureGrantInput = { readonly returned: ReturnedGrant };

type AzureGrantContext = {
  readonly authorizationCode: string;
  readonly state: string;
  readonly failure: string | null;
};

type AzureGrantEvent = { readonly type: 'grant.begin' } | { readonly type: 'grant.retry' } | { readonly type: 'grant.forget' };

export type AzureGrantEmitted =
  | { readonly type: 'grant.leaving'; readonly address: string }
  | { readonly type: 'grant.granted'; readonly credentialsKey: string }
  | { readonly type: 'grant.expired' };

type AzureGrantTag = 'busy' | 'refused';

export type AzureGrantActorRef = ActorRefFrom<typeof azureGrantMachine>;
type AzureGrantSnapshot = SnapshotFrom<typeof azureGrantMachine>;

const unprovided: AzureGrantPorts = { beginGrant: port('beginGrant'), exchangeGrant: port('exchangeGrant') };

const answered = ({ event }: { event: { output: TextAnswer } }) => ({ answer: event.output });

/** Sends a person to the sign-in of Azure DevOps and exchanges the returned code for a credentials key. */
export const azureGrantMachine = setup({
  types: {
    context: {} as AzureGrantContext,
    events: {} as AzureGrantEvent,
    input: {} as AzureGrantInput,
    emitted: {} as AzureGrantEmitted,
    tags: {} as AzureGrantTag,
  },
  actors: unprovided,
  actions: {
    rememberRefusal: assign((_, { answer }: { answer: TextAnswer }) => ({ failure: messageOf(answer, azureTexts.unauthenticated) })),
    rememberFailure: assign({ failure: azureTexts.unauthenticated }),
    rememberExpiry: assign({ failure: azureTexts.signInAgain }),
    forgetFailure: assign({ failure: null }),
    forgetCode: assign({ authorizationCode: '', state: '' }),
    announceLeaving: emit((_, { answer }: { answer: TextAnswer }) => ({ type: 'grant.leaving' as const, address: answer.result ?? '' })),
    announceGranted: emit((_, { answer }: { answer: TextAnswer }) => ({
      type: 'grant.granted' as const,
      credentialsKey: answer.result ?? '',
    })),
    announceExpired: emit({ type: 'grant.expired' }),
  },
  guards: {
    hasCode: ({ context }) => context.authorizationCode !== '',
    hasFailed: ({ context }) => context.failure !== null,
    isSuccessful: (_, { answer }: { answer: TextAnswer }) => answer.successful && answer.result !== null,
  },
  delays: { leaveTimeout: 10_000, keyLifetime: 9 * 60_000 },
}).createMachine({
  id: 'azureGrant',
  context: ({ input: { returned } }) => ({
    authorizationCode: returned === null || returned === 'refused' ? '' : returned.authorizationCode,
    state: returned === null || returned === 'refused' ? '' : returned.state,
    failure: returned === 'refused' ? azureTexts.unauthenticated : null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'hasCode', target: 'exchanging' }, { guard: 'hasFailed', target: 'refused' }, { target: 'absent' }],
    },
    absent: { on: { 'grant.begin': 'beginning' } },
    beginning: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'beginGrant',
        src: 'beginGrant',
        input: {},
        onDone: [
          { guard: { type: 'isSuccessful', params: answered }, target: 'leaving', actions: { type: 'announceLeaving', params: answered } },
          { target: 'refused', actions: { type: 'rememberRefusal', params: answered } },
        ],
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    leaving: {
      description: 'The page is about to be left for the sign-in.',
      tags: 'busy',
      after: { leaveTimeout: 'absent' },
    },
    exchanging: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'exchangeGrant',
        src: 'exchangeGrant',
        input: ({ context: { authorizationCode, state } }) => ({ authorizationCode, state }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: answered },
            target: 'granted',
            actions: ['forgetCode', { type: 'announceGranted', params: answered }],
          },
          { target: 'refused', actions: ['forgetCode', { type: 'rememberRefusal', params: answered }] },
        ],
        onError: { target: 'unanswered', actions: 'rememberFailure' },
      },
    },
    unanswered: {
      description: 'Nobody knows whether the code was exchanged; the same code gives the same key.',
      tags: 'refused',
      on: { 'grant.retry': 'exchanging', 'grant.begin': { target: 'beginning', actions: 'forgetCode' } },
    },
    granted: {
      on: { 'grant.begin': 'beginning', 'grant.forget': 'absent' },
      after: { keyLifetime: { target: 'refused', actions: ['rememberExpiry', 'announceExpired'] } },
    },
    refused: { tags: 'refused', on: { 'grant.begin': 'beginning', 'grant.forget': { target: 'absent', actions: 'forgetFailure' } } },
  },
});

export const selectIsGranted = (snapshot: AzureGrantSnapshot): boolean => snapshot.matches('granted');

export const selectIsBusy = (snapshot: AzureGrantSnapshot): boolean => snapshot.hasTag('busy');

export const selectCanRetry = (snapshot: AzureGrantSnapshot): boolean => snapshot.can({ type: 'grant.retry' });

export const selectFailure = (snapshot: AzureGrantSnapshot): string | null =>
  snapshot.hasTag('refused') ? snapshot.context.failure : null;
