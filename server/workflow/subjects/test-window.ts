import { testWindowLifecycle } from '#machines/lifecycles/test-window/test-window.machine.ts';
import type { testWindowMachine } from '#machines/lifecycles/test-window/test-window.machine.ts';
import type { TestWindowRow } from '#machines/lifecycles/test-window/test-window.types.ts';
import type { Subject } from '../advance.ts';
import { tellTests } from '../webhooks.ts';

export const testWindow: Subject<typeof testWindowMachine, TestWindowRow> = {
  lifecycle: testWindowLifecycle,
  table: 'test',
  columns: {
    windowStatus: 't.window_status',
    scheduleAt: 't.schedule_at',
    openedAt: 't.opened_at',
    plannedEndAt: 't.planned_end_at',
    closedAt: 't.closed_at',
    cancelledAt: 't.cancelled_at',
    kind: 't.kind',
    isUnapproved: `exists (select from launch_approval a where a.test_id = t.id and a.kind = 'request' and a.state in ('sent_back', 'withdrawn'))`,
  },
  topic: 'test',
  testId: 't.id',
  tells: async (tx, moves) => {
    const came = (...states: readonly TestWindowRow['windowStatus'][]) =>
      moves.flatMap(({ id, after }) => (states.includes(after.windowStatus) ? [id] : []));
    await tellTests(tx, 'test.opened', came('open'));
    await tellTests(tx, 'test.closed', came('closed', 'cancelled'));
  },
};
