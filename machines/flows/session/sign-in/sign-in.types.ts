import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';

/** What the sign-in service or the API said against this person. */
export type SignInFault = { readonly code: string; readonly description: string | null };

/** Why the API lets this person in no more. */
export type AccessRefusal = 'user_not_found' | 'trial_expired' | 'unauthenticated';

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

export type SignInContext = {
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

export type SignInTag = 'busy' | 'settled' | 'refused';
