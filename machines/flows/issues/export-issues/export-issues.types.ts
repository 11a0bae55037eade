import type { PromiseActorLogic } from 'xstate';

export type CsvFile = { readonly filename: string; readonly body: string };
export type ExportAnswer = { readonly successful: boolean; readonly file: CsvFile | null; readonly messages: readonly string[] };

export type ExportIssuesPorts = {
  readonly exportIssues: PromiseActorLogic<ExportAnswer, { readonly issueIds: readonly string[] }>;
};

export type ExportIssuesContext = {
  readonly selected: readonly string[];
  /** What the running or asked export takes along. */
  readonly leaving: readonly string[];
};

export type ExportIssuesEvent =
  | { readonly type: 'issue.toggle'; readonly issueId: string }
  | { readonly type: 'issues.take'; readonly issueIds: readonly string[] }
  | { readonly type: 'issues.drop'; readonly issueIds: readonly string[] }
  | { readonly type: 'selection.clear' }
  | { readonly type: 'tags.changed' }
  | { readonly type: 'selection.export' }
  | { readonly type: 'issue.ask'; readonly issueId: string }
  | { readonly type: 'export.confirm' }
  | { readonly type: 'export.cancel' }
  /** They are on their way to a tracker. */
  | { readonly type: 'export.started' };

export type ExportIssuesEmitted =
  | { readonly type: 'issues.exported'; readonly file: CsvFile }
  | { readonly type: 'export.refused'; readonly message: string };

export type ExportIssuesTag = 'busy' | 'editable';
