import type { IssueExportState } from '#schema/vocabulary/export.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type RemoteItem = { readonly id: string; readonly key: string; readonly url: string };

export type IssueExportContext = {
  readonly attempts: number;
  /** The last attempt, whose result may be unknown. */
  readonly sentAt: string | null;
  readonly notBefore: string | null;
  readonly remoteId: string | null;
  readonly remoteKey: string | null;
  readonly remoteUrl: string | null;
  readonly message: string | null;
};

export type IssueExportEvent =
  | LifecycleEvent<'export.send', Timed>
  | LifecycleEvent<'export.lose', { until: string; message: string }>
  | LifecycleEvent<'export.postpone', { until: string | null; message: string }>
  | LifecycleEvent<'item.create', { item: RemoteItem }>
  | LifecycleEvent<'export.deliver', { message: string | null }>
  | LifecycleEvent<'export.refuse', { message: string }>
  | LifecycleEvent<'export.cancel'>
  | LifecycleEvent<'export.retry'>;

export type IssueExportRow = IssueExportContext & { readonly state: IssueExportState };
