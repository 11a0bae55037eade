import { archiveLifecycle } from '#machines/lifecycles/archive/archive.machine.ts';
import type { archiveMachine } from '#machines/lifecycles/archive/archive.machine.ts';
import type { ArchiveRow } from '#machines/lifecycles/archive/archive.types.ts';
import { organizationArchiveLifecycle } from '#machines/lifecycles/organization-archive/organization-archive.machine.ts';
import type { organizationArchiveMachine } from '#machines/lifecycles/organization-archive/organization-archive.machine.ts';
import type { OrganizationArchiveRow } from '#machines/lifecycles/organization-archive/organization-archive.types.ts';
import type { Subject } from '../advance.ts';

export const organizationArchive: Subject<typeof organizationArchiveMachine, OrganizationArchiveRow> = {
  lifecycle: organizationArchiveLifecycle,
  table: 'organization_archive',
  columns: {
    state: 't.state',
    askedBy: 't.asked_by',
    sizeBytes: 't.size_bytes',
    sha256: 't.sha256',
    storageKey: 't.storage_key',
    expiresAt: 't.expires_at',
  },
  topic: null,
  testId: null,
};

export const archive: Subject<typeof archiveMachine, ArchiveRow> = {
  lifecycle: archiveLifecycle,
  table: 'archive',
  columns: { state: 't.state', sizeBytes: 't.size_bytes', sha256: 't.sha256', storageKey: 't.storage_key', expiresAt: 't.expires_at' },
  topic: null,
  testId: null,
};
