import * as v from 'valibot';
import { trackerCodes } from '#schema/vocabulary/export.ts';
import type { Drift, TrackerCode } from '#schema/vocabulary/export.ts';
import { exportProblems, exportRules, targetOf } from '#schema/rules/issues/export-params.ts';
import type { Connection } from '#server/vendors/connection.ts';
import { mappingsOf, projectNamesOf, trackerAt } from '#server/vendors/trackers.ts';
import type { VendorCall } from '#server/vendors/vendor-call.ts';
import type { VendorWrite } from '#server/vendors/vendor-write.ts';
import { keptDestinations } from '#server/workflow/subjects/auto-export.ts';
import { announce } from '#server/workflow/outbox.ts';
import type { Database, Tx, Viewer } from '#server/workflow/transaction.ts';

export type PlaceDrift = {
  readonly project: string;
  readonly place: string;
  readonly issueType: string | null;
  readonly drift: readonly Drift[];
};

type Params = Readonly<Record<string, unknown>>;

/** Places of auto-export, then those of Jira's export settings. */
const unattended = `
  select coalesce(json_agg(o.params), '[]') as json from (
    select d.params from auto_export_settings s cross join lateral ${keptDestinations} where s.organization_id = $1 and s.state = 'enabled' and d.code = $2
    union all
    select i.settings->'default_export_settings' from integration i
    where i.organization_id = $1 and i.code = $2 and i.code = 'jira' and i.settings->>'use_default_export_settings' = 'true') o`;

/** So that one look at a tool with many places ends. */
const mostPlaces = 20;

const typeOf = (params: Params): string | null => {
  const type = params['issuetype_name'] ?? params['work_item_type'];
  return typeof type === 'string' ? type : null;
};

const mapped = (code: TrackerCode, connection: Connection): readonly Params[] => {
  const names = projectNamesOf(connection);
  const paramsOf = (project: string, type: string): Params =>
    code === 'jira'
      ? { project_key: project, issuetype_name: type }
      : { project_id: project, project_name: names[project], work_item_type: type };
  return Object.entries(mappingsOf(connection)).flatMap(([project, types]) =>
    Object.entries(types).flatMap(([type, fields]) => (Object.keys(fields).length > 0 ? [paramsOf(project, type)] : [])),
  );
};

/** Each place once: where exports go unattended, and where fields are mapped. */
const placesOf = async (
  database: Pick<Database, 'json'>,
  viewer: Viewer,
  code: TrackerCode,
  connection: Connection,
): Promise<readonly Params[]> => {
  const json = await database.json(viewer, { text: unattended, values: [viewer.organizationId, code] });
  const found: readonly Params[] = [
    ...v.parse(v.array(v.record(v.string(), v.unknown())), JSON.parse(json ?? '[]')),
    ...mapped(code, connection),
  ];
  const places = new Map<string, Params>();
  for (const params of found) {
    const key = `${targetOf(code, params)}\n${typeOf(params) ?? ''}`;
    if (exportProblems(code, params).length === 0 && !places.has(key)) places.set(key, v.parse(exportRules[code], params));
  }
  return [...places.values()].slice(0, mostPlaces);
};

export type DriftDeps = {
  readonly database: Pick<Database, 'json'>;
  readonly viewer: Viewer;
  readonly call: VendorCall;
  readonly write: VendorWrite;
};

/** What the places of a tracker lack, those that lack nothing left out; null where the tool takes no issues. */
export const readDrift = async (
  { database, viewer, call, write }: DriftDeps,
  connection: Connection,
): Promise<readonly PlaceDrift[] | null> => {
  const code = trackerCodes.find((each) => each === connection.code);
  if (code === undefined) return null;
  const lacking: PlaceDrift[] = [];
  for (const params of await placesOf(database, viewer, code, connection)) {
    const drift = await trackerAt(code, { call, write, connection }, params).check();
    const project = String(params['project_key'] ?? params['repository'] ?? params['project_id']);
    const { project_name: name } = params;
    if (drift.length > 0) lacking.push({ project, place: typeof name === 'string' ? name : project, issueType: typeOf(params), drift });
  }
  return lacking;
};

/** Tells of it where it changed. */
export const keepDrift = async (tx: Tx, id: string, drift: readonly PlaceDrift[]): Promise<void> => {
  const [kept] = await tx.query<{ isChanged: boolean }>(
    `with before as (select id, drift from integration where organization_id = $1 and id = $2 and state <> 'unconfigured' for update)
     update integration i set drift = $3, drift_checked_at = $4, checked_at = $4 from before where i.id = before.id returning before.drift <> i.drift as "isChanged"`,
    [tx.viewer.organizationId, id, JSON.stringify(drift), tx.at],
  );
  if (kept?.isChanged === true) await announce(tx, { topic: 'organization', entityId: id, payload: { event: 'drift.change' } });
};
