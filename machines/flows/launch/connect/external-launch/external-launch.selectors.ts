import type { Unread } from '#schema/rules/fit.ts';
import type { ExternalRun, ExternalRunValues } from '#schema/rules/launch/external-run.ts';
import type { Problem } from '#schema/rules/launch/problems.ts';
import type { ExternalLaunchSnapshot } from './external-launch.machine.ts';
import { prefilled, problemsOf, valuesOf, waitingReason } from './external-launch.rules.ts';
import type { LaunchAttempt, LaunchError, RunDetails } from './external-launch.types.ts';

export type ExternalLaunchStage = 'loading' | 'unloaded' | 'ready';

/** What stands on the page; a launch leaves it where it is until it is answered. */
export const selectStage = (snapshot: ExternalLaunchSnapshot): ExternalLaunchStage => {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('unloaded') ? 'unloaded' : 'ready';
};
export const selectRun = ({ context }: ExternalLaunchSnapshot): ExternalRun => context.run;
export const selectDetails = ({ context }: ExternalLaunchSnapshot): RunDetails | null => context.details;
/** Why the run could not be loaded, in the server's words; null where the server gave no answer. */
export const selectLoadProblem = ({ context }: ExternalLaunchSnapshot): LaunchError | null => context.problem;
export const selectValues = ({ context }: ExternalLaunchSnapshot): ExternalRunValues => valuesOf(context);
export const selectAttempt = ({ context }: ExternalLaunchSnapshot): LaunchAttempt | null => context.attempt;
/** What was kept and could not be read. */
export const selectUnread = ({ context }: ExternalLaunchSnapshot): readonly Unread[] => context.unread;
export const selectIsEditable = (snapshot: ExternalLaunchSnapshot): boolean => snapshot.hasTag('editable');
export const selectIsLaunching = (snapshot: ExternalLaunchSnapshot): boolean => snapshot.matches('launching') || snapshot.hasTag('settled');
/** Why the run waits to be launched, or null. */
export const selectWaitingReason = ({ context }: ExternalLaunchSnapshot): string | null => waitingReason(context);
/** Whether an earlier test of the run is still in progress. */
export const selectIsInProgress = ({ context }: ExternalLaunchSnapshot): boolean => (context.details?.inProgress ?? 0) > 0;

const none: readonly Problem[] = [];
const known = new WeakMap<ExternalRunValues, readonly Problem[]>();

function problemsIn({ context }: ExternalLaunchSnapshot): readonly Problem[] {
  const values = valuesOf(context);
  const found = known.get(values) ?? problemsOf(context);
  known.set(values, found);
  return found;
}

/** Whether the person wanted to launch and was told what to fix first. */
export const selectIsCorrecting = (snapshot: ExternalLaunchSnapshot): boolean => snapshot.matches({ ready: 'correcting' });

/** Everything to fix, once the person wanted to launch. */
export const selectProblems = (snapshot: ExternalLaunchSnapshot): readonly Problem[] =>
  selectIsCorrecting(snapshot) ? problemsIn(snapshot) : none;

/** What to fix in a field, once the person has left it or wanted to launch. */
export const selectProblemAt =
  (field: string) =>
  (snapshot: ExternalLaunchSnapshot): string | null => {
    if (!selectIsCorrecting(snapshot) && !snapshot.context.left.includes(field)) return null;
    return problemsIn(snapshot).find(({ path }) => path === field)?.message ?? null;
  };

/** Whether nothing is to be kept: nobody typed anything, no wish waits for its answer, and nothing was put aside. */
export const selectIsPristine = ({ context }: ExternalLaunchSnapshot): boolean => {
  const { details, attempt, unread } = context;
  return (
    attempt === null &&
    unread.length === 0 &&
    (details === null || JSON.stringify(valuesOf(context)) === JSON.stringify(prefilled(details)))
  );
};
