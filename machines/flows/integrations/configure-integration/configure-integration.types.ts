import type { Unread } from '#schema/rules/fit.ts';
import type { FormValues, KnownSettings } from '#schema/rules/integrations/forms.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import type { PromiseActorLogic } from 'xstate';

/** Why the tool or the server refused what was sent: at a field of the form, or in general. */
export type SettingsRefusal = { readonly field: string | null; readonly message: string };

export type SettingsAnswer =
  | { readonly kind: 'saved'; readonly known: KnownSettings }
  | { readonly kind: 'refused'; readonly refusals: readonly SettingsRefusal[] }
  /** The person is signed in no more, and nothing was looked at. */
  | { readonly kind: 'signedOut' };

export type ConfigureIntegrationPorts = {
  readonly saveSettings: PromiseActorLogic<SettingsAnswer, { readonly code: SettingsCode; readonly values: FormValues }>;
};

export type ConfigureIntegrationInput = {
  readonly code: SettingsCode;
  /** What the server has; null while the integration is not configured. */
  readonly known: KnownSettings;
  /** What was typed here before. */
  readonly typed: FormValues;
  /** What was kept and could not be read. */
  readonly unread: readonly Unread[];
};

export type ConfigureIntegrationContext = ConfigureIntegrationInput & {
  /** Fields the person has left. */
  readonly left: readonly string[];
  readonly refusals: readonly SettingsRefusal[];
};

export type ConfigureIntegrationEvent =
  | { readonly type: 'values.change'; readonly fields: FormValues }
  | { readonly type: 'field.leave'; readonly field: string }
  | { readonly type: 'settings.save' }
  | { readonly type: 'settings.changed'; readonly known: KnownSettings }
  | { readonly type: 'unread.forget' };

export type ConfigureIntegrationEmitted =
  | { readonly type: 'problems.found'; readonly field: string }
  | { readonly type: 'settings.saved' }
  | { readonly type: 'settings.refused'; readonly field: string | null };

export type ConfigureIntegrationTag = 'busy' | 'editable' | 'refused';
