import * as v from 'valibot';
import { fit, isRecord, unreadRules } from '#schema/rules/fit.ts';
import { externalRunRule } from '#schema/rules/launch/external-run.ts';
import type { ExternalLaunchContext } from './external-launch.ts';

/** What was typed for a run, the wish whose answer nobody knows, and what of both could not be read. */
export type KeptLaunch = Pick<ExternalLaunchContext, 'values' | 'attempt' | 'unread'>;

const { name, description, applicationUrl, credentialsAndAccessInstructions, additionalUrlsAndResources } = externalRunRule.entries;
/** What was typed; the run fills in the rest. */
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

/** Reads a kept launch, whatever wrote it; what cannot be read is put aside, and what the run says stands in for it. */
export function readKeptLaunch(saved: unknown): KeptLaunch {
  const { value, unread } = fit(keptRule, isRecord(saved) ? saved : { form: saved });
  return { ...value, unread: [...value.unread, ...unread] };
}
