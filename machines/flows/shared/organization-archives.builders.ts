import type { WalkOptions } from '#machines/testing/walk.ts';
import type { organizationArchivesMachine, organizationRestoresMachine, ShownArchive, ShownRestore } from './organization-archives.ts';

export const archive = (state: ShownArchive['state']): ShownArchive => ({
  id: 'a1',
  state,
  scope: 'seen',
  done: 1,
  total: 2,
  sizeBytes: null,
  askedById: 'u1',
  askedBy: 'Ada',
  askedAt: '2026-11-21T09:00:00.000Z',
  expiresAt: null,
  link: null,
});

export const restore = (state: ShownRestore['state']): ShownRestore => ({
  id: 'r1',
  state,
  name: 'NW.zip',
  sizeBytes: 1,
  found: [],
  reason: null,
  done: 1,
  total: 2,
  restoredId: null,
  askedBy: 'Ada',
  askedAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-11-22T09:00:00.000Z',
});

export const organizationArchivesSamples: WalkOptions<typeof organizationArchivesMachine> = {
  events: [{ type: 'archives.reload' }],
  outcomes: { readArchives: { outputs: [[archive('expired')], [archive('gathering')]], errors: [new Error('lost')] } },
};

export const organizationRestoresSamples: WalkOptions<typeof organizationRestoresMachine> = {
  events: [{ type: 'archives.reload' }],
  outcomes: { readArchives: { outputs: [[restore('checked')], [restore('checking')]], errors: [new Error('lost')] } },
};
