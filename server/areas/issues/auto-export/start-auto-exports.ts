import { exportProblems } from '#schema/rules/issues/export-params.ts';
import type { TrackerCode } from '#schema/vocabulary/export.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import { keptDestinations } from '#server/workflow/subjects/auto-export.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { startExport } from '../export/start-export.ts';

/** Issues i that were never on their way to a kept destination d of settings s, as long as its integration n has a credential. */
const unsent = `
  from auto_export_settings s cross join lateral ${keptDestinations}
    join integration n on n.organization_id = s.organization_id and n.code = d.code and n.state <> 'unconfigured'
    join issue i on i.organization_id = s.organization_id and i.published_at is not null and i.triage_status <> 'rejected'
  where not exists (select from issue_export x where x.issue_id = i.id and x.integration_id = n.id and x.target = d.target)`;

const reported = 'i.severity = any (s.severities_for_export)';
const conditions = {
  /** These issues, which are being published. */
  published: `${reported} and i.id = any ($4::uuid[])`,
  /** What was published since a destination was chosen or auto-export was turned on. */
  due: `${reported} and i.published_at >= d.since`,
  /** What matches now, from before as well. */
  matching: 'coalesce(i.reviewed_severity, i.severity) = any (s.severities_for_export)',
};

/** How many issues match the settings $1 and are not at all destinations yet. */
export const matchingCount = `select count(distinct i.id)::int as json ${unsent} and s.organization_id = $1 and ${conditions.matching}`;

/** Organizations where something is due, or where somebody asked for all that matches and it is not all on its way. */
export const organizationsDue = `
  select organization_id as "organizationId", max(asked_by::text) as "askedBy" from (
    select s.organization_id, null::uuid as asked_by ${unsent} and s.state = 'enabled' and ${conditions.due}
    union select organization_id, catch_up_by from auto_export_settings where state = 'enabled' and catch_up_by is not null) found
  group by organization_id`;

const places = `
  select d.value, d.code, d.params from auto_export_settings s cross join lateral ${keptDestinations}
  where s.organization_id = $1 and s.state = 'enabled' order by d.value`;

/** Those of one destination $2, the earliest first, at most $3 of them. */
const issuesOf = (which: keyof typeof conditions): string => `
  select i.id ${unsent} and s.organization_id = $1 and s.state = 'enabled' and d.value = $2 and ${conditions[which]}
  order by i.published_at, i.number, i.id limit $3`;

type Place = { readonly value: string; readonly code: TrackerCode; readonly params: object };

const inChunks = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / limits.issuesPerExport) }, (_, chunk) =>
    ids.slice(chunk * limits.issuesPerExport, (chunk + 1) * limits.issuesPerExport),
  );

/** How many ways one transaction starts at most, where nothing has to leave with it. */
export const portion = 200;

type Wanted = (
  | { readonly which: 'due' | 'matching'; readonly most: number }
  | { readonly which: 'published'; readonly issueIds: readonly string[] }
) & { readonly startedBy?: string | null };

/**
 * While auto-export is on, starts the way of issues to each destination to which they never were on their way, within the transaction;
 * nobody changes the settings meanwhile. Says how many it started: where that is as many as it may, more may be left.
 */
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
