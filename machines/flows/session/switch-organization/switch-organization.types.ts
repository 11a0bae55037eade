import type { Answer } from '#machines/lib/answer.ts';
import type { PromiseActorLogic } from 'xstate';

/** The server's answer to a change: made, or why not. */
export type SwitchOrganizationPorts = {
  changeOrganization: PromiseActorLogic<Answer, { organizationPublicId: string; key: string }>;
};

export type SwitchOrganizationInput = {
  readonly currentPublicId: string;
  /** Idempotency key of this opening of the switcher. */
  readonly key: string;
};

export type SwitchOrganizationContext = SwitchOrganizationInput & {
  readonly query: string;
  /** The query after a pause in typing: what is asked for. */
  readonly search: string;
  readonly picked: string | null;
  readonly refusal: string | null;
};

export type SwitchOrganizationEvent =
  | { readonly type: 'query.change'; readonly query: string }
  | { readonly type: 'organization.pick'; readonly publicId: string | null }
  | { readonly type: 'switch.confirm' };

export type SwitchOrganizationEmitted =
  | { readonly type: 'organization.switched' }
  | { readonly type: 'switch.refused'; readonly message: string };

export type SwitchOrganizationTag = 'busy' | 'editable' | 'settled';
