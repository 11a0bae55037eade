import type { issueExportMachine } from '#machines/lifecycles/issue-export/issue-export.machine.ts';
import type { TrackerCode } from '#schema/vocabulary/export.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument } from '#server/api/param.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { sql } from '#server/database/sql.ts';
import { advanceAll, demandAll } from '#server/workflow/advance.ts';
import type { EventOf } from '#server/workflow/advance.ts';
import { NotFound } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { jobShape } from '#server/entities/issue-export.fields.ts';
import { startExport } from './start-export.ts';

type StartInput = {
  readonly issueIds: readonly string[];
  readonly exportParams: Readonly<Record<string, unknown>>;
  readonly again?: boolean | null;
};
type JobInput = { readonly exportJobId: string; readonly issueIds?: readonly string[] | null };

const jobOf = async (work: Work, id: string) => ({
  result: await work.select(
    'result',
    { id },
    (selection) => sql`select ${jobShape(work.context)(selection)} as json from export_job job where job.id = ${argument('id')}`,
  ),
});

const starts =
  (code: TrackerCode) =>
  async (work: Work, { issueIds, exportParams, again }: StartInput) => {
    const { tx, operation, context } = work;
    const request = { code, issueIds, params: exportParams, again: again === true, isAutomatic: false };
    const id = await startExport(tx, context.services.enqueue, operation, request);
    return id === null ? { result: null } : jobOf(work, id);
  };

type Wish = EventOf<typeof issueExportMachine> & { readonly type: 'export.cancel' | 'export.retry' };

const moves =
  (event: Wish) =>
  async (work: Work, { exportJobId, issueIds }: JobInput) => {
    const { tx, operation, context } = work;
    const jobId = exportJobId.toLowerCase();
    const wanted = issueIds?.map((id) => id.toLowerCase()) ?? null;
    const [job] = await tx.query<{ integrationId: string }>(
      'select integration_id as "integrationId" from export_job where id = $1 and organization_id = $2',
      [jobId, tx.viewer.organizationId],
    );
    if (job === undefined) throw new NotFound();
    const rows = await tx.query<{ id: string }>(
      'select id from issue_export where export_job_id = $1 and ($2::uuid[] is null or issue_id = any ($2::uuid[])) order by position',
      [jobId, wanted],
    );
    const outcomes = await advanceAll(
      tx,
      subjects.issueExport,
      rows.map(({ id }) => id),
      event,
      { operation },
    );
    if (outcomes.every(({ refusal }) => refusal !== null)) demandAll(outcomes);
    await context.services.enqueue(
      tx,
      'export-issues',
      { organizationId: tx.viewer.organizationId, integrationId: job.integrationId },
      { singletonKey: job.integrationId },
    );
    return jobOf(work, jobId);
  };

export const exportMutations: ResolverMap[string] = {
  exportIssuesToJira: mutation<StartInput>('exportIssuesToJira', starts('jira')),
  exportIssuesToGithub: mutation<StartInput>('exportIssuesToGithub', starts('github')),
  exportIssuesToAzureDevops: mutation<StartInput>('exportIssuesToAzureDevops', starts('azure_devops')),
  cancelIssueExports: mutation<JobInput>('cancelIssueExports', moves({ type: 'export.cancel' })),
  retryIssueExports: mutation<JobInput>('retryIssueExports', moves({ type: 'export.retry' })),
};
