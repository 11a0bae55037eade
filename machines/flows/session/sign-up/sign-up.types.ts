import type { PromiseActorLogic } from 'xstate';

export type SignUpForm = { readonly email: string; readonly firstName: string; readonly lastName: string };

export type SignUpField = keyof SignUpForm;

/** The server's answer: an account and where to go on, or what stood in its way. */
export type SignUpAnswer =
  | { readonly successful: true; readonly continueUrl: string | null; readonly mailedTo: string | null }
  | { readonly successful: false; readonly error: string; readonly code: string };

export type SignUpPorts = { sendSignUp: PromiseActorLogic<SignUpAnswer, SignUpForm> };

export type SignUpContext = {
  /** Where the mail went that opens the trial. */
  readonly mailedTo: string | null;
  readonly form: SignUpForm;
  readonly faults: Readonly<Partial<Record<SignUpField, string>>>;
};

export type SignUpEvent =
  | { readonly type: 'field.change'; readonly field: SignUpField; readonly value: string }
  | { readonly type: 'signUp.send' }
  /** The address was mistyped, or no mail came. */
  | { readonly type: 'signUp.again' };

export type SignUpEmitted =
  | { readonly type: 'signUp.accepted'; readonly continueUrl: string | null }
  | { readonly type: 'signUp.taken' }
  | { readonly type: 'signUp.refused'; readonly code: string }
  | { readonly type: 'signUp.failed' };

export type SignUpTag = 'busy' | 'editable' | 'mailed' | 'settled' | 'refused';
