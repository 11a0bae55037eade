import type { IssueExportState, TrackerCode } from '#schema/vocabulary/export.ts';
import { openExportStates } from '#schema/vocabulary/export.ts';
import { oneOf } from '#server/database/sql.ts';
import type { Tx } from '#server/workflow/transaction.ts';

export type DueExport = {
  readonly id: string;
  readonly issueId: string;
  readonly state: IssueExportState;
  readonly attempts: number;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly code: TrackerCode;
  readonly params: Readonly<Record<string, unknown>>;
  readonly remoteId: string | null;
  readonly remoteKey: string | null;
  readonly remoteUrl: string | null;
};

const open = oneOf(openExportStates);

const moment = (at: string | null | undefined): string | null => (at === null || at === undefined ? null : new Date(at).toISOString());

/** Takes and holds the next due export; retries come after first attempts, so that one that always fails blocks nothing. */
export const takeDue = async (tx: Tx, integrationId: string, heldMilliseconds: number): Promise<DueExport | null> => {
  const [due] = await tx.query<DueExport>(
    `with next as (
       select x.id from issue_export x
       where x.integration_id = $1 and x.organization_id = $2 and x.state in ${open}
         and coalesce(x.not_before, '-infinity') <= $3 and coalesce(x.held_until, '-infinity') <= $3
       order by x.not_before nulls first, x.created_at, x.position limit 1 for update skip locked
     ), held as (update issue_export x set held_until = $3::timestamptz + make_interval(secs => $4) from next where x.id = next.id returning x.*)
     select held.id, held.issue_id as "issueId", held.state, held.attempts, held.created_at as "createdAt", held.sent_at as "sentAt",
       held.remote_id as "remoteId", held.remote_key as "remoteKey", held.remote_url as "remoteUrl", j.destination as code, j.params
     from held join export_job j on j.id = held.export_job_id`,
    [integrationId, tx.viewer.organizationId, tx.at, heldMilliseconds / 1000],
  );
  return due ?? null;
};

/** In milliseconds; zero releases it. */
export const hold = (tx: Tx, id: string, milliseconds: number): Promise<object[]> =>
  tx.query('update issue_export set held_until = $2::timestamptz + make_interval(secs => $3) where id = $1', [
    id,
    tx.at,
    milliseconds / 1000,
  ]);

export const nextDue = async (tx: Tx, integrationId: string): Promise<string | null> => {
  const [next] = await tx.query<{ at: string | null }>(
    `select min(greatest(coalesce(not_before, created_at), coalesce(held_until, created_at))) as at from issue_export
     where integration_id = $1 and organization_id = $2 and state in ${open}`,
    [integrationId, tx.viewer.organizationId],
  );
  return moment(next?.at);
};
