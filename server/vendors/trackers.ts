import * as v from 'valibot';
import { exportRules } from '#schema/rules/issues/export-params.ts';
import type { ExportParams } from '#schema/rules/issues/export-params.ts';
import type { TrackerCode } from '#schema/vocabulary/export.ts';
import { severities } from '#schema/vocabulary/issue.ts';
import { azureDevopsAccess } from './azure-devops/azure-access.ts';
import { azureDevopsTracker } from './azure-devops/azure-devops-tracker.ts';
import type { Connection } from './connection.ts';
import type { FieldMappings } from './field-mapping.ts';
import { githubAccess } from './github/github.ts';
import { githubTracker } from './github/github-tracker.ts';
import { jiraAccess } from './jira/jira.ts';
import { jiraTracker } from './jira/jira-tracker.ts';
import type { Tracker } from './tracker.ts';
import type { VendorCall } from './vendor-call.ts';
import type { VendorWrite } from './vendor-write.ts';

const mappingSchema = v.fallback(
  v.record(
    v.string(),
    v.object({
      name: v.nullish(v.string()),
      gat_field: v.nullish(v.string()),
      type: v.fallback(v.string(), 'string'),
      default_value: v.optional(v.unknown()),
    }),
  ),
  {},
);
const typesSchema = v.record(v.string(), mappingSchema);
const mappingsSchema = v.fallback(v.record(v.string(), typesSchema), {});
const ofProjectsSchema = v.fallback(v.record(v.string(), v.object({ name: v.string(), types: typesSchema })), {});
type Mappings = v.InferOutput<typeof mappingsSchema>;

const jiraSettingsSchema = v.object({
  priority_mappings: v.fallback(v.record(v.picklist(severities), v.nullable(v.string())), {}),
  use_default_export_settings: v.fallback(v.boolean(), false),
  default_export_settings: v.fallback(v.object({ custom_fields_mapping: mappingsSchema }), { custom_fields_mapping: {} }),
});

/** The names that mapped projects of Azure DevOps had. */
export const projectNamesOf = ({ fieldMappings }: Pick<Connection, 'fieldMappings'>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(v.parse(ofProjectsSchema, fieldMappings)).map(([id, { name }]) => [id, name]));

/** By project and type, each with what its fields are filled with. */
export const mappingsOf = ({ code, settings, fieldMappings }: Pick<Connection, 'code' | 'settings' | 'fieldMappings'>): Mappings => {
  if (code === 'azure_devops')
    return Object.fromEntries(Object.entries(v.parse(ofProjectsSchema, fieldMappings)).map(([id, { types }]) => [id, types]));
  if (code !== 'jira') return {};
  const { use_default_export_settings: isUsed, default_export_settings: exports } = v.parse(jiraSettingsSchema, settings);
  return isUsed ? exports.custom_fields_mapping : {};
};

type Opening = { readonly call: VendorCall; readonly write: VendorWrite; readonly connection: Connection };

const mappingAt = (connection: Connection, project: string, type: string): FieldMappings => mappingsOf(connection)[project]?.[type] ?? {};

const makers: { readonly [Code in TrackerCode]: (opening: Opening, params: ExportParams[Code]) => Tracker } = {
  jira: ({ call, write, connection }, { project_key: projectKey, issuetype_name: issueType, labels }) => {
    const { priority_mappings: priorities } = v.parse(jiraSettingsSchema, connection.settings);
    const mapping = mappingAt(connection, projectKey, issueType);
    return jiraTracker(call, write, jiraAccess(connection), { projectKey, issueType, labels, priorities, mapping });
  },
  /** Jobs and saved destinations of a release before have no assignees. */
  github: ({ call, write, connection: { settings, secret } }, params) =>
    githubTracker(call, write, githubAccess(settings, secret), v.parse(exportRules.github, params)),
  azure_devops: ({ call, write, connection }, params) => {
    const { project_id: projectId, project_name: projectName, work_item_type: workItemType, area_path: areaPath, tags } = params;
    const mapping = mappingAt(connection, projectId, workItemType);
    return azureDevopsTracker(call, write, azureDevopsAccess(connection), {
      projectId,
      projectName: projectName ?? null,
      workItemType,
      areaPath: areaPath ?? null,
      tags,
      mapping,
    });
  },
};

/** The tracker with the place that an export names. */
export const trackerAt = (code: TrackerCode, opening: Opening, params: object): Tracker =>
  (makers[code] as (opening: Opening, params: object) => Tracker)(opening, params);
