import type { AssignmentStatus, BlockerStatus, ChatChannelStatus, IntegrationState } from './around.ts';
import { blockerLabels } from './around.ts';
import type { CaseResultModerationStatus, EditRequestState } from './case-result.ts';
import type { IssueExportState } from './export.ts';
import { triageLabels } from './issue.ts';
import type { TriageStatus } from './issue.ts';
import { autoLaunchLabels } from './test.ts';
import type { AutoLaunchStatus, ScheduleState, TestWindowStatus } from './test.ts';

/** How a state is called and coloured wherever it is shown. */
export type StateWord = {
  readonly label: string;
  readonly hue: 'neutral' | 'info' | 'accent' | 'plum' | 'warning' | 'success' | 'danger';
};
type Words<State extends string> = Readonly<Record<State, StateWord>>;

export const triageWords: Words<TriageStatus> = {
  untriaged: { label: triageLabels.untriaged, hue: 'neutral' },
  accepted: { label: triageLabels.accepted, hue: 'success' },
  rejected: { label: triageLabels.rejected, hue: 'danger' },
};

export const exportStateWords: Words<IssueExportState> = {
  waiting: { label: 'Waiting', hue: 'neutral' },
  sending: { label: 'On its way', hue: 'accent' },
  created: { label: 'Files on their way', hue: 'accent' },
  delivered: { label: 'Exported', hue: 'success' },
  failed: { label: 'Refused', hue: 'danger' },
  cancelled: { label: 'Cancelled', hue: 'neutral' },
};

/** Overdue is an open test past its planned end. */
export const windowStateWords: Words<TestWindowStatus> = {
  prep: { label: 'Preparing', hue: 'neutral' },
  scheduled: { label: 'Scheduled', hue: 'neutral' },
  open: { label: 'Live', hue: 'info' },
  finished: { label: 'Testing is over', hue: 'plum' },
  closed: { label: 'Finished', hue: 'success' },
  cancelled: { label: 'Cancelled', hue: 'neutral' },
};

export const autoLaunchWords: Words<AutoLaunchStatus> = {
  ready_to_launch: { label: autoLaunchLabels.ready_to_launch, hue: 'neutral' },
  requires_manual_evaluation: { label: autoLaunchLabels.requires_manual_evaluation, hue: 'neutral' },
  launched_automatically: { label: autoLaunchLabels.launched_automatically, hue: 'neutral' },
  launched_manually: { label: autoLaunchLabels.launched_manually, hue: 'neutral' },
};

export const scheduleWords: Words<ScheduleState> = {
  active: { label: 'Active', hue: 'info' },
  paused: { label: 'Paused', hue: 'warning' },
  performed: { label: 'Performed', hue: 'success' },
  canceled: { label: 'Cancelled', hue: 'neutral' },
};

export const blockerWords: Words<BlockerStatus> = {
  open: { label: blockerLabels.open, hue: 'danger' },
  resolved: { label: blockerLabels.resolved, hue: 'success' },
};

export const assignmentWords: Words<AssignmentStatus> = {
  assigned: { label: 'Assigned', hue: 'neutral' },
  accepted: { label: 'Accepted', hue: 'success' },
  rejected: { label: 'Rejected', hue: 'neutral' },
  removed: { label: 'Removed', hue: 'neutral' },
};

export const integrationWords: Words<IntegrationState> = {
  unconfigured: { label: 'Not configured', hue: 'neutral' },
  active: { label: 'Active', hue: 'success' },
  inactive: { label: 'Inactive', hue: 'neutral' },
};

export const channelWords: Words<ChatChannelStatus> = {
  unresolved: { label: 'Not resolved', hue: 'neutral' },
  resolved: { label: 'Resolved', hue: 'success' },
};

/** Approved results are marked as accepted. */
export const moderationWords: Words<CaseResultModerationStatus> = {
  not_moderated: { label: 'Not moderated', hue: 'neutral' },
  approved: { label: 'Accepted', hue: 'success' },
  discarded: { label: 'Discarded', hue: 'neutral' },
};

export const rejectionWords: Words<'standing' | 'rejected'> = {
  standing: { label: 'Not rejected', hue: 'neutral' },
  rejected: { label: 'Rejected', hue: 'neutral' },
};

export const editRequestWords: Words<EditRequestState> = {
  requested: { label: 'Edit requested', hue: 'warning' },
  overdue: { label: 'Overdue', hue: 'danger' },
  completed: { label: 'Edit completed', hue: 'danger' },
  cancelled: { label: 'Cancelled', hue: 'neutral' },
  moderated: { label: 'Moderated', hue: 'success' },
};
