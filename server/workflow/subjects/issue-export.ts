import { exportedTagName } from '#schema/vocabulary/issue.ts';
import { openExportStates, trackerLabels } from '#schema/vocabulary/export.ts';
import type { TrackerCode } from '#schema/vocabulary/export.ts';
import { issueExportLifecycle } from '#machines/lifecycles/issue-export/issue-export.machine.ts';
import type { issueExportMachine } from '#machines/lifecycles/issue-export/issue-export.machine.ts';
import type { IssueExportRow } from '#machines/lifecycles/issue-export/issue-export.types.ts';
import { oneOf } from '#server/database/sql.ts';
import type { Moved, Subject } from '../advance.ts';
import { notify } from '../notify.ts';
import { announce } from '../outbox.ts';
import { followWithKey } from './run-result.ts';
import type { Tx } from '../transaction.ts';

/** The tag is created where it is missing. */
export const tagExported = async (tx: Tx, issueIds: readonly string[]): Promise<void> => {
  await tx.query('insert into issue_tag (organization_id, name) values ($1, $2) on conflict do nothing', [
    tx.viewer.organizationId,
    exportedTagName,
  ]);
  await tx.query(
    `insert into issue_tagging (organization_id, issue_id, issue_tag_id)
     select $1, issue.id, tag.id from unnest($2::uuid[]) issue(id), issue_tag tag where tag.organization_id = $1 and tag.state = 'live' and lower(tag.name) = lower($3)
     on conflict do nothing`,
    [tx.viewer.organizationId, issueIds, exportedTagName],
  );
};

type Job = {
  readonly id: string;
  readonly createdBy: string | null;
  readonly destination: TrackerCode;
  readonly target: string;
  readonly finishedAt: string | null;
  readonly open: number;
  readonly arrived: number;
  readonly failed: number;
};

const jobOf = `
  select j.id, j.created_by as "createdBy", j.destination, coalesce(j.params->>'project_name', j.target) as target, j.finished_at as "finishedAt",
    count(*) filter (where x.state in ${oneOf(openExportStates)})::int as open,
    count(*) filter (where x.state = 'delivered')::int as arrived, count(*) filter (where x.state = 'failed')::int as failed
  from export_job j join issue_export x on x.export_job_id = j.id
  where j.id = (select export_job_id from issue_export where id = $1) group by j.id`;

const counted = (total: number): string => `${total} ${total === 1 ? 'issue' : 'issues'}`;

const outcomeOf = ({ destination, target, arrived, failed }: Job): string => {
  const place = `${trackerLabels[destination]} (${target})`;
  if (failed === 0) return `${counted(arrived)} exported to ${place}.`;
  return arrived === 0
    ? `${counted(failed)} could not be exported to ${place}.`
    : `${counted(arrived)} exported to ${place}, ${counted(failed)} could not be.`;
};

/** An export ends with its last issue and notifies who started it; it resumes when one of its issues does. */
const settle = async (tx: Tx, exportId: string): Promise<void> => {
  const [found] = await tx.query<{ id: string }>(
    'select id from export_job where id = (select export_job_id from issue_export where id = $1) for update',
    [exportId],
  );
  const [job] = found === undefined ? [] : await tx.query<Job>(jobOf, [exportId]);
  if (job === undefined) return;
  await announce(tx, { topic: 'export', entityId: job.id });
  const isOver = job.open === 0;
  if (isOver === (job.finishedAt !== null)) return;
  await tx.query('update export_job set finished_at = $2 where id = $1', [job.id, isOver ? tx.at : null]);
  if (!isOver || job.arrived + job.failed === 0) return;
  await notify(tx, {
    ...(job.createdBy === null ? { roles: ['customer', 'test_manager'] } : { userId: job.createdBy }),
    kind: 'issues_exported',
    description: outcomeOf(job),
    link: `/issues?export=${job.id}`,
    tells: {
      type: 'export.finished',
      thing: job.id,
      data: { export: { id: job.id, destination: job.destination, delivered: job.arrived, failed: job.failed } },
    },
  });
};

const follow = async (tx: Tx, { id, type }: Moved<typeof issueExportMachine, IssueExportRow>): Promise<void> => {
  if (type === 'item.create') {
    const [issue] = await tx.query<{ id: string; testId: string }>(
      'select i.id, i.test_id as "testId" from issue i join issue_export x on x.issue_id = i.id where x.id = $1',
      [id],
    );
    if (issue !== undefined) {
      await tagExported(tx, [issue.id]);
      await followWithKey(tx, issue.id);
      await announce(tx, { topic: 'issue', testId: issue.testId, entityId: issue.id });
    }
  }
  await settle(tx, id);
};

export const issueExport: Subject<typeof issueExportMachine, IssueExportRow> = {
  lifecycle: issueExportLifecycle,
  table: 'issue_export',
  columns: {
    state: 't.state',
    attempts: 't.attempts',
    sentAt: 't.sent_at',
    notBefore: 't.not_before',
    remoteId: 't.remote_id',
    remoteKey: 't.remote_key',
    remoteUrl: 't.remote_url',
    message: 't.message',
  },
  topic: null,
  testId: null,
  follows: follow,
};
