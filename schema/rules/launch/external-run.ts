import { cutText } from '#schema/cut-text.ts';
import * as v from 'valibot';
import { externalMessages, externalVendors } from '#schema/vocabulary/launch/external.ts';
import type { ExternalVendor } from '#schema/vocabulary/launch/external.ts';
import { importLimits, launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { check, checkOptional, checkText, requiredAddress } from './problems.ts';
import type { Problem } from './problems.ts';

export type ExternalRun = { readonly vendor: ExternalVendor; readonly externalTestId: string; readonly projectId: string | null };

export const readVendor = (text: string): ExternalVendor | null => externalVendors.find((vendor) => vendor === text) ?? null;

/** With or without R. */
const run = /^\s*r?\s*(\d{1,12})\s*$/iu;
/** With or without the version. */
const cycle = /^(?:-?\d{1,12}:)?-?\d{1,12}$/u;
const project = /^[\w-]{1,64}$/u;

/** Normalized: R42 and 42 are the same TestRail run. Null where it is no id. */
export function readExternalTestId(vendor: ExternalVendor, text: string): string | null {
  if (vendor === 'testrail') {
    const number = run.exec(text)?.[1];
    return number === undefined ? null : String(Number(number));
  }
  return cycle.test(text) ? text : null;
}

/** From a URL; null where it is no run. Zephyr Squad needs the project. */
export function readExternalRun(given: {
  readonly vendor: string;
  readonly externalTestId: string;
  readonly projectId: string | null;
}): ExternalRun | null {
  const vendor = readVendor(given.vendor);
  const externalTestId = vendor === null ? null : readExternalTestId(vendor, given.externalTestId);
  if (vendor === null || externalTestId === null) return null;
  if (vendor === 'testrail') return { vendor, externalTestId, projectId: null };
  return given.projectId !== null && project.test(given.projectId) ? { vendor, externalTestId, projectId: given.projectId } : null;
}

const text = v.fallback(v.string(), '');

/** A value that does not parse becomes empty. */
export const externalRunRule = v.object({
  name: text,
  description: text,
  applicationUrl: text,
  credentialsAndAccessInstructions: text,
  additionalUrlsAndResources: text,
});
export type ExternalRunValues = Readonly<v.InferOutput<typeof externalRunRule>>;

export function readExternalRunValues(given: unknown): ExternalRunValues {
  const known = typeof given === 'object' && given !== null ? given : {};
  return v.parse(externalRunRule, {
    ...Object.fromEntries(Object.keys(externalRunRule.entries).map((field) => [field, undefined])),
    ...known,
  });
}

export const emptyExternalRun: ExternalRunValues = readExternalRunValues(null);

export const fittingName = (name: string): string =>
  name.length <= launchLimits.name ? name : `${cutText(name, launchLimits.name - 1).trimEnd()}…`;

/** Null where it can be, or the tool does not tell the count. */
export function caseCountProblem(count: number | null): string | null {
  if (count === 0) return externalMessages.emptyRun;
  return count !== null && count > importLimits.rows ? externalMessages.tooManyCases(importLimits.rows) : null;
}

/** Shared by page and server. */
export function externalRunProblems(values: ExternalRunValues): readonly Problem[] {
  const { noApplicationUrl, applicationUrl, credentials, name } = externalMessages;
  return [
    ...checkText('name', values.name.trim(), name, launchLimits.name),
    ...checkOptional('description', values.description, launchLimits.textArea),
    ...check(
      'applicationUrl',
      requiredAddress(noApplicationUrl, applicationUrl, launchLimits.url),
      values.applicationUrl,
      noApplicationUrl,
    ),
    ...checkText('credentialsAndAccessInstructions', values.credentialsAndAccessInstructions, credentials, limits.credentialsInstructions),
    ...checkOptional('additionalUrlsAndResources', values.additionalUrlsAndResources, launchLimits.textArea),
  ];
}
