import { autoExportLifecycle } from '#machines/lifecycles/auto-export/auto-export.machine.ts';
import type { autoExportMachine } from '#machines/lifecycles/auto-export/auto-export.machine.ts';
import type { AutoExportRow } from '#machines/lifecycles/auto-export/auto-export.types.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { Moved, Subject } from '../advance.ts';
import type { Tx } from '../transaction.ts';

/** Of settings s, as rows d. */
export const keptDestinations =
  'jsonb_to_recordset(s.destinations) d (value text, code text, target text, params jsonb, since timestamptz)';

/** Saved destinations as they are, then those of Jira's export settings, then the last ones chosen. */
export const destinationsOf = (organization: string): string => `
  select distinct on (o.value) o.value, o.code, o.target, o.params, o.since, n.state
  from (
    select d.value, d.code, d.target, d.params, d.since, 0 as rank, null::timestamptz as chosen_at
    from auto_export_settings s cross join lateral ${keptDestinations} where s.organization_id = ${organization}
    union all
    select 'jira:' || e.key, 'jira', e.key, jsonb_build_object('project_key', e.key, 'issuetype_name', e.type, 'labels', e.labels), null, 1, null
    from integration j cross join lateral (
      select btrim(j.settings->'default_export_settings'->>'project_key') as key, btrim(j.settings->'default_export_settings'->>'issuetype_name') as type,
        coalesce(j.settings->'default_export_settings'->'labels', '[]') as labels) e
    where j.organization_id = ${organization} and j.code = 'jira' and j.settings->>'use_default_export_settings' = 'true'
      and e.key <> '' and e.type <> '' and length(e.labels::text) <= ${limits.exportLabels}
    union all
    select x.destination || ':' || x.target, x.destination, x.target, x.params, null, 2, x.created_at
    from export_job x where x.organization_id = ${organization} and not x.is_automatic
  ) o join integration n on n.organization_id = ${organization} and n.code = o.code
  where o.rank = 0 or n.state = 'active'
  order by o.value, o.rank, o.chosen_at desc`;

/**
 * A destination stores what an export there needs; issues published from now on are exported. Where nothing can be sent now, earlier ones
 * still wait.
 */
const seal = `
  update auto_export_settings t set destinations = coalesce((
    select jsonb_agg(jsonb_build_object('value', o.value, 'code', o.code, 'target', o.target, 'params', o.params,
      'since', case when o.state = 'unconfigured' then coalesce(o.since, $2::timestamptz) else $2::timestamptz end) order by o.value)
    from (${destinationsOf('t.organization_id')}) o where o.value = any (t.enabled_destinations)), '[]')
  where t.id = $1`;

const beginNow = `
  update auto_export_settings t set destinations = coalesce((
    select jsonb_agg(d || jsonb_build_object('since', $2::timestamptz)) from jsonb_array_elements(t.destinations) d), '[]')
  where t.id = $1`;

const follow = async (tx: Tx, { id, type, after, at }: Moved<typeof autoExportMachine, AutoExportRow>): Promise<void> => {
  if (type === 'settings.save') await tx.query(seal, [id, at]);
  else if (after.state === 'enabled') await tx.query(beginNow, [id, at]);
};

export const autoExport: Subject<typeof autoExportMachine, AutoExportRow> = {
  lifecycle: autoExportLifecycle,
  table: 'auto_export_settings',
  columns: {
    state: 't.state',
    enabledDestinations: 't.enabled_destinations',
    severitiesForExport: 't.severities_for_export',
    activeDestinations: `(select coalesce(json_agg(o.value), '[]') from (${destinationsOf('t.organization_id')}) o where o.state = 'active')`,
  },
  topic: 'organization',
  testId: null,
  follows: follow,
};
