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
  published: `${reported} and i.id = any ($2::uuid[])`,
  /** What was published since a destination was chosen or auto-export was turned on. */
  due: `${reported} and i.published_at >= d.since`,
  /** What matches now, from before as well. */
  matching: 'coalesce(i.reviewed_severity, i.severity) = any (s.severities_for_export)',
};

/** How many issues match the settings $1 and are not at all destinations yet. */
export const matchingCount = `select count(distinct i.id)::int as json ${unsent} and s.organization_id = $1 and ${conditions.matching}`;

/** Organizations where something is due. */
export const organizationsDue = `select distinct s.organization_id as "organizationId" ${unsent} and s.state = 'enabled' and ${conditions.due}`;

const placesOf = (which: keyof typeof conditions): string => `
  select d.code, d.params, json_agg(i.id order by i.published_at, i.number, i.id) as "issueIds"
  ${unsent} and s.organization_id = $1 and s.state = 'enabled' and ${conditions[which]} group by d.value, d.code, d.params order by d.value`;

type Place = { readonly code: TrackerCode; readonly params: object; readonly issueIds: readonly string[] };

const inChunks = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / limits.issuesPerExport) }, (_, chunk) =>
    ids.slice(chunk * limits.issuesPerExport, (chunk + 1) * limits.issuesPerExport),
  );

type Wanted = { readonly which: 'due' | 'matching' } | { readonly which: 'published'; readonly issueIds: readonly string[] };

/** While auto-export is on, starts the way of issues to each destination to which they never were on their way, within the transaction; nobody changes the settings meanwhile. */
export const startAutoExports = async (tx: Tx, enqueue: Enqueue, operation: string, wanted: Wanted): Promise<void> => {
  const { organizationId } = tx.viewer;
  if (wanted.which === 'published' && wanted.issueIds.length === 0) return;
  const [settings] = await tx.query<{ state: string }>('select state from auto_export_settings where organization_id = $1 for share', [
    organizationId,
  ]);
  if (settings?.state !== 'enabled') return;
  const values = wanted.which === 'published' ? [organizationId, wanted.issueIds] : [organizationId];
  for (const { code, params, issueIds } of await tx.query<Place>(placesOf(wanted.which), values)) {
    if (exportProblems(code, params).length > 0) continue;
    for (const chunk of inChunks(issueIds))
      await startExport(tx, enqueue, operation, { code, params, issueIds: chunk, again: false, isAutomatic: true });
  }
};
