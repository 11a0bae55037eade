import type { Pool } from 'pg';
import { externalTools, externalVendors } from '#schema/vocabulary/launch/external.ts';
import type { ExternalVendor } from '#schema/vocabulary/launch/external.ts';
import { openRunResultStates } from '#schema/vocabulary/run-result.ts';
import { oneOf } from '#server/database/sql.ts';
import type { Clock } from '#server/workflow/clock.ts';
import { each } from '#server/workflow/chores.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database, Tx } from '#server/workflow/transaction.ts';

/** Wakes the worker that sends results to a tool. */
export const wakeReports = (tx: Tx, enqueue: Enqueue, source: ExternalVendor): Promise<void> => {
  const { organizationId } = tx.viewer;
  return enqueue(tx, 'report-results', { organizationId, source }, { singletonKey: `${organizationId}:${source}` });
};

/** Wakes it for a test whose results may have changed; nothing for a test that was not launched from a run. */
export const wakeReportsOf = async (tx: Tx, enqueue: Enqueue, testId: string): Promise<void> => {
  const [test] = await tx.query<{ source: ExternalVendor | null }>(
    `select s.external_source as source from supervised_test s where s.test_id = $1
       and exists (select from run_result x where x.test_id = s.test_id and x.state in ${oneOf(openRunResultStates)})`,
    [testId],
  );
  if (test?.source != null) await wakeReports(tx, enqueue, test.source);
};

const codes = externalVendors.map((vendor) => `('${vendor}', '${externalTools[vendor].code}')`).join(', ');

/** Wakes the worker of every tool that something is due for, so that no result waits for a job that was lost. */
export const resumeReports =
  (enqueue: Enqueue) =>
  async ({ owner, database, clock }: { readonly owner: Pool; readonly database: Database; readonly clock: Clock }): Promise<void> => {
    const { rows } = await owner.query<{ organization_id: string; source: ExternalVendor }>(
      `select distinct x.organization_id, s.external_source as source
       from run_result x join supervised_test s on s.test_id = x.test_id join (values ${codes}) tool (source, code) on tool.source = s.external_source
       where x.state in ${oneOf(openRunResultStates)} and coalesce(x.not_before, '-infinity') <= $1
         and exists (select from integration i where i.organization_id = x.organization_id and i.code = tool.code and i.state = 'active'
           and coalesce(i.resume_at, '-infinity') <= $1)`,
      [clock.now()],
    );
    await each(rows, ({ organization_id: organizationId, source }) =>
      database.write(systemViewer(organizationId), (tx) => wakeReports(tx, enqueue, source)),
    );
  };
