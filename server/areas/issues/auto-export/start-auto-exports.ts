import { exportProblems } from '#schema/rules/issues/export-params.ts';
import type { TrackerCode } from '#schema/vocabulary/export.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import { keptDestinations } from '#server/workflow/subjects/auto-export.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { startExport } from '../export/start-export.ts';
import type { ChoreDeps } from '#server/workflow/chores.ts';
import { each } from '#server/workflow/chores.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import { keepCatchingUp } from './auto-export.store.ts';

/** Issues i never exported to a saved destination d of settings s whose integration n has a credential. */
const unsent = `
  from auto_export_settings s cross join lateral ${keptDestinations}
    join integration n on n.organization_id = s.organization_id and n.code = d.code and n.state <> 'unconfigured'
    join issue i on i.organization_id = s.organization_id and i.published_at is not null and i.triage_status <> 'rejected'
  where not exists (select from issue_export x where x.issue_id = i.id and x.integration_id = n.id and x.target = d.target)`;

const reported = 'i.severity = any (s.severities_for_export)';
const conditions = {
  /** $4: the issues being published. */
  published: `${reported} and i.id = any ($4::uuid[])`,
  /** Published since the destination was chosen or auto-export was turned on. */
  due: `${reported} and i.published_at >= d.since`,
  matching: 'coalesce(i.reviewed_severity, i.severity) = any (s.severities_for_export)',
};

export const matchingCount = `select count(distinct i.id)::int as json ${unsent} and s.organization_id = $1 and ${conditions.matching}`;

/** Organizations with due issues, or with a requested export of all that is unfinished. */
const organizationsDue = `
  select organization_id as "organizationId", max(asked_by::text) as "askedBy" from (
    select s.organization_id, null::uuid as asked_by ${unsent} and s.state = 'enabled' and ${conditions.due}
    union select organization_id, catch_up_by from auto_export_settings where state = 'enabled' and catch_up_by is not null) found
  group by organization_id`;

const places = `
  select d.value, d.code, d.params from auto_export_settings s cross join lateral ${keptDestinations}
  where s.organization_id = $1 and s.state = 'enabled' order by d.value`;

/** For destination $2, the oldest first, at most $3. */
const issuesOf = (which: keyof typeof conditions): string => `
  select i.id ${unsent} and s.organization_id = $1 and s.state = 'enabled' and d.value = $2 and ${conditions[which]}
  order by i.published_at, i.number, i.id limit $3`;

type Place = { readonly value: string; readonly code: TrackerCode; readonly params: object };

const inChunks = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / limits.issuesPerExport) }, (_, chunk) =>
    ids.slice(chunk * limits.issuesPerExport, (chunk + 1) * limits.issuesPerExport),
  );

/** Most exports started in one transaction, where none must leave with it. */
export const portion = 200;

type Wanted = (
  | { readonly which: 'due' | 'matching'; readonly most: number }
  | { readonly which: 'published'; readonly issueIds: readonly string[] }
) & { readonly startedBy?: string | null };

/** Within the transaction and with the settings locked. Returns how many were started; at the limit, more may be left. */
export const startAutoExports = async (tx: Tx, enqueue: Enqueue, operation: string, wanted: Wanted): Promise<number> => {
  const { organizationId, userId } = tx.viewer;
  const [settings] = await tx.query<{ state: string }>('select state from auto_export_settings where organization_id = $1 for share', [
    organizationId,
  ]);
  if (settings?.state !== 'enabled') return 0;
  let started = 0;
  for (const { value, code, params } of await tx.query<Place>(places, [organizationId])) {
    if (exportProblems(code, params).length > 0) continue;
    const more = wanted.which === 'published' ? [null, wanted.issueIds] : [wanted.most - started];
    const found = await tx.query<{ id: string }>(issuesOf(wanted.which), [organizationId, value, ...more]);
    for (const issueIds of inChunks(found.map(({ id }) => id))) {
      const request = { code, params, issueIds, again: false, isAutomatic: true, startedBy: wanted.startedBy ?? userId };
      if ((await startExport(tx, enqueue, operation, request)) !== null) started += issueIds.length;
    }
  }
  return started;
};

type Due = { readonly organizationId: string; readonly askedBy: string | null };

/**
 * Starts exports, in portions, of issues that could not be exported when they were published, as the tool was not connected or the server
 * was down, and of those requested besides.
 */
export const catchUpAutoExports =
  (enqueue: Enqueue) =>
  async ({ owner, database }: Pick<ChoreDeps, 'owner' | 'database' | 'clock'>): Promise<void> => {
    const { rows } = await owner.query<Due>(organizationsDue);
    await each(rows, async ({ organizationId, askedBy }) => {
      for (const which of askedBy === null ? (['due'] as const) : (['due', 'matching'] as const)) {
        const start = async (): Promise<number> =>
          database.write(systemViewer(organizationId), (tx) =>
            startAutoExports(tx, enqueue, 'auto-export', { which, most: portion, startedBy: which === 'matching' ? askedBy : null }),
          );
        while ((await start()) >= portion);
        if (which === 'matching') await database.write(systemViewer(organizationId), (tx) => keepCatchingUp(tx, null));
      }
    });
  };
