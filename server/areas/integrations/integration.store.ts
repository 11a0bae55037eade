import * as v from 'valibot';
import { integrationStates } from '#schema/vocabulary/around.ts';
import { driftKinds, trackerCodes } from '#schema/vocabulary/export.ts';
import { availableCodes, exportAttributes, integrationsTold } from '#schema/vocabulary/integrations.ts';
import type { AvailableCode } from '#schema/vocabulary/integrations.ts';
import type { RequestContext } from '#server/api/context.ts';
import type { IntegrationSettings } from '#server/vendors/connection.ts';
import { toldDrift } from '#server/vendors/field-mapping.ts';
import type { Tx } from '#server/workflow/transaction.ts';

const mappingSchema = v.object({
  name: v.string(),
  gat_field: v.nullable(v.string()),
  type: v.string(),
  default_value: v.nullable(v.string()),
});
export type KeptMapping = v.InferOutput<typeof mappingSchema>;

const rowSchema = v.object({
  id: v.string(),
  code: v.picklist(availableCodes),
  state: v.picklist(integrationStates),
  version: v.number(),
  settings: v.record(v.string(), v.unknown()),
  checkedAt: v.nullable(v.string()),
  fieldMappings: v.record(v.string(), v.object({ name: v.string(), types: v.record(v.string(), v.record(v.string(), mappingSchema)) })),
  drift: v.array(
    v.object({
      project: v.string(),
      place: v.string(),
      issueType: v.nullable(v.string()),
      drift: v.array(
        v.object({
          kind: v.picklist(driftKinds),
          name: v.string(),
          fieldId: v.nullable(v.string()),
          value: v.nullable(v.string()),
          isRefused: v.boolean(),
        }),
      ),
    }),
  ),
  driftCheckedAt: v.nullable(v.string()),
});
export type IntegrationRow = v.InferOutput<typeof rowSchema>;

/** An unconnected integration has no row; this is the id that its row will have. */
const idOf = `md5($1::text || ':' || c.code)::uuid`;

const isoOf = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const statement = (scoped: boolean): string => `
  select coalesce(json_agg(json_build_object('id', coalesce(i.id, ${idOf}), 'code', c.code, 'state', coalesce(i.state, 'unconfigured'),
    'version', coalesce(i.version, 0), 'settings', coalesce(i.settings, '{}'),
    'checkedAt', ${isoOf('i.checked_at')}, 'fieldMappings', coalesce(i.field_mappings, '{}'), 'drift', coalesce(i.drift, '[]'),
    'driftCheckedAt', ${isoOf('i.drift_checked_at')}) order by c.at), '[]') as json
  from unnest($2::text[]) with ordinality c(code, at) left join integration i on i.code = c.code ${scoped ? 'and i.organization_id = $1' : ''}`;

const read = (json: unknown): readonly IntegrationRow[] => v.parse(v.array(rowSchema), json);

export const findIntegrations = async ({ database, viewer, services }: RequestContext): Promise<readonly IntegrationRow[]> => {
  const json = await database.json(viewer, { text: statement(services.scopeChecks), values: [viewer.organizationId, availableCodes] });
  return read(JSON.parse(json ?? '[]'));
};

export const readIntegration = async (tx: Tx, code: AvailableCode): Promise<IntegrationRow> => {
  const [found] = await tx.query<{ json: unknown }>(statement(true), [tx.viewer.organizationId, [code]]);
  const [row] = read(found?.json);
  if (row === undefined) throw new Error(`The integration ${code} is not listed.`);
  return row;
};

export const makeRow = async (tx: Tx, code: AvailableCode): Promise<void> => {
  await tx.query(
    `insert into integration (id, organization_id, code, created_at, updated_at)
     select ${idOf}, $1::uuid, c.code, $3, $3 from (select $2::text as code) c on conflict do nothing`,
    [tx.viewer.organizationId, code, tx.at],
  );
};

export const keepSettings = async (tx: Tx, id: string, settings: IntegrationSettings): Promise<void> => {
  await tx.query('update integration set settings = $3, checked_at = $4, updated_at = $4 where organization_id = $1 and id = $2', [
    tx.viewer.organizationId,
    id,
    JSON.stringify(settings),
    tx.at,
  ]);
};

/** In place of what the type's fields were filled with before; a project whose name is not known keeps the one it has. */
export const keepMapping = async (
  tx: Tx,
  id: string,
  { projectId, workItemType }: { readonly projectId: string; readonly workItemType: string },
  { projectName, fields }: { readonly projectName: string | null; readonly fields: Readonly<Record<string, KeptMapping>> },
): Promise<void> => {
  await tx.query(
    `update integration set updated_at = $6, field_mappings = field_mappings || jsonb_build_object($3::text, jsonb_build_object(
       'name', coalesce($7::text, field_mappings->$3->>'name', $3),
       'types', coalesce(field_mappings->$3->'types', '{}') || jsonb_build_object($4::text, $5::jsonb)))
     where organization_id = $1 and id = $2`,
    [tx.viewer.organizationId, id, projectId, workItemType, JSON.stringify(fields), tx.at, projectName],
  );
};

const recordIn = (value: unknown): IntegrationSettings =>
  typeof value === 'object' && value !== null ? (value as IntegrationSettings) : {};

const exportValue = ({ settings }: IntegrationRow, name: string): unknown =>
  settings['use_default_export_settings'] === true ? (recordIn(settings['default_export_settings'])[name] ?? null) : null;

export const shown = (row: IntegrationRow) => {
  const { id, code, state, settings, checkedAt, fieldMappings, drift, driftCheckedAt } = row;
  const tracker = trackerCodes.find((each) => each === code);
  const isActive = state === 'active';
  return {
    id,
    code,
    ...integrationsTold[code],
    state,
    clientAuthenticationValid: isActive,
    clientAuthentication: state === 'unconfigured' ? null : settings,
    checkedAt,
    fieldMappings: Object.entries(fieldMappings).flatMap(([project, { types }]) =>
      Object.entries(types).flatMap(([issueType, fields]) =>
        Object.entries(fields).map(([fieldId, { name, gat_field: gatField, default_value: defaultValue }]) => ({
          project,
          issueType,
          fieldId,
          name,
          gatField,
          defaultValue,
        })),
      ),
    ),
    driftCheckedAt,
    drift: drift.map((each) => ({
      ...each,
      drift: tracker === undefined ? [] : each.drift.map((lacking) => toldDrift(tracker, lacking)),
    })),
    runsExportAttributes: isActive ? exportAttributes[code].map((each) => ({ ...each, value: exportValue(row, each.name) })) : [],
  };
};
