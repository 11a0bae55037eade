import { OutboxHost } from '#src/outbox/outbox.host.tsx';
import type { OutboxHostProps } from '#src/outbox/outbox.host.tsx';

const triage = () => import('../areas/issues/triage-issue/triage-issue.documents.ts');
const selection = () => import('../areas/issues/judge-selection/judge-selection.documents.ts');
const moderation = () => import('../areas/moderation/moderate-result/moderate-result.documents.ts');
const rejection = () => import('../areas/moderation/reject-result/reject-result.documents.ts');

const documents = {
  TriageIssue_Accept: async () => (await triage()).AcceptIssue,
  TriageIssue_Reject: async () => (await triage()).RejectIssue,
  TriageIssue_Untriage: async () => (await triage()).UntriageIssue,
  TriageIssue_Severity: async () => (await triage()).ChangeSeverity,
  TriageIssue_TakeBack: async () => (await triage()).TakeBackVerdict,
  JudgeSelection_Accept: async () => (await selection()).AcceptIssues,
  JudgeSelection_Reject: async () => (await selection()).RejectIssues,
  JudgeSelection_Severity: async () => (await selection()).ChangeSeverities,
  JudgeSelection_Restore: async () => (await selection()).RestoreIssues,
  JudgeSelection_Tags: async () => (await selection()).TagIssues,
  ModerateResult_ToggleApproval: async () => (await moderation()).ToggleApproval,
  ModerateResult_RequestEdit: async () => (await moderation()).RequestEdit,
  ModerateResult_CancelEdit: async () => (await moderation()).CancelEdit,
  ModerateResult_Finalize: async () => (await moderation()).FinalizeModeration,
  RejectResult_Reject: async () => (await rejection()).RejectResult,
  RejectResult_Unreject: async () => (await rejection()).UnrejectResult,
} as unknown as OutboxHostProps['documents'];

/** Knows the mutation of each decision that a device keeps until there is a line. */
export default function UnsentHost() {
  return <OutboxHost documents={documents} />;
}
