import type { AdvancedTestRequestParams } from '#schema/rules/launch/simple-request.ts';
import type { PromiseActorLogic } from 'xstate';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';

export type PreviewReceipt = { readonly id: string; readonly name: string; readonly url: string };
export type PreviewAnswer =
  | { readonly kind: 'launched'; readonly receipt: PreviewReceipt }
  | { readonly kind: 'refused'; readonly message: string };

export type PreviewPorts = {
  /** Launches the form once what is kept of it on this device is on the server, which forgets it with the launch. */
  readonly launchTest: PromiseActorLogic<
    PreviewAnswer,
    { readonly key: string; readonly params: AdvancedTestRequestParams; readonly form: KeptForm }
  >;
};

export type PreviewInput = {
  readonly form: KeptForm;
  /** The launch of this very form, where it has been launched. */
  readonly receipt: PreviewReceipt | null;
  readonly isNameChosen: boolean;
  readonly chosenName: string | null;
  readonly maySkipName: boolean;
};
export type PreviewContext = PreviewInput & { readonly message: string | null };
export type PreviewEvent = { readonly type: 'test.launch' } | { readonly type: 'outcome.close' };
export type PreviewEmitted =
  | { readonly type: 'test.launched'; readonly receipt: PreviewReceipt }
  | { readonly type: 'test.refused'; readonly form: KeptForm };
export type PreviewTag = 'busy' | 'refused' | 'settled';
