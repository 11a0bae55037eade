import { port } from '#machines/lib/port.ts';
import { watchPort } from '#machines/lib/watch-port.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { faultOf, isInterrupted, nobodyAsked } from './sign-in.rules.ts';
import type { Arrival, Ending, SignInContext, SignInEmitted, SignInEvent, SignInPorts, SignInRequest, SignInTag } from './sign-in.types.ts';

export type SignInActorRef = ActorRefFrom<typeof signInMachine>;
export type SignInSnapshot = SnapshotFrom<typeof signInMachine>;

const unprovided: SignInPorts = {
  restoreSession: port('restoreSession'),
  redirectToProvider: port('redirectToProvider'),
  exchangeCode: port('exchangeCode'),
  watchSession: watchPort('watchSession'),
  forgetSession: port('forgetSession'),
  endSession: port('endSession'),
};

type Asked = { readonly event: { readonly request: SignInRequest } };
type Returned = { readonly event: { readonly address: string } };
const addressed = ({ event: { address } }: Returned) => ({ address });

const beginning = {
  'signOut.start': 'signingOut',
  'signIn.start': {
    target: 'redirecting',
    actions: { type: 'rememberRequest', params: ({ event: { request } }: Asked) => ({ request }) },
  },
} as const;
const returning = {
  'callback.received': {
    guard: { type: 'isNewAnswer', params: addressed },
    target: 'exchanging',
    actions: { type: 'rememberCallback', params: addressed },
  },
} as const;

/** Brings a person from an empty tab to a session and back out: restore, redirect, exchange, expire, refuse, sign out. */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    emitted: {} as SignInEmitted,
    tags: {} as SignInTag,
  },
  actors: unprovided,
  actions: {
    rememberRequest: assign((_, params: { request: SignInRequest }) => ({ request: params.request, fault: null })),
    rememberCallback: assign((_, params: { address: string }) => ({ callbackAddress: params.address, fault: null })),
    rememberArrival: assign((_, params: { arrival: Arrival }) => ({ returnTo: params.arrival.returnTo })),
    rememberFault: assign((_, params: { error: unknown }) => ({ fault: faultOf(params.error) })),
    rememberEnding: assign((_, params: { ending: Ending }) => ({ ending: params.ending })),
    announceOpened: emit(({ context }) => ({ type: 'session.opened' as const, returnTo: context.returnTo })),
    announceClosed: emit(({ context }) => ({ type: 'session.closed' as const, ending: context.ending })),
  },
  guards: {
    isRestored: (_, params: { found: 'signedIn' | 'anonymous' }) => params.found === 'signedIn',
    isInterrupted: ({ context }) => isInterrupted(context.ending),
    isNewAnswer: ({ context }, params: { address: string }) => params.address !== context.callbackAddress,
  },
}).createMachine({
  id: 'signIn',
  context: { request: nobodyAsked, callbackAddress: '', returnTo: '/', ending: 'elsewhere', fault: null },
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          { guard: { type: 'isRestored', params: ({ event }) => ({ found: event.output }) }, target: 'signedIn' },
          { target: 'anonymous' },
        ],
        onError: { target: 'unreachable', actions: { type: 'rememberFault', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    anonymous: {
      tags: 'settled',
      on: { ...beginning, ...returning },
    },
    redirecting: {
      tags: 'busy',
      description: 'The browser leaves for the sign-in service; only a failure comes back here.',
      invoke: {
        id: 'redirectToProvider',
        src: 'redirectToProvider',
        input: ({ context }) => context.request,
        onError: { target: 'unreachable', actions: { type: 'rememberFault', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    exchanging: {
      tags: 'busy',
      invoke: {
        id: 'exchangeCode',
        src: 'exchangeCode',
        input: ({ context }) => ({ address: context.callbackAddress }),
        onDone: {
          target: 'signedIn',
          actions: [{ type: 'rememberArrival', params: ({ event }) => ({ arrival: event.output }) }, 'announceOpened'],
        },
        onError: { target: 'refused', actions: { type: 'rememberFault', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    signedIn: {
      tags: 'settled',
      invoke: {
        id: 'watchSession',
        src: 'watchSession',
        onError: { target: 'closing', actions: { type: 'rememberEnding', params: { ending: 'expired' } } },
      },
      on: {
        ...beginning,
        'session.expired': { target: 'closing', actions: { type: 'rememberEnding', params: { ending: 'expired' } } },
        'session.ended': { target: 'closing', actions: { type: 'rememberEnding', params: { ending: 'elsewhere' } } },
        'access.refused': { target: 'closing', actions: { type: 'rememberEnding', params: ({ event }) => ({ ending: event.refusal }) } },
      },
    },
    closing: {
      tags: 'busy',
      invoke: {
        id: 'forgetSession',
        src: 'forgetSession',
        onDone: [
          { guard: 'isInterrupted', target: 'expired', actions: 'announceClosed' },
          { target: 'anonymous', actions: 'announceClosed' },
        ],
        onError: { target: 'anonymous', actions: 'announceClosed' },
      },
    },
    expired: {
      tags: 'settled',
      description: 'The person was in the middle of something: what was typed is saved, and sign-in comes back to the same address.',
      on: beginning,
    },
    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: 'signedOut',
        onError: { target: 'closing', actions: { type: 'rememberEnding', params: { ending: 'elsewhere' } } },
      },
    },
    signedOut: {
      type: 'final',
      tags: 'busy',
      description: 'The browser leaves for the sign-in service, which ends its own session and comes back.',
    },
    refused: {
      tags: ['settled', 'refused'],
      on: beginning,
    },
    unreachable: {
      tags: ['settled', 'refused'],
      on: { ...beginning, ...returning },
    },
  },
});
