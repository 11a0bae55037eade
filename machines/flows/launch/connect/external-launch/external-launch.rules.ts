import { caseCountProblem, emptyExternalRun, externalRunProblems, fittingName } from '#schema/rules/launch/external-run.ts';
import type { ExternalRunValues } from '#schema/rules/launch/external-run.ts';
import type { Problem } from '#schema/rules/launch/problems.ts';
import type { ExternalLaunchContext, LaunchAttempt, RunDetails } from './external-launch.types.ts';

const none: readonly Problem[] = [];

/** The form as it opens: with the name and the description of the run. */
export const prefilled = ({ name, description }: RunDetails): ExternalRunValues => ({
  ...emptyExternalRun,
  name: fittingName(name),
  description,
});

export const valuesOf = ({ values }: Pick<ExternalLaunchContext, 'values'>): ExternalRunValues => ({ ...emptyExternalRun, ...values });

/** Everything to fix before a run is launched; only TestRail asks for more than a confirmation. */
export const problemsOf = (context: Pick<ExternalLaunchContext, 'run' | 'values'>): readonly Problem[] =>
  context.run.vendor === 'testrail' ? externalRunProblems(valuesOf(context)) : none;

/** Why the run is not launched as its tool tells of it, or null. */
export const waitingReason = ({ details }: Pick<ExternalLaunchContext, 'details'>): string | null =>
  details === null ? null : caseCountProblem(details.numberOfCases);

const isSame = (one: ExternalRunValues, other: ExternalRunValues): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The wish to launch what stands here: the one whose answer nobody knows where it is the same, else a new one. */
export function attemptOf(context: ExternalLaunchContext): LaunchAttempt {
  const { attempt, seed, details } = context;
  const values = valuesOf(context);
  return attempt !== null && isSame(attempt.values, values) ? attempt : { seed, seen: details?.inProgress ?? 0, values };
}
