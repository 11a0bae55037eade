import * as v from 'valibot';
import { integrationStates } from '#schema/vocabulary/around.ts';
import { availableCodes, exportAttributes, integrationsTold } from '#schema/vocabulary/integrations.ts';
import type { AvailableCode } from '#schema/vocabulary/integrations.ts';
import type { RequestContext } from '#server/api/context.ts';
import type { IntegrationSettings } from '#server/vendors/connection.ts';
import type { Tx } from '#server/workflow/transaction.ts';

const rowSchema = v.object({
  id: v.string(),
  code: v.picklist(availableCodes),
  state: v.picklist(integrationStates),
  version: v.number(),
  settings: v.record(v.string(), v.unknown()),
  checkedAt: v.nullable(v.string()),
});
export type IntegrationRow = v.InferOutput<typeof rowSchema>;

/** An unconnected integration has no row; this is the id that its row will have. */
const idOf = `md5($1::text || ':' || c.code)::uuid`;

const statement = (scoped: boolean): string => `
  select coalesce(json_agg(json_build_object('id', coalesce(i.id, ${idOf}), 'code', c.code, 'state', coalesce(i.state, 'unconfigured'),
    'version', coalesce(i.version, 0), 'settings', coalesce(i.settings, '{}'),
    'checkedAt', to_char(i.checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by c.at), '[]') as json
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

const recordIn = (value: unknown): IntegrationSettings =>
  typeof value === 'object' && value !== null ? (value as IntegrationSettings) : {};

const exportValue = ({ settings }: IntegrationRow, name: string): unknown =>
  settings['use_default_export_settings'] === true ? (recordIn(settings['default_export_settings'])[name] ?? null) : null;

export const shown = (row: IntegrationRow) => {
  const { id, code, state, settings, checkedAt } = row;
  const isActive = state === 'active';
  return {
    id,
    code,
    ...integrationsTold[code],
    state,
    clientAuthenticationValid: isActive,
    clientAuthentication: state === 'unconfigured' ? null : settings,
    checkedAt,
    runsExportAttributes: isActive ? exportAttributes[code].map((each) => ({ ...each, value: exportValue(row, each.name) })) : [],
  };
};
