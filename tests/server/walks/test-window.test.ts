import type { TestWindowRow } from '#machines/lifecycles/test-window/test-window.types.ts';
import { testKinds, testWindowStatuses } from '#schema/vocabulary/test.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

const prepared: TestWindowRow = {
  kind: 'supervised',
  windowStatus: 'prep',
  scheduleAt: null,
  openedAt: null,
  plannedEndAt: null,
  closedAt: null,
  cancelledAt: null,
  isUnapproved: false,
};
const past = '2026-11-20T10:00:00.000Z';

const timesOf = (status: TestWindowRow['windowStatus']): Partial<TestWindowRow> => ({
  ...(status === 'scheduled' ? { scheduleAt: past } : {}),
  ...(status === 'open' ? { openedAt: past, plannedEndAt: '2026-12-01T10:00:00.000Z' } : {}),
  ...(status === 'finished' ? { openedAt: past, plannedEndAt: '2026-12-01T10:00:00.000Z' } : {}),
  ...(status === 'closed' ? { openedAt: past, closedAt: past } : {}),
  ...(status === 'cancelled' ? { cancelledAt: past } : {}),
});

walkOverHttp({
  subject: subjects.testWindow,
  thing: ({ kind }) => kind,
  places: Object.fromEntries(
    testKinds.flatMap((kind) =>
      testWindowStatuses.map(
        (windowStatus) => [`${kind} ${windowStatus}`, { ...prepared, ...timesOf(windowStatus), kind, windowStatus }] as const,
      ),
    ),
  ),
  asked: { 'window.close': 'flexibleTestingCloseTestWindow' },
  elsewhere: {
    'window.schedule': 'follows the launch of a request',
    'window.open': 'follows the launch of a test',
    'window.finish': 'gateway',
    'window.cancel': 'follows the cancelling of the schedule it waits for',
  },
});
