import type { Unread } from '#schema/rules/fit.ts';
import type { ExternalRun, ExternalRunValues } from '#schema/rules/launch/external-run.ts';
import type { PromiseActorLogic } from 'xstate';

/** Why a launch failed: a code for programs and the server's words. */
export type LaunchError = { readonly code: string; readonly message: string };

/** What is known of a run before it is launched. */
export type RunDetails = {
  readonly name: string;
  readonly description: string;
  /** Null when the tool does not say. */
  readonly numberOfCases: number | null;
  /** How many tests of this run are in progress. */
  readonly inProgress: number;
};
export type RunAnswer = { readonly kind: 'found'; readonly run: RunDetails } | { readonly kind: 'refused'; readonly error: LaunchError };

/** The request that was made, and the first thing that went wrong; a tool that had a problem gives both. */
export type LaunchAnswer = { readonly testId: string | null; readonly error: LaunchError | null };

/** What the server said of a wish: its answer, or that the person is signed in no more and nothing was looked at. */
export type LaunchReply = { readonly kind: 'answered'; readonly answer: LaunchAnswer } | { readonly kind: 'signedOut' };

/** One wish to launch: the same wish sent again makes no second request. */
export type LaunchAttempt = {
  readonly seed: string;
  /** How many tests in progress the person knew of. */
  readonly seen: number;
  readonly values: ExternalRunValues;
};

export type ExternalLaunchPorts = {
  readonly loadRun: PromiseActorLogic<RunAnswer, ExternalRun>;
  readonly launchRun: PromiseActorLogic<LaunchReply, { readonly run: ExternalRun; readonly attempt: LaunchAttempt }>;
};

export type ExternalLaunchInput = {
  readonly run: ExternalRun;
  /** Makes the wish of this page different from every other. */
  readonly seed: string;
  /** What was typed here before; the run fills in the rest. */
  readonly values: Partial<ExternalRunValues> | null;
  /** A wish whose answer nobody knows. */
  readonly attempt: LaunchAttempt | null;
  /** What was kept and could not be read; it stays with the form until it is thrown away. */
  readonly unread: readonly Unread[];
};
export type ExternalLaunchContext = ExternalLaunchInput & {
  readonly details: RunDetails | null;
  /** The fields the person has been in. */
  readonly left: readonly string[];
  /** Why the run could not be loaded; null where the server gave no answer. */
  readonly problem: LaunchError | null;
};
export type ExternalLaunchEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'values.change'; readonly fields: Partial<ExternalRunValues> }
  | { readonly type: 'field.leave'; readonly field: string }
  | { readonly type: 'unread.forget' }
  | { readonly type: 'launch.confirm' };
export type ExternalLaunchEmitted =
  | { readonly type: 'problems.found'; readonly path: string }
  | { readonly type: 'launch.waiting' }
  | { readonly type: 'launch.answered'; readonly answer: LaunchAnswer }
  | { readonly type: 'launch.unanswered'; readonly error: LaunchError };
export type ExternalLaunchTag = 'busy' | 'editable' | 'refused' | 'settled';
