import { organizationLifecycle } from '#machines/lifecycles/organization/organization.machine.ts';
import type { organizationMachine } from '#machines/lifecycles/organization/organization.machine.ts';
import type { OrganizationRow } from '#machines/lifecycles/organization/organization.types.ts';
import type { Subject } from '../advance.ts';
import { hasAllOperators } from '../operators.ts';
import { announce } from '../outbox.ts';
import { runningWindowStatuses } from '#schema/vocabulary/test.ts';
import { oneOf } from '#server/database/sql.ts';

export const organization: Subject<typeof organizationMachine, OrganizationRow> = {
  lifecycle: organizationLifecycle,
  table: 'organization',
  organization: 't.id',
  columns: {
    state: 't.state',
    deletedAt: 't.deleted_at',
    isOwn: 'exists (select from organization_user mine where mine.id = app_user() and mine.organization_id = t.id)',
    hasOpenTests: `exists (select from test open where open.organization_id = t.id and open.window_status in ${oneOf(runningWindowStatuses)})`,
    hasAllOperators: hasAllOperators('t'),
  },
  topic: 'organization',
  testId: null,
  follows: async (tx) => {
    const members = await tx.query<{ id: string }>('select id from organization_user where organization_id = $1', [
      tx.viewer.organizationId,
    ]);
    for (const { id } of members) await announce(tx, { topic: 'session', entityId: id });
  },
};
