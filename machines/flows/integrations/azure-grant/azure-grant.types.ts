import type { PromiseActorLogic } from 'xstate';

/** What a person brought back from the sign-in: its code and state, a refusal, or nothing because they came another way. */
export type ReturnedGrant = { readonly authorizationCode: string; readonly state: string } | 'refused' | null;

/** An answer with one text in it, or why there is none. */
export type TextAnswer = { readonly successful: boolean; readonly result: string | null; readonly messages: readonly string[] };

export type AzureGrantPorts = {
  /** Gives the address where the person signs in. */
  readonly beginGrant: PromiseActorLogic<TextAnswer, Readonly<Record<never, never>>>;
  /** Gives the credentials key for what they came back with; the same again for the same. */
  readonly exchangeGrant: PromiseActorLogic<TextAnswer, { readonly authorizationCode: string; readonly state: string }>;
};

export type AzureGrantInput = { readonly returned: ReturnedGrant };

export type AzureGrantContext = {
  readonly authorizationCode: string;
  readonly state: string;
  readonly failure: string | null;
};

export type AzureGrantEvent = { readonly type: 'grant.begin' } | { readonly type: 'grant.retry' } | { readonly type: 'grant.forget' };

export type AzureGrantEmitted =
  | { readonly type: 'grant.leaving'; readonly address: string }
  | { readonly type: 'grant.granted'; readonly credentialsKey: string }
  | { readonly type: 'grant.expired' };

export type AzureGrantTag = 'busy' | 'refused';
