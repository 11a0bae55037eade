import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';
import type { OpenedForm } from '../keep-form/keep-form.rules.ts';
import type { KeptForms } from '../keep-form/keep-form.types.ts';

/** What was found when the form was opened. */
export type LoadedForm = OpenedForm & {
  /** Whether this tab holds it: another one may be typing into it. */
  readonly isHeld: boolean;
  /** The name of the form that came along, where it has been launched though nobody heard of it. */
  readonly launchedName: string | null;
};
/** Where else somebody types into the form. */
export type FormElsewhere = 'tab' | 'device';

/** Which form is wished for. */
export type WishedForm = {
  /** The earlier test to start from. */
  readonly testId: string | null;
  /** The form that came along from its preview. */
  readonly given: KeptForm | null;
};

export type SimpleRequestPorts = {
  /** Holds the form for this tab, away from another one where it is taken over, and reads it from server and device: as it was left, or filled from an earlier test. */
  readonly loadForm: PromiseActorLogic<
    LoadedForm,
    { readonly wished: WishedForm; readonly isTaking: boolean; readonly known: KeptForms | null }
  >;
  /** Tells that another tab took the form over. */
  readonly watchForm: CallbackActorLogic<EventObject>;
  /** Tells what another tab types into the form. */
  readonly followForm: CallbackActorLogic<EventObject>;
};

export type SimpleRequestInput = { readonly wished: WishedForm; readonly openedAt: string };
export type SimpleRequestContext = {
  readonly wished: WishedForm;
  /** Whether the form is taken from another tab or device. */
  readonly isTaking: boolean;
  readonly now: string;
  /** The form, and those that were put aside. */
  readonly kept: KeptForms | null;
  readonly launchedName: string | null;
  /** What the server had of the form when it was opened. */
  readonly opened: Omit<OpenedForm, 'forms'>;
  /** Where it is typed into while it is only read here. */
  readonly elsewhere: FormElsewhere;
  /** The fields the person has been in. */
  readonly left: readonly string[];
};
export type SimpleRequestEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'form.take' }
  | { readonly type: 'form.taken' }
  | { readonly type: 'form.followed'; readonly kept: KeptForms }
  | { readonly type: 'values.change'; readonly fields: Partial<SimpleRequestValues> }
  | { readonly type: 'field.leave'; readonly field: string }
  | { readonly type: 'form.clear'; readonly draftId: string }
  | { readonly type: 'form.restore'; readonly draftId: string }
  | { readonly type: 'aside.forget'; readonly draftId: string }
  | { readonly type: 'launched.forget' }
  | { readonly type: 'preview.open'; readonly at: string };
export type SimpleRequestEmitted =
  | { readonly type: 'problems.found'; readonly path: string }
  | { readonly type: 'preview.opened'; readonly form: KeptForm }
  | { readonly type: 'form.cleared'; readonly draftId: string };
export type SimpleRequestTag = 'busy' | 'editable' | 'refused' | 'settled';
