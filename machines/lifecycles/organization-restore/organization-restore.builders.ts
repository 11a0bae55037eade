import { organizationRestoreLifecycle } from './organization-restore.machine.ts';
import type { organizationRestoreMachine } from './organization-restore.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { OrganizationRestoreRow } from './organization-restore.types.ts';
import { organizationRestoreStates } from '#schema/vocabulary/organization-restore.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const [eve, end] = ['2026-01-11T09:00:00.000Z', '2026-01-12T09:00:00.000Z'];
export const row = (state: OrganizationRestoreRow['state']): OrganizationRestoreRow => ({
  state,
  storageKey: ['checking', 'checked', 'restoring'].includes(state) ? 'ab/cd' : null,
  expiresAt: end,
});
export const rows = [...organizationRestoreStates.map(row), { ...row('checked'), expiresAt: '2026-01-13T09:00:00.000Z' }];

export const organizationRestoreSamples: WalkOptions<typeof organizationRestoreMachine> = {
  inputs: rows,
  events: byEveryone(organizationRestoreLifecycle),
};
