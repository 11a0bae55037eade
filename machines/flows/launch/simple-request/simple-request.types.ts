import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';

/** A form as it is kept: what was typed, and what makes two presses or a retry one launch. */
export type KeptForm = { readonly values: SimpleRequestValues; readonly draftId: string; readonly attempt: number };

/** The form of a member: what stands in it, and the form somebody had begun where an earlier test took its place. */
export type KeptForms = { readonly form: KeptForm; readonly aside: KeptForm | null };
/** What was found when the form was opened, and whether this tab holds it: another one may be typing into it. */
export type LoadedForm = KeptForms & { readonly isHeld: boolean };

/** Which form is wished for. */
export type WishedForm = {
  /** The earlier test to start from. */
  readonly testId: string | null;
  /** The form that came along from its preview. */
  readonly given: KeptForm | null;
};

export type SimpleRequestPorts = {
  /** Holds the form for this tab, away from another one where it is taken over, and reads it: as it was left, or filled from an earlier test. */
  readonly loadForm: PromiseActorLogic<
    LoadedForm,
    { readonly wished: WishedForm; readonly isTaking: boolean; readonly known: KeptForm | null }
  >;
  /** Tells that another tab took the form over. */
  readonly watchForm: CallbackActorLogic<EventObject>;
  /** Tells what another tab types into the form. */
  readonly followForm: CallbackActorLogic<EventObject>;
};

export type SimpleRequestInput = { readonly wished: WishedForm; readonly openedAt: string };
export type SimpleRequestContext = {
  readonly wished: WishedForm;
  /** Whether the form is taken from another tab. */
  readonly isTaking: boolean;
  readonly now: string;
  readonly form: KeptForm | null;
  /** The fields the person has been in. */
  readonly left: readonly string[];
  /** The form that was put aside last, as long as it can be brought back. */
  readonly aside: KeptForm | null;
};
export type SimpleRequestEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'form.take' }
  | { readonly type: 'form.taken' }
  | { readonly type: 'form.followed'; readonly kept: KeptForms }
  | { readonly type: 'values.change'; readonly fields: Partial<SimpleRequestValues> }
  | { readonly type: 'field.leave'; readonly field: string }
  | { readonly type: 'form.clear'; readonly draftId: string }
  | { readonly type: 'form.restore' }
  | { readonly type: 'aside.forget' }
  | { readonly type: 'preview.open'; readonly at: string };
export type SimpleRequestEmitted =
  | { readonly type: 'problems.found'; readonly path: string }
  | { readonly type: 'preview.opened'; readonly form: KeptForm }
  | { readonly type: 'form.cleared' };
export type SimpleRequestTag = 'busy' | 'editable' | 'refused' | 'settled';
