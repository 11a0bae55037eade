import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import type { PromiseActorLogic } from 'xstate';

/** A form as it is kept: what was typed, and what makes two presses or a retry one launch. */
export type KeptForm = { readonly values: SimpleRequestValues; readonly draftId: string; readonly attempt: number };

/** What stands in the form when it opens, and the form somebody had begun where an earlier test took its place. */
export type LoadedForm = { readonly form: KeptForm; readonly aside: KeptForm | null };

export type SimpleRequestPorts = {
  /** The form as it was left, or filled from an earlier test where one is named. */
  readonly loadForm: PromiseActorLogic<LoadedForm, { readonly testId: string | null }>;
};

export type SimpleRequestInput = {
  /** The earlier test to start from. */
  readonly testId: string | null;
  readonly openedAt: string;
};
export type SimpleRequestContext = {
  readonly testId: string | null;
  readonly now: string;
  readonly form: KeptForm | null;
  /** The fields the person has been in. */
  readonly left: readonly string[];
  /** The form that was put aside last, as long as it can be brought back. */
  readonly aside: KeptForm | null;
};
export type SimpleRequestEvent =
  | { readonly type: 'load.retry' }
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
