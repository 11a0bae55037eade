import { caller } from '#server/api/param.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';

/** Drafts d of the caller; none where the organization launches no such requests. */
export const isOwnDraft = (organization: Sql): Sql =>
  sql`d.created_by = ${caller} and d.state = 'draft' and d.discarded_at is null and ${organization}
    and exists (select from organization o where o.id = d.organization_id and o.advanced_tests_access and o.new_launch_ux_enabled)`;
