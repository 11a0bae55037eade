import type { ExportJobState } from '#schema/vocabulary/around.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type ExportFailure = { readonly issueId: string; readonly message: string };

export type ExportJobContext = {
  readonly doneCount: number;
  readonly failures: readonly ExportFailure[];
  readonly finishedAt: string | null;
  readonly issueIds: readonly string[];
};

export type ExportJobEvent =
  | LifecycleEvent<'job.start'>
  | LifecycleEvent<'issue.export'>
  | LifecycleEvent<'issue.fail', { failure: ExportFailure }>
  | LifecycleEvent<'job.finish', Timed>
  | LifecycleEvent<'job.fail', Timed & { message: string }>;

export type ExportJobRow = ExportJobContext & { readonly state: ExportJobState };
