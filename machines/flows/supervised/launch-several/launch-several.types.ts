import type { LaunchSupervisedTestInput } from '#schema/rules/supervised/launch-supervised-test.ts';
import type { PromiseActorLogic } from 'xstate';
import type { DevicesToCheck, SupervisedAnswer, SupervisedReceipt } from '../launch-supervised/launch-supervised.types.ts';

/** A requested test as its form stands. */
export type SeveralTest = {
  readonly id: string;
  readonly name: string;
  /** How much of its form is to be fixed. */
  readonly problems: number;
  readonly groups: number;
  readonly testers: number;
  /** Payout of the whole expected crowd in cents, and its credits. */
  readonly payout: number;
  readonly credits: number;
  /** That of its form, so that a launch there and here is one. */
  readonly key: string;
  readonly input: LaunchSupervisedTestInput;
  readonly checks: readonly DevicesToCheck[];
};

/** How the launch of one test ended. */
export type SeveralOutcome =
  | { readonly kind: 'launched'; readonly receipt: SupervisedReceipt }
  | { readonly kind: 'refused'; readonly message: string }
  /** It may have reached the server: another try is the same launch. */
  | { readonly kind: 'unanswered' };

export type LaunchSeveralPorts = {
  /** Reads the forms of the requested tests as they are kept. */
  readonly loadTests: PromiseActorLogic<readonly SeveralTest[], void>;
  readonly launchTest: PromiseActorLogic<SupervisedAnswer, { readonly key: string; readonly test: SeveralTest }>;
};

export type Refusals = Readonly<Record<string, string | null>>;
export type LaunchSeveralInput = { readonly refusals: Refusals };
export type LaunchSeveralContext = LaunchSeveralInput & {
  readonly tests: readonly SeveralTest[];
  /** Those to launch, in the order of the request. */
  readonly chosen: readonly string[];
  /** Those that are still to be launched in this go. */
  readonly waiting: readonly string[];
  readonly outcomes: Readonly<Record<string, SeveralOutcome>>;
  /** How often each was refused: the next try is another call. */
  readonly attempts: Readonly<Record<string, number>>;
};
export type LaunchSeveralEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'test.toggle'; readonly id: string }
  | { readonly type: 'all.toggle' }
  | { readonly type: 'tests.launch' }
  /** Why each requested test cannot be launched, as the request says now. */
  | { readonly type: 'request.changed'; readonly refusals: Refusals };
export type LaunchSeveralEmitted = { readonly type: 'tests.launched'; readonly launched: number; readonly tried: number };
export type LaunchSeveralTag = 'busy' | 'refused';
