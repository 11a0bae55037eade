import type { Pool } from 'pg';
import { openExportStates } from '#schema/vocabulary/export.ts';
import { oneOf } from '#server/database/sql.ts';
import type { Clock } from '#server/workflow/clock.ts';
import { each } from '#server/workflow/chores.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database } from '#server/workflow/transaction.ts';

type Deps = { readonly owner: Pool; readonly database: Database; readonly clock: Clock };

/** So that no export waits for a lost job. */
export const resumeExports =
  (enqueue: Enqueue) =>
  async ({ owner, database, clock }: Deps): Promise<void> => {
    const { rows } = await owner.query<{ organization_id: string; integration_id: string }>(
      `select distinct x.organization_id, x.integration_id from issue_export x join integration i on i.id = x.integration_id
       where x.state in ${oneOf(openExportStates)} and coalesce(x.not_before, '-infinity') <= $1 and i.state <> 'inactive'
         and coalesce(i.resume_at, '-infinity') <= $1`,
      [clock.now()],
    );
    await each(rows, ({ organization_id: organizationId, integration_id: integrationId }) =>
      database.write(systemViewer(organizationId), (tx) =>
        enqueue(tx, 'export-issues', { organizationId, integrationId }, { singletonKey: integrationId }),
      ),
    );
  };
