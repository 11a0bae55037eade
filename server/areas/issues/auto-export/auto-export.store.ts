import * as v from 'valibot';
import { switchStates } from '#schema/vocabulary/around.ts';
import { trackerCodes, trackerLabels } from '#schema/vocabulary/export.ts';
import type { Statement } from '#server/database/sql.ts';
import { destinationsOf } from '#server/workflow/subjects/auto-export.ts';
import type { Tx } from '#server/workflow/transaction.ts';

const destinationSchema = v.object({
  value: v.string(),
  code: v.picklist(trackerCodes),
  target: v.string(),
  params: v.record(v.string(), v.unknown()),
  state: v.string(),
});
const storedSchema = v.object({
  id: v.string(),
  version: v.number(),
  state: v.picklist(switchStates),
  enabledDestinations: v.array(v.string()),
  severitiesForExport: v.array(v.string()),
  destinations: v.array(destinationSchema),
});
type Destination = v.InferOutput<typeof destinationSchema>;

/** Unsaved settings have no row; this is the id that their row will have. */
const idOf = `md5($1::text || ':auto-export')::uuid`;

const statement = `
  select json_build_object('id', coalesce(s.id, ${idOf}), 'version', coalesce(s.version, 1), 'state', coalesce(s.state, 'disabled'),
    'enabledDestinations', coalesce(s.enabled_destinations, '{}'), 'severitiesForExport', coalesce(s.severities_for_export, '{}'),
    'destinations', coalesce((select json_agg(o) from (${destinationsOf('$1::uuid')}) o), '[]')) as json
  from (select $1::uuid as organization_id) org left join auto_export_settings s on s.organization_id = org.organization_id`;

export const makeRow = async (tx: Tx): Promise<string> => {
  await tx.query(`insert into auto_export_settings (id, organization_id) values (${idOf}, $1::uuid) on conflict do nothing`, [
    tx.viewer.organizationId,
  ]);
  const [row] = await tx.query<{ id: string }>('select id from auto_export_settings where organization_id = $1', [
    tx.viewer.organizationId,
  ]);
  if (row === undefined) throw new Error('The settings of auto-export have no row.');
  return row.id;
};

/** Notes who requested the export of all matching issues, until all have been queued. */
export const keepCatchingUp = (tx: Tx, userId: string | null): Promise<object[]> =>
  tx.query('update auto_export_settings set catch_up_by = $2 where organization_id = $1 and catch_up_by is distinct from $2', [
    tx.viewer.organizationId,
    userId,
  ]);

const nameOf = ({ code, target, params }: Destination): string => {
  const place = [params['project_name'] ?? target, params['issuetype_name'] ?? params['work_item_type']];
  return `${trackerLabels[code]} (${place.filter((part) => typeof part === 'string').join(', ')})`;
};

export const shown = (json: unknown) => {
  const { destinations, ...settings } = v.parse(storedSchema, json);
  const inOrder = destinations
    .map((each) => ({ ...each, name: nameOf(each) }))
    .toSorted((one, other) => trackerCodes.indexOf(one.code) - trackerCodes.indexOf(other.code) || one.name.localeCompare(other.name));
  const optionsOf = (isWanted: (each: Destination) => boolean) => inOrder.filter(isWanted).map(({ name, value }) => ({ name, value }));
  const options = optionsOf(({ state }) => state === 'active');
  return {
    options,
    settings: {
      ...settings,
      enabled: settings.state === 'enabled',
      activeDestinations: options.map(({ value }) => value),
      waitingDestinations: optionsOf(({ value, state }) => state !== 'active' && settings.enabledDestinations.includes(value)),
    },
  };
};

export const settingsOf = (organizationId: string): Statement => ({ text: statement, values: [organizationId] });

export const readSettings = async (tx: Tx) => {
  const { text, values } = settingsOf(tx.viewer.organizationId);
  const [found] = await tx.query<{ json: unknown }>(text, values);
  return shown(found?.json).settings;
};
