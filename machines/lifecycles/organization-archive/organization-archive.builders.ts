import { organizationArchiveLifecycle } from './organization-archive.machine.ts';
import type { organizationArchiveMachine } from './organization-archive.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { OrganizationArchiveRow } from './organization-archive.types.ts';
import { organizationArchiveStates } from '#schema/vocabulary/organization-archive.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const [eve, end] = ['2026-01-11T09:00:00.000Z', '2026-01-12T09:00:00.000Z'];
export const asked: OrganizationArchiveRow = {
  state: 'asked',
  askedBy: 'u1',
  sizeBytes: null,
  sha256: null,
  storageKey: null,
  expiresAt: null,
};
export const file = { sizeBytes: 7, sha256: 'abc', storageKey: 'ab/cd', expiresAt: end };
export const ready: OrganizationArchiveRow = { ...asked, state: 'ready', ...file };
export const rows = [
  ...organizationArchiveStates.map((state): OrganizationArchiveRow => ({ ...(state === 'ready' ? ready : asked), state })),
  { ...asked, askedBy: 'u9' },
];

export const organizationArchiveSamples: WalkOptions<typeof organizationArchiveMachine> = {
  inputs: rows,
  events: byEveryone(organizationArchiveLifecycle),
};
