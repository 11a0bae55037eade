import * as v from 'valibot';
import { emptyJira, jiraRule } from './jira.ts';
import type { FieldMapping, FieldMappings, JiraValues } from './jira.ts';

const nullish = <Item extends v.GenericSchema>(item: Item) => v.fallback(v.nullish(item), null);
const mappingRule = v.object({
  name: v.fallback(v.optional(v.string()), undefined),
  gat_field: nullish(v.string()),
  type: v.fallback(v.string(), ''),
  allowed_values: v.fallback(v.array(v.string()), []),
  default_value: nullish(v.string()),
});
const mappingsRule = v.record(v.string(), v.record(v.string(), v.record(v.string(), mappingRule)));

export const jiraParamsRule = v.object({
  site: v.fallback(v.string(), ''),
  username: v.fallback(v.string(), ''),
  access_token: nullish(v.string()),
  priority_mappings: nullish(
    v.object({ critical: nullish(v.string()), high: nullish(v.string()), medium: nullish(v.string()), low: nullish(v.string()) }),
  ),
  use_default_export_settings: nullish(v.boolean()),
  default_export_settings: nullish(
    v.object({
      project_key: nullish(v.string()),
      issuetype_name: nullish(v.string()),
      labels: nullish(v.array(v.string())),
      custom_fields_mapping: nullish(mappingsRule),
    }),
  ),
});
export type JiraParams = Readonly<v.InferOutput<typeof jiraParamsRule>>;

const eachField = <From, To>(
  mappings: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, From>>>>>>,
  change: (mapping: From) => To,
): Record<string, Record<string, Record<string, To>>> =>
  Object.fromEntries(
    Object.entries(mappings).map(([project, types]) => [
      project,
      Object.fromEntries(
        Object.entries(types).map(([type, fields]) => [
          type,
          Object.fromEntries(Object.entries(fields).map(([id, mapping]) => [id, change(mapping)])),
        ]),
      ),
    ]),
  );

const isFilled = ({ gatField, defaultValue }: FieldMapping): boolean => gatField !== null || (defaultValue ?? '') !== '';

const filled = (mappings: FieldMappings): FieldMappings =>
  Object.fromEntries(
    Object.entries(mappings).flatMap(([project, types]) => {
      const kept = Object.entries(types).flatMap(([type, fields]) => {
        const some = Object.entries(fields).filter(([, mapping]) => isFilled(mapping));
        return some.length === 0 ? [] : [[type, Object.fromEntries(some)] as const];
      });
      return kept.length === 0 ? [] : [[project, Object.fromEntries(kept)] as const];
    }),
  );

/** A token that was not typed is not sent, and export settings only while they are on. */
export const toJiraParams = (values: JiraValues) => {
  const { site, username, accessToken, critical, high, medium, low, useDefaultExportSettings } = values;
  return {
    site: site.trim(),
    username: username.trim(),
    ...(accessToken.trim() !== '' && { access_token: accessToken.trim() }),
    priority_mappings: { critical: critical.trim(), high: high.trim(), medium: medium.trim(), low: low.trim() },
    use_default_export_settings: useDefaultExportSettings,
    ...(useDefaultExportSettings && {
      default_export_settings: {
        project_key: values.projectKey,
        issuetype_name: values.issuetypeName,
        labels: [...values.labels],
        custom_fields_mapping: eachField(filled(values.customFieldsMapping), ({ name, gatField, type, allowedValues, defaultValue }) => ({
          ...(name !== undefined && { name }),
          gat_field: gatField,
          type,
          allowed_values: [...allowedValues],
          default_value: defaultValue,
        })),
      },
    }),
  };
};

/** Empty values stay empty instead of becoming the defaults of a new form. */
export const fromJiraParams = (given: unknown): JiraValues => {
  const read = v.safeParse(jiraParamsRule, given);
  if (!read.success) return emptyJira;
  const params = read.output;
  const { priority_mappings: priorities, default_export_settings: settings } = params;
  return v.parse(jiraRule, {
    ...emptyJira,
    site: params.site,
    username: params.username,
    accessToken: params.access_token ?? '',
    ...(priorities !== null && priorities),
    useDefaultExportSettings: params.use_default_export_settings ?? false,
    projectKey: settings?.project_key ?? '',
    issuetypeName: settings?.issuetype_name ?? '',
    labels: settings?.labels ?? [],
    customFieldsMapping: eachField(settings?.custom_fields_mapping ?? {}, (mapping) => ({
      ...(mapping.name !== undefined && { name: mapping.name }),
      gatField: mapping.gat_field ?? null,
      type: mapping.type,
      allowedValues: mapping.allowed_values,
      defaultValue: mapping.default_value ?? null,
    })),
  });
};
