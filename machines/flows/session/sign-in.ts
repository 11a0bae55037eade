import { assign, emit, setup } from 'xstate';
import type { CallbackActorLogic, EventObject, PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port, watchPort } from '#machines/lib/port.ts';

/** What the sign-in service or the API said against this person. */
type SignInFault = { readonly code: string; readonly description: string | null };

/** Why the API lets this person in no more. */
type AccessRefusal = 'user_not_found' | 'trial_expired' | 'unauthenticated';

/** How a session came to its end: refused, run out, or signed out somewhere else. */
export type Ending = AccessRefusal | 'expired' | 'elsewhere';

/** What the address of the login page asks to pass on to the sign-in service. */
export type SignInRequest = {
  readonly returnTo: string;
  readonly connection: string | null;
  readonly loginHint: string | null;
  readonly forwarded: Readonly<Record<string, string>>;
  /** Whether the sign-in service asks who it is, though it may know: whoever was refused comes as somebody else. */
  readonly isAnew: boolean;
};

export type Arrival = { readonly returnTo: string };

export type SignInPorts = {
  restoreSession: PromiseActorLogic<'signedIn' | 'anonymous', void>;
  redirectToProvider: PromiseActorLogic<void, SignInRequest>;
  exchangeCode: PromiseActorLogic<Arrival, { address: string }>;
  watchSession: CallbackActorLogic<EventObject, void>;
  forgetSession: PromiseActorLogic<void, void>;
  endSession: PromiseActorLogic<void, void>;
};

type SignInContext = {
  readonly request: SignInRequest;
  readonly callbackAddress: string;
  readonly returnTo: string;
  readonly ending: Ending;
  readonly fault: SignInFault | null;
};

export type SignInEvent =
  | { readonly type: 'signIn.start'; readonly request: SignInRequest }
  | { readonly type: 'callback.received'; readonly address: string }
  | { readonly type: 'access.refused'; readonly refusal: AccessRefusal }
  | { readonly type: 'session.expired' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'signOut.start' };

export type SignInEmitted =
  | { readonly type: 'session.opened'; readonly returnTo: string }
  | { readonly type: 'session.closed'; readonly ending: Ending };

type SignInTag = 'busy' | 'settled' | 'refused';

export const nobodyAsked: SignInRequest = { returnTo: '/', connection: null, loginHint: null, forwarded: {}, isAnew: false };

const textOf = (error: object, field: string): string | null => {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The words of a failed exchange: the service's own, or one sentence when it said nothing. */
export const faultOf = (error: unknown): SignInFault => {
  const thrown = typeof error === 'object' && error !== null ? error : {};
  return { code: textOf(thrown, 'error') ?? 'sign_in_failed', description: textOf(thrown, 'error_description') };
};

/** Where a tab goes after its session closed: a refusal travels in the query of the origin; whoever was in the middle of something comes back to it. */
export const closingAddress = (ending: Ending, address: string): string => {
  const back = new URLSearchParams({ returnTo: address }).toString();
  if (ending === 'user_not_found') return '/?error=403';
  if (ending === 'trial_expired') return '/?trial=expired';
  if (ending === 'elsewhere') return `/auth/login?ended=elsewhere&${back}`;
  return `/auth/login?${back}`;
};

/** Whether the person was in the middle of something and comes back to it after the next sign-in. */
export const isInterrupted = (ending: Ending): boolean => ending === 'expired' || ending === 'unauthenticated';

const insidePath = /^\/(?![/\\])/;

/** Only a path of this portal may be returned to; anything else becomes the start page. */
export const safeReturn = (address: string | null | undefined): string => {
  if (address === null || address === undefined || !insidePath.test(address)) return '/';
  return /^\/(auth|signup)(\/|\?|#|$)/i.test(address) ? '/' : address;
};

export type SignInActorRef = ActorRefFrom<typeof signInMachine>;
type SignInSnapshot = SnapshotFrom<typeof signInMachine>;

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

export const selectIsBusy = (snapshot: SignInSnapshot): boolean => snapshot.hasTag('busy');

export const selectIsSignedIn = (snapshot: SignInSnapshot): boolean => snapshot.matches('signedIn');

export const selectIsSettled = (snapshot: SignInSnapshot): boolean => snapshot.hasTag('settled');

export const selectIsUnreachable = (snapshot: SignInSnapshot): boolean => snapshot.matches('unreachable');

export const selectIsRefused = (snapshot: SignInSnapshot): boolean => snapshot.matches('refused');

export const selectFault = (snapshot: SignInSnapshot): SignInSnapshot['context']['fault'] => snapshot.context.fault;
