import type { Answer } from '#machines/lib/answer.ts';
import type { PromiseActorLogic } from 'xstate';

export type RelateIssue = { readonly caseResultResponseId: string; readonly code: string; readonly seen: string | null };
export type DeleteIssue = { readonly caseResultResponseId: string; readonly changeStatusToPass: boolean };

export type RelateIssuePorts = {
  relateIssue: PromiseActorLogic<Answer, RelateIssue>;
  deleteIssue: PromiseActorLogic<Answer, DeleteIssue>;
};

/** The answer that holds the status, or a related issue, and its code as it is seen: empty where there is none, null where it does not matter. */
export type RelateIssueInput = { readonly caseResultResponseId: string; readonly seen: string | null };

export type RelateIssueContext = {
  readonly caseResultResponseId: string;
  readonly seen: string | null;
  readonly code: string;
  readonly fault: string | null;
  readonly changeStatusToPass: boolean;
};

export type RelateIssueEvent =
  | { readonly type: 'code.edit'; readonly seen: string | null }
  | { readonly type: 'code.change'; readonly code: string }
  | { readonly type: 'code.save' }
  | { readonly type: 'code.cancel' }
  | { readonly type: 'issue.delete' }
  | { readonly type: 'deletion.choose'; readonly changeStatusToPass: boolean }
  | { readonly type: 'deletion.cancel' };

export type RelateIssueEmitted =
  | { readonly type: 'issue.related'; readonly before: string | null }
  | { readonly type: 'issue.deleted' }
  | { readonly type: 'issue.refused'; readonly message: string };

export type RelateIssueTag = 'busy' | 'editable' | 'asking';
