import type { Unread } from '#schema/rules/fit.ts';
import type { SupervisedProblem } from '#schema/rules/supervised/launch-supervised-test.ts';
import type { TesterGroupActorRef } from './tester-group.ts';
import type { LaunchSupervisedSnapshot } from './launch-supervised.ts';
import type { InvalidTester, SupervisedReceipt, SupervisedValues, Group } from './supervised-form.rules.ts';
import { problemsOf, totalPayout } from './launch-supervised.rules.ts';

export const selectValues = ({ context }: LaunchSupervisedSnapshot): SupervisedValues => context.values;
export const selectUnread = ({ context }: LaunchSupervisedSnapshot): readonly Unread[] => context.unread;
export const selectGroups = ({ context }: LaunchSupervisedSnapshot): readonly Group[] => context.groups;
export const selectTotal = ({ context }: LaunchSupervisedSnapshot): number => totalPayout(context.values);
export const selectMessage = ({ context }: LaunchSupervisedSnapshot): string => context.message;
export const selectReceipt = ({ context }: LaunchSupervisedSnapshot): SupervisedReceipt | null => context.receipt;
export const selectReasonDraft = ({ context }: LaunchSupervisedSnapshot): string => context.reasonDraft;
export const selectLaunchRefusal = ({ context }: LaunchSupervisedSnapshot): string | null => context.launchRefusal;

export const selectIsExplaining = (snapshot: LaunchSupervisedSnapshot): boolean => snapshot.matches('explaining');
export const selectIsLaunching = (snapshot: LaunchSupervisedSnapshot): boolean => snapshot.hasTag('busy');
export const selectIsLaunched = (snapshot: LaunchSupervisedSnapshot): boolean => snapshot.hasTag('settled');
export const selectIsForm = (snapshot: LaunchSupervisedSnapshot): boolean => snapshot.hasTag('editable') || snapshot.matches('explaining');

export const selectIsChecking = (snapshot: LaunchSupervisedSnapshot): boolean => snapshot.hasTag('checking');
export const selectInvalidTesters = ({ context }: LaunchSupervisedSnapshot): readonly InvalidTester[] => context.invalidTesters;
export const selectDeviceQuestion = (snapshot: LaunchSupervisedSnapshot): 'warned' | 'unchecked' | null => {
  if (snapshot.matches('warned')) return 'warned';
  return snapshot.matches('unchecked') ? 'unchecked' : null;
};

export type Outcome = 'launched' | 'refused' | 'unanswered' | null;
export const selectOutcome = (snapshot: LaunchSupervisedSnapshot): Outcome => {
  if (snapshot.matches({ launched: 'told' })) return 'launched';
  if (snapshot.matches('refused')) return 'refused';
  return snapshot.matches('unanswered') ? 'unanswered' : null;
};

export const selectSubmitReason = (snapshot: LaunchSupervisedSnapshot): string | null =>
  snapshot.can({ type: 'reason.submit' }) ? null : 'A reason is required';

export const selectRemoveReason = (snapshot: LaunchSupervisedSnapshot): string | null =>
  snapshot.context.groups.length > 1 ? null : 'A test needs at least one tester group.';

export const selectShowsProblems = (snapshot: LaunchSupervisedSnapshot): boolean => snapshot.matches({ editing: 'correcting' });

let latest: { readonly context: LaunchSupervisedSnapshot['context']; readonly problems: readonly SupervisedProblem[] } | null = null;
export const selectProblems = ({ context }: LaunchSupervisedSnapshot): readonly SupervisedProblem[] => {
  if (latest?.context !== context) latest = { context, problems: problemsOf(context) };
  return latest.problems;
};

/** Only after a preview was tried. */
export const selectProblemAt =
  (path: string) =>
  (snapshot: LaunchSupervisedSnapshot): string | null =>
    selectShowsProblems(snapshot) ? (selectProblems(snapshot).find((problem) => problem.path === path)?.message ?? null) : null;

export const selectGroupRef =
  (groupId: number) =>
  ({ children }: LaunchSupervisedSnapshot): TesterGroupActorRef | undefined =>
    (children as Readonly<Record<string, unknown>>)[`group-${groupId}`] as TesterGroupActorRef | undefined;
