import type { PromiseActorLogic } from 'xstate';
import type { Answer } from '#machines/lib/answer.ts';

export type RenameOrganizationPorts = {
  renameOrganization: PromiseActorLogic<Answer, { chosenName: string }>;
};

export type RenameOrganizationInput = { readonly chosenName: string | null };

export type RenameOrganizationContext = { readonly name: string; readonly refusal: string | null; readonly general: string | null };

export type RenameOrganizationEvent = { readonly type: 'name.change'; readonly name: string } | { readonly type: 'name.save' };

export type RenameOrganizationEmitted = { readonly type: 'name.saved' } | { readonly type: 'name.refused' };

export type RenameOrganizationTag = 'busy' | 'editable';
