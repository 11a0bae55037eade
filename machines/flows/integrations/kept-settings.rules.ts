import * as v from 'valibot';
import { fit, isRecord, unreadRules } from '#schema/rules/fit.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import { formOf } from './configure-integration.ts';
import type { ConfigureIntegrationContext } from './configure-integration.ts';

export type KeptSettings = Pick<ConfigureIntegrationContext, 'typed' | 'unread'>;

/** Parses saved settings of any version; what does not parse goes to `unread`, and a secret is never read. */
export function readKeptSettings(code: SettingsCode, saved: unknown): KeptSettings {
  const { rule, secrets } = formOf(code);
  const entries = Object.entries(rule.entries).filter(([field]) => !secrets.includes(field));
  const typedRule = v.object(Object.fromEntries(entries.map(([field, entry]) => [field, v.exactOptional(entry)])));
  const keptRule = v.object({ typed: v.fallback(typedRule, {}), unread: unreadRules });
  const { value, unread } = fit(keptRule, isRecord(saved) ? saved : { form: saved });
  return { typed: value.typed, unread: [...value.unread, ...unread].filter(({ field }) => !secrets.includes(field)) };
}
