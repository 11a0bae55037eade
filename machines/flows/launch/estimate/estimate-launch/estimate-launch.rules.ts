import { toTestEstimateInput } from '#schema/rules/launch/estimate-input.ts';
import type { TestEstimateInput } from '#schema/rules/launch/estimate-input.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { isWebAddress } from '#schema/rules/launch/problems.ts';
import type { RequestTest } from '#schema/rules/launch/request-draft.ts';
import type { LinkStates, RequestToEstimate } from './estimate-launch.types.ts';

const texts = new WeakMap<readonly TestEstimateInput[], string>();
function textOf(tests: readonly TestEstimateInput[]): string {
  const text = texts.get(tests) ?? JSON.stringify(tests);
  texts.set(tests, text);
  return text;
}

/** Whether an estimate of the one is an estimate of the other. */
export const isSameTests = (one: readonly TestEstimateInput[], other: readonly TestEstimateInput[]): boolean =>
  textOf(one) === textOf(other);

/** The addresses nobody has looked at yet, each once. */
export const unknownUrls = (urls: readonly string[], links: LinkStates): readonly string[] =>
  [...new Set(urls)].filter((url) => !(url in links));

/** The part of a request that an estimate and the look at its applications depend on. */
export function requestToEstimate(tests: readonly RequestTest[], flags: LaunchFlags): RequestToEstimate {
  return {
    tests: tests.flatMap(({ id, values }) => toTestEstimateInput(id, values, flags) ?? []),
    urls: tests.map(({ values }) => values.accessToApplicationUrl.trim()).filter(isWebAddress),
  };
}
