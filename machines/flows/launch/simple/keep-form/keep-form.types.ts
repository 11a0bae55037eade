import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import type { SavingAnswer, SavingContext, SavingEvent, SavingTag, Versioned } from '../../../../lib/saving.ts';
import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';

/** The form of a member: what stands in it, and the forms somebody had begun where another one took their place, the latest first. */
export type KeptForms = { readonly form: KeptForm; readonly asides: readonly KeptForm[] };
/** A form with the version it has on the server; version 0 was never saved. */
export type SavedForm<Forms = KeptForms> = { readonly forms: Forms } & Versioned;

export type FormAnswer = SavingAnswer<{ readonly kind: 'stale' }>;

export type KeepFormPorts<Forms = KeptForms> = {
  readonly saveForm: PromiseActorLogic<FormAnswer, { readonly saved: SavedForm<Forms> }>;
  /** Tells the return of the connection, and that the page is about to be hidden. */
  readonly watchPage: CallbackActorLogic<EventObject>;
};

export type KeepFormInput<Forms = KeptForms> = { readonly saved: SavedForm<Forms>; readonly isUnsent: boolean };
export type KeepFormContext<Forms = KeptForms> = SavingContext<Forms, SavedForm<Forms>>;
export type KeepFormEvent<Forms = KeptForms> = { readonly type: 'form.change'; readonly forms: Forms } | SavingEvent;
export type KeepFormTag = SavingTag;
