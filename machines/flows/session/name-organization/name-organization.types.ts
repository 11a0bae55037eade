import type { Answer } from '#machines/lib/answer.ts';
import type { PromiseActorLogic } from 'xstate';

export type NameOrganizationPorts = {
  saveName: PromiseActorLogic<Answer, { chosenName: string }>;
};

export type NameOrganizationInput = { readonly chosenName: string | null; readonly maySkip: boolean };

export type NameOrganizationContext = {
  readonly name: string;
  readonly maySkip: boolean;
  readonly refusal: string | null;
  readonly general: string | null;
};

export type NameOrganizationEvent =
  | { readonly type: 'name.change'; readonly name: string }
  | { readonly type: 'name.save' }
  | { readonly type: 'prompt.skip' };

export type NameOrganizationEmitted =
  | { readonly type: 'name.saved' }
  | { readonly type: 'name.faulty' }
  | { readonly type: 'name.refused' };

export type NameOrganizationTag = 'busy' | 'editable' | 'settled';
