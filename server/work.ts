import type { Pool } from 'pg';
import { startAutoExports } from './areas/issues/auto-export/start-auto-exports.ts';
import { exportIssues } from './areas/issues/export/export.job.ts';
import type { ExportDeps } from './areas/issues/export/export.job.ts';
import { readItems } from './areas/issues/export/read-items.job.ts';
import { reportResults } from './areas/launch/connect/report/report.job.ts';
import type { ReportDeps } from './areas/launch/connect/report/report.job.ts';
import { wakeReportsOf } from './areas/launch/connect/report/wake-reports.ts';
import { checkIntegration } from './areas/integrations/check-integration.job.ts';
import type { CheckDeps } from './areas/integrations/check-integration.job.ts';
import { deliverWebhook, wakeWebhooks } from './areas/integrations/webhooks/deliver.job.ts';
import type { DeliverDeps, WakeDeps } from './areas/integrations/webhooks/deliver.job.ts';
import { forgetPerson } from './privacy/forget-person.job.ts';
import { failArchive, makeArchive, tendArchives as tendOwnArchives } from './privacy/own-data.job.ts';
import type { OwnDataDeps } from './privacy/own-data.job.ts';
import { archiveOrganization, failOrganizationArchive, tendOrganizationArchives } from './privacy/organization-archive.job.ts';
import type { OrganizationArchiveDeps } from './privacy/organization-archive.job.ts';
import { failRestore, restoreArchive, tendRestores } from './privacy/restore-organization.job.ts';
import { removeTest } from './areas/results/retention/remove-test.job.ts';
import type { RemoveTestDeps } from './areas/results/retention/remove-test.job.ts';
import { failPublishing, publishParticipant } from './areas/results/publish.job.ts';
import type { PublishDeps } from './areas/results/publish.job.ts';
import { returnRequest } from './areas/launch/approval/return-request.job.ts';
import { runApproved, runSchedule } from './areas/schedules/run-schedule.job.ts';
import type { Launching } from './areas/schedules/run-schedule.job.ts';
import { manageTesters } from './areas/supervised/manage-testers.ts';
import { requestedTestWire } from './areas/supervised/requested-test.store.ts';
import { evaluateRequest, evaluateTest, openScheduledTest } from './areas/supervised/supervised.jobs.ts';
import { sendMail } from './mail/send-mail.job.ts';
import type { SendMailDeps } from './mail/send-mail.job.ts';
import { callWebhook } from './areas/organization/notify/call-webhook.job.ts';
import type { CallWebhookDeps } from './areas/organization/notify/call-webhook.job.ts';
import { each } from './workflow/chores.ts';
import type { ChoreDeps } from './workflow/chores.ts';
import type { JobQueue } from './workflow/jobs.ts';
import { systemViewer } from './workflow/transaction.ts';
import type { Database } from './workflow/transaction.ts';

export { tendWebhooks } from './areas/integrations/webhooks/deliver.job.ts';

/** What runs of schedules ask of those who launch. */
export const launching: Launching = { testsOf: requestedTestWire, evaluate: evaluateTest };

/** Of people, and of organizations. */
export const tendArchives = (enqueue: JobQueue['enqueue'], files: Pick<OwnDataDeps['files'], 'remove'>): ChoreDeps['tendArchives'] => {
  const chores = [tendOwnArchives(enqueue, files), tendOrganizationArchives(enqueue, files), tendRestores(enqueue, files)];
  return (deps) => each(chores, (chore) => chore(deps));
};

/** After a restore, or in the demo's first world, publishing participants have no job. */
const resumePublishing = async (jobs: JobQueue, database: Database, owner: Pool): Promise<void> => {
  const { rows } = await owner.query<{
    id: string;
    test_id: string;
    organization_id: string;
    publishes_at: string | null;
    start_at: string;
  }>(
    `select id, test_id, organization_id, publishes_at::text, to_char(greatest(publishes_at, now() + interval '20 seconds') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as start_at
     from participant where status = 'publishing_results'`,
  );
  for (const { id, test_id, organization_id, publishes_at, start_at } of rows) {
    await database.write(systemViewer(organization_id), (tx) =>
      jobs.enqueue(
        tx,
        'publish-participant',
        {
          organizationId: organization_id,
          testId: test_id,
          participantId: id,
          publishesAt: publishes_at,
          publishedBy: null,
        },
        { startAt: start_at },
      ),
    );
  }
};

export const startWork = async (
  jobs: JobQueue,
  database: Database,
  owner: Pool,
  {
    vendors,
    exporting,
    reporting,
    mailing,
    calling,
    telling,
    removing,
    archiving,
  }: {
    readonly vendors: CheckDeps['vendors'];
    readonly exporting: ExportDeps;
    readonly reporting: ReportDeps;
    readonly mailing: SendMailDeps;
    readonly calling: CallWebhookDeps;
    readonly telling: DeliverDeps & WakeDeps;
    readonly removing: RemoveTestDeps;
    readonly archiving: OwnDataDeps & OrganizationArchiveDeps;
  },
): Promise<void> => {
  const onPublished: PublishDeps['onPublished'] = async (tx, { operation, testId, issueIds }) => {
    if (issueIds.length > 0) await startAutoExports(tx, jobs.enqueue, operation, { which: 'published', issueIds });
    await wakeReportsOf(tx, jobs.enqueue, testId);
  };
  await resumePublishing(jobs, database, owner);
  await jobs.work('evaluate-request', (data) => evaluateRequest(database, jobs.enqueue, data));
  await jobs.work('open-test', (data) => openScheduledTest(database, data));
  await jobs.work('manage-testers', (data) => manageTesters(database, data));
  await jobs.work('check-integration', (data) => checkIntegration({ database, vendors }, data));
  await jobs.work('run-schedule', (data) => runSchedule({ database, enqueue: jobs.enqueue, launching }, data));
  await jobs.work('return-request', (data) => returnRequest(database, data));
  await jobs.work('run-approved', (data) => runApproved({ database, enqueue: jobs.enqueue, launching }, data));
  await jobs.work(
    'publish-participant',
    (data) => publishParticipant({ database, onPublished }, data),
    (data) => failPublishing(database, data),
  );
  await jobs.work('export-issues', (data) => exportIssues(exporting, data));
  await jobs.work('read-items', (data) => readItems(exporting, data));
  await jobs.work('report-results', (data) => reportResults(reporting, data));
  await jobs.work('send-mail', (data) => sendMail(mailing, data));
  await jobs.work('call-webhook', (data) => callWebhook(calling, data));
  telling.bus.listen(wakeWebhooks(telling));
  await jobs.work('deliver-webhook', (data) => deliverWebhook(telling, data));
  await jobs.work('forget-person', (data) => forgetPerson(removing, data));
  await jobs.work(
    'make-archive',
    (data) => makeArchive(archiving, data),
    async (data) => void (await failArchive(archiving, data)),
  );
  await jobs.work(
    'archive-organization',
    (data) => archiveOrganization(archiving, data),
    (data) => failOrganizationArchive(archiving, data),
  );
  await jobs.work(
    'restore-organization',
    (data) => restoreArchive(archiving, data),
    (data) => failRestore(archiving, data),
  );
  await jobs.work('remove-test', (data) => removeTest(removing, data));
};
