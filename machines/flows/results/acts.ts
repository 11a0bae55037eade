import { form } from '#machines/lib/form.ts';
import type { FormValues } from '#machines/lib/form.ts';
import { sharedReportLeftOut, sharedReportTexts } from '#schema/vocabulary/shared-report.ts';
import { valueAct } from '#machines/lib/value-act.ts';
import { act } from '#machines/lib/act.ts';
import { publishTexts } from './publish.ts';
import { moderatorTexts } from './assign-moderators.ts';
import { runResultTexts } from '#schema/vocabulary/run-result.ts';

export const blockerTexts = {
  resolve: 'Mark as resolved',
  help: 'Get help',
  helpRequested: 'Help requested',
  showResolved: 'Show resolved',
  none: 'There are no open blockers',
  notResolved: "Test blocker couldn't be resolved.",
  notRequested: 'Test blocker assistance request failed. Please try again.',
} as const;

/** In percent. */
export const blockerWidths = { tester: 17, blocker: 40, reported: 9, status: 9, actions: 25 } as const;

export const shownBlockers = <T extends { readonly status: 'open' | 'resolved' }>(
  blockers: readonly T[],
  isResolvedShown: boolean,
): readonly T[] => (isResolvedShown ? blockers : blockers.filter(({ status }) => status === 'open'));

export const resultsNeededTexts = {
  label: 'Results needed',
  changed: 'The number of results needed has been successfully updated.',
  failed: 'There was an issue with changing the number of results needed.',
} as const;

/** NaN for what is no number, which the rule refuses. */
export const resultsNeededOf = (typed: string): number => (/^\d+$/u.test(typed.trim()) ? Number(typed.trim()) : Number.NaN);

/** Changes how many results a group is to bring. */
export const changeResultsNeededMachine = valueAct({
  id: 'changeResultsNeeded',
  field: 'numberOfResultsNeeded',
  wire: resultsNeededOf,
  failed: resultsNeededTexts.failed,
});

export const closeWindowTexts = {
  action: 'End this test run',
  question: 'End this test run?',
  consequence: 'Testers will not be able to submit more results.',
  closed: 'Test closed successfully',
  failed: 'There was an issue with closing the test.',
} as const;

/** Ends a test run, after asking, because testers cannot go on. */
export const closeWindowMachine = act({
  id: 'closeWindow',
  failed: closeWindowTexts.failed,
  asks: { refused: 'resting' },
});

export const managementTexts = {
  action: 'Disable automatic tester management',
  question: 'Disable automatic tester management?',
  stops: ['inviting more testers', 'filling the places of testers who decline, drop out or are removed from the backups'],
  stays: 'Testers who are invited or testing carry on. You cannot turn it back on for this test.',
  disabled: 'Automatic testers selection has been disabled.',
  failed: 'Something went wrong. Please contact with support.',
} as const;

/** Takes the managing of testers out of the system's hands, with a reason. */
export const disableManagementMachine = valueAct({
  id: 'disableManagement',
  field: 'reason',
  wire: (typed) => typed.trim(),
  failed: managementTexts.failed,
});

export const testCycleTexts = {
  label: 'Test cycle code',
  blank: 'Enter the code of a test cycle',
  linked: 'The test cycle has been successfully linked.',
  failed: 'There was an issue with linking the test cycle.',
} as const;

/** Links a test to the test cycle of a code. */
export const linkTestCycleMachine = valueAct({
  id: 'linkTestCycle',
  field: 'testCycleCode',
  wire: (typed) => typed.trim(),
  failed: testCycleTexts.failed,
});

/** Takes a moderator off a test, after asking, because they lose sight of it at once. */
export const removeModeratorMachine = act({
  id: 'removeModerator',
  failed: moderatorTexts.removeFailed,
  saysOwnWords: true,
  asks: { refused: 'resting' },
});

/** Takes publishing back before it runs. */
export const takeBackPublishingMachine = act({ id: 'takeBackPublishing', failed: publishTexts.notTakenBack });

/** Calls for help with what keeps a tester from testing. */
export const requestAssistanceMachine = act({
  id: 'requestAssistance',
  failed: blockerTexts.notRequested,
});

/** Clears what keeps a tester from testing. */
export const resolveBlockerMachine = act({ id: 'resolveBlocker', failed: blockerTexts.notResolved });

/** Sends again what a test-management tool refused of a test. */
export const retryRunResultsMachine = act({ id: 'retryRunResults', failed: runResultTexts.notRetried });

export const attachmentRequirementTexts = {
  label: 'Require an attachment for passed test cases',
  changed: 'Attachment requirement for passed test cases has been successfully updated.',
  failed: 'There was an issue with changing attachment requirement for passed test cases.',
} as const;

/** Requires an attachment for passed cases, or no longer does. */
export const toggleAttachmentRequirementMachine = valueAct({
  id: 'toggleAttachmentRequirement',
  field: 'required',
  wire: (typed) => typed === 'true',
  failed: attachmentRequirementTexts.failed,
});

/** The end of the chosen day, where its person is; empty while no day is chosen. */
const endOfDay = (day: unknown): string => {
  const end = new Date(`${String(day)}T23:59:59.999`);
  return Number.isNaN(end.getTime()) ? '' : end.toISOString();
};

const reportWire = ({ lasts, endsOn, ...typed }: FormValues): FormValues =>
  lasts === 'date' ? { ...typed, expiresAt: endOfDay(endsOn) } : { ...typed, days: Number(lasts) };

/** Makes a page of a test that a link opens, and hands the link over once. */
export const createSharedReportMachine = form({
  id: 'createSharedReport',
  fields: ['title', 'introduction', 'parts', 'issues', 'issueIds', 'lasts', 'endsOn', 'expiresAt'],
  empty: {
    title: '',
    introduction: '',
    parts: ['summary', 'issues'],
    issues: 'published',
    issueIds: [],
    leavesOut: sharedReportLeftOut,
    lasts: '30',
    endsOn: null,
  },
  wire: reportWire,
  opens: true,
  hands: true,
  failed: sharedReportTexts.notCreated,
});

/** Ends a shared report, after asking, for its link opens nothing any more. */
export const revokeSharedReportMachine = act({
  id: 'revokeSharedReport',
  failed: sharedReportTexts.notRevoked,
  asks: { refused: 'resting' },
});
