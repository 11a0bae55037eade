import * as v from 'valibot';
import { fit, isRecord, unreadRules } from '#schema/rules/fit.ts';
import { externalRunRule } from '#schema/rules/launch/external-run.ts';
import type { ExternalLaunchContext } from './external-launch.ts';

export type KeptLaunch = Pick<ExternalLaunchContext, 'values' | 'attempt' | 'unread'>;

const { name, description, applicationUrl, credentialsAndAccessInstructions, additionalUrlsAndResources } = externalRunRule.entries;
const typedRule = v.object({
  name: v.exactOptional(name),
  description: v.exactOptional(description),
  applicationUrl: v.exactOptional(applicationUrl),
  credentialsAndAccessInstructions: v.exactOptional(credentialsAndAccessInstructions),
  additionalUrlsAndResources: v.exactOptional(additionalUrlsAndResources),
});
const attemptRule = v.object({ seed: v.string(), seen: v.pipe(v.number(), v.integer(), v.minValue(0)), values: externalRunRule });
const keptRule = v.object({
  values: v.fallback(typedRule, {}),
  attempt: v.fallback(v.nullable(attemptRule), null),
  unread: unreadRules,
});

/** Parses a saved launch of any version; what does not parse goes to `unread`, and the run's values stand in for it. */
export function readKeptLaunch(saved: unknown): KeptLaunch {
  const { value, unread } = fit(keptRule, isRecord(saved) ? saved : { form: saved });
  return { ...value, unread: [...value.unread, ...unread] };
}
