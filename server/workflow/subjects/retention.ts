import { legalHoldLifecycle } from '#machines/lifecycles/legal-hold/legal-hold.machine.ts';
import type { legalHoldMachine } from '#machines/lifecycles/legal-hold/legal-hold.machine.ts';
import type { LegalHoldRow } from '#machines/lifecycles/legal-hold/legal-hold.types.ts';
import { testRetentionLifecycle } from '#machines/lifecycles/test-retention/test-retention.machine.ts';
import type { testRetentionMachine } from '#machines/lifecycles/test-retention/test-retention.machine.ts';
import type { TestRetentionRow } from '#machines/lifecycles/test-retention/test-retention.types.ts';
import type { Subject } from '../advance.ts';
import type { Tx } from '../transaction.ts';
import { archiveLifecycle } from '#machines/lifecycles/archive/archive.machine.ts';
import type { archiveMachine } from '#machines/lifecycles/archive/archive.machine.ts';
import type { ArchiveRow } from '#machines/lifecycles/archive/archive.types.ts';
import { organizationArchiveLifecycle } from '#machines/lifecycles/organization-archive/organization-archive.machine.ts';
import type { organizationArchiveMachine } from '#machines/lifecycles/organization-archive/organization-archive.machine.ts';
import type { OrganizationArchiveRow } from '#machines/lifecycles/organization-archive/organization-archive.types.ts';

/** SQL: a legal hold keeps the test of this row: its own, that of its organization, of its request, or of a test launched from it. */
export const isHeld = (
  alias: string,
): string => `exists (select from legal_hold h where h.organization_id = ${alias}.organization_id and h.state = 'placed'
  and (h.test_id is null or h.test_id in (select ${alias}.id union all select near.parent_test_id from test near where near.id = ${alias}.id
    union all select near.id from test near where near.organization_id = ${alias}.organization_id and near.parent_test_id = ${alias}.id)))`;

/** Holds and portions of removal of one organization follow each other: a hold that is placed is asked for by the next portion. */
export const holdRemovals = async ({ query }: Pick<Tx, 'query'>, organizationId: string): Promise<void> => {
  await query('select pg_advisory_xact_lock(hashtextextended($1::text, 3901))', [organizationId]);
};

export const testRetention: Subject<typeof testRetentionMachine, TestRetentionRow> = {
  lifecycle: testRetentionLifecycle,
  table: 'test_retention',
  columns: {
    state: 't.state',
    removesAt: 't.removes_at',
    isHeld: isHeld('t'),
    hasTests: 'exists (select from test c where c.organization_id = t.organization_id and c.parent_test_id = t.id)',
  },
  topic: null,
  testId: 't.id',
};

export const legalHold: Subject<typeof legalHoldMachine, LegalHoldRow> = {
  lifecycle: legalHoldLifecycle,
  table: 'legal_hold',
  columns: { state: 't.state', liftedAt: 't.lifted_at' },
  topic: null,
  testId: 't.test_id',
};

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
