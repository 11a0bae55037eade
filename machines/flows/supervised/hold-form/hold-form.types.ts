import type { Versioned } from '#machines/lib/saving.ts';
import type { SavedForm } from '#machines/flows/launch/simple/keep-form/keep-form.types.ts';
import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';

/** The form of a supervised test as it is kept; null before anything was typed. */
export type KeptSupervised = { readonly form: unknown };

/** The copy on this device, and whether the server has not answered for it. Its stamp grows with each change at this device. */
export type FormCopy = SavedForm<KeptSupervised> & { readonly isUnsent: boolean; readonly stamp: number };
/** The form of the server, with the device that saved it last and its stamp there. */
export type ServerForm = SavedForm<KeptSupervised> & { readonly by: string | null; readonly stamp: number };

/** What a form that differs here and on the server opens with: a question, what the server has, or what was typed here. */
export type FormWish = 'ask' | 'take' | 'keep';
export type FormElsewhere = 'tab' | 'device';
export type OpenedForm = Versioned & { readonly forms: KeptSupervised; readonly isUnsent: boolean };
export type LoadedForm = {
  readonly opened: OpenedForm;
  /** Whether this tab may type into it. */
  readonly isHeld: boolean;
  /** Whether another device saved something else than was typed here. */
  readonly isDisputed: boolean;
};

export type HoldFormPorts = {
  /** Reads the form of the server and the copy of this device, and holds the form for this tab; a wish takes it from another one. */
  readonly loadForm: PromiseActorLogic<LoadedForm, { readonly wish: FormWish }>;
  /** Tells that another tab asks for the form or took it. */
  readonly watchForm: CallbackActorLogic<EventObject>;
  /** Tells what is typed in the tab that holds the form. */
  readonly followForm: CallbackActorLogic<EventObject>;
};

export type HoldFormContext = {
  readonly wish: FormWish;
  readonly opened: OpenedForm;
  readonly elsewhere: FormElsewhere;
  /** Counts what came from elsewhere: the form is drawn anew with each. */
  readonly arrivals: number;
};

export type HoldFormEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'form.change'; readonly forms: KeptSupervised }
  /** What was typed a moment before is sent at once. */
  | { readonly type: 'form.leave' }
  | { readonly type: 'form.followed'; readonly forms: KeptSupervised }
  | { readonly type: 'form.taken' }
  | { readonly type: 'form.take' }
  | { readonly type: 'form.keep' }
  /** The test is launched: nothing is kept of the form any more. */
  | { readonly type: 'test.launched' };
export type HoldFormTag = 'busy' | 'editable' | 'refused' | 'settled';
