import { sharedReportStates } from '#schema/vocabulary/shared-report.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';
import { sharedReportLifecycle } from './shared-report.machine.ts';
import type { sharedReportMachine } from './shared-report.machine.ts';
import type { SharedReportRow } from './shared-report.types.ts';

export const end = '2026-01-12T09:00:00.000Z';
export const unopened = { expiresAt: end, openedCount: 0, lastOpenedAt: null, lastOpenedFrom: null, lastOpenedWith: null };
export const rows = sharedReportStates.map((state): SharedReportRow => ({ ...unopened, state }));

export const sharedReportSamples: WalkOptions<typeof sharedReportMachine> = { inputs: rows, events: byEveryone(sharedReportLifecycle) };
