import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';

/** The form of a member: what stands in it, and the form somebody had begun where another one took its place. */
export type KeptForms = { readonly form: KeptForm; readonly aside: KeptForm | null };
/** A form with the version it has on the server; version 0 was never saved. */
export type SavedForm = { readonly forms: KeptForms; readonly version: number; readonly savedAt: string | null };

export type FormAnswer =
  | { readonly kind: 'saved'; readonly version: number; readonly savedAt: string | null }
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly message: string };

export type KeepFormPorts = {
  readonly saveForm: PromiseActorLogic<FormAnswer, { readonly saved: SavedForm }>;
  /** Tells the return of the connection, and that the page is about to be hidden. */
  readonly watchPage: CallbackActorLogic<EventObject>;
};

export type KeepFormInput = { readonly saved: SavedForm; readonly isUnsent: boolean };
export type KeepFormContext = {
  readonly saved: SavedForm;
  /** The form on its way to the server. */
  readonly sent: KeptForms | null;
  /** The form the server has confirmed. */
  readonly confirmed: KeptForms | null;
  /** Whether the connection came back while a save was under way. */
  readonly isRestored: boolean;
  readonly failure: string | null;
};
export type KeepFormEvent =
  | { readonly type: 'form.change'; readonly forms: KeptForms }
  | { readonly type: 'save.retry' }
  | { readonly type: 'connection.restored' }
  | { readonly type: 'page.hidden' };
export type KeepFormTag = 'busy' | 'refused' | 'settled';
