import type { SharedReportState } from '#schema/vocabulary/shared-report.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

/** What is told of whoever opened a link: a network and a browser, and no person. */
export type Opening = { readonly lastOpenedFrom: string | null; readonly lastOpenedWith: string | null };

export type SharedReportContext = Opening & {
  readonly expiresAt: string;
  readonly openedCount: number;
  readonly lastOpenedAt: string | null;
};

export type SharedReportEvent =
  | LifecycleEvent<'report.open', Timed & { readonly from: string | null; readonly with: string | null }>
  | LifecycleEvent<'report.revoke'>
  | LifecycleEvent<'report.expire', Timed>;

export type SharedReportRow = SharedReportContext & { readonly state: SharedReportState };
