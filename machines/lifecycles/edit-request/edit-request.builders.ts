import { editRequestLifecycle } from './edit-request.machine.ts';
import type { editRequestMachine } from './edit-request.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { EditRequestRow } from './edit-request.types.ts';
import type { EditRequestState } from '#schema/vocabulary/case-result.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const row = (state: EditRequestState, more: Partial<EditRequestRow> = {}): EditRequestRow => ({
  state,
  createdAt: '2026-01-01T10:00:00.000Z',
  completedAt: null,
  ...more,
});
const { state: _, ...input } = row('requested');

export const editRequestSamples: WalkOptions<typeof editRequestMachine> = { inputs: [input], events: byEveryone(editRequestLifecycle) };
