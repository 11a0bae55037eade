import { sharedReportLifecycle } from '#machines/lifecycles/shared-report/shared-report.machine.ts';
import type { sharedReportMachine } from '#machines/lifecycles/shared-report/shared-report.machine.ts';
import type { SharedReportRow } from '#machines/lifecycles/shared-report/shared-report.types.ts';
import type { Subject } from '../advance.ts';

export const sharedReport: Subject<typeof sharedReportMachine, SharedReportRow> = {
  lifecycle: sharedReportLifecycle,
  table: 'shared_report',
  columns: {
    state: 't.state',
    expiresAt: 't.expires_at',
    openedCount: 't.opened_count',
    lastOpenedAt: 't.last_opened_at',
    lastOpenedFrom: 't.last_opened_from',
    lastOpenedWith: 't.last_opened_with',
  },
  topic: 'report',
  testId: 't.test_id',
  leaves: ({ after, at }): Readonly<Record<string, unknown>> => (after.state === 'active' ? {} : { ended_at: at }),
};
