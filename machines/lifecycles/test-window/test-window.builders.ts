import { testWindowLifecycle } from './test-window.machine.ts';
import type { testWindowMachine } from './test-window.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { TestWindowRow } from './test-window.types.ts';
import type { TestWindowStatus } from '#schema/vocabulary/test.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const row = (windowStatus: TestWindowStatus, more: Partial<TestWindowRow> = {}): TestWindowRow => ({
  windowStatus,
  kind: 'supervised',
  scheduleAt: null,
  openedAt: null,
  plannedEndAt: null,
  closedAt: null,
  cancelledAt: null,
  isUnapproved: false,
  ...more,
});
const { windowStatus: _, ...input } = row('prep');

export const testWindowSamples: WalkOptions<typeof testWindowMachine> = { inputs: [input], events: byEveryone(testWindowLifecycle) };
