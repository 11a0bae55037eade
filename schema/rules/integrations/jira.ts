import * as v from 'valibot';
import { integrationLimits as most, integrationTexts } from '#schema/vocabulary/integrations.ts';
import { defaultPriorities, jiraTexts, priorityNames } from '#schema/vocabulary/trackers.ts';
import type { PriorityName } from '#schema/vocabulary/trackers.ts';
import { check, optionalText, problem, requiredText } from '../launch/problems.ts';
import type { Problem } from '../launch/problems.ts';
import { isSameHost, secretRule, siteRule, usernameRule } from './fields.ts';

const text = v.fallback(v.string(), '');
const texts = v.fallback(v.array(v.string()), []);
const chosen = v.fallback(v.nullable(v.string()), null);

/** The source of a Jira custom field: a field of the portal, or a constant. */
const fieldMappingRule = v.object({
  name: v.fallback(v.optional(v.string()), undefined),
  gatField: chosen,
  type: text,
  allowedValues: texts,
  defaultValue: chosen,
});
export type FieldMapping = Readonly<v.InferOutput<typeof fieldMappingRule>>;
/** By project, issue type, and id of the custom field. */
const fieldMappingsRule = v.record(v.string(), v.record(v.string(), v.record(v.string(), fieldMappingRule)));
export type FieldMappings = Readonly<v.InferOutput<typeof fieldMappingsRule>>;

const priority = (name: PriorityName) =>
  v.fallback(
    v.pipe(
      v.nullable(v.string()),
      v.transform((given) => given ?? ''),
    ),
    defaultPriorities[name],
  );

/** A value that does not parse becomes that of a new form. */
export const jiraRule = v.object({
  site: text,
  username: text,
  accessToken: text,
  critical: priority('critical'),
  high: priority('high'),
  medium: priority('medium'),
  low: priority('low'),
  useDefaultExportSettings: v.fallback(v.boolean(), false),
  projectKey: text,
  issuetypeName: text,
  labels: texts,
  customFieldsMapping: v.fallback(fieldMappingsRule, {}),
});
export type JiraValues = Readonly<v.InferOutput<typeof jiraRule>>;

export const emptyJira: JiraValues = {
  site: '',
  username: '',
  accessToken: '',
  ...defaultPriorities,
  useDefaultExportSettings: false,
  projectKey: '',
  issuetypeName: '',
  labels: [],
  customFieldsMapping: {},
};

export type KnownJira = { readonly site: string } | null;

const tokenProblems = ({ site, accessToken }: JiraValues, known: KnownJira): readonly Problem[] => {
  if (accessToken.trim() !== '' || known === null) return check('accessToken', secretRule, accessToken, integrationTexts.blank);
  return isSameHost(site, known.site) ? [] : [problem('accessToken', 'blank', integrationTexts.siteMoved)];
};

const mappingProblems = (mappings: FieldMappings): readonly Problem[] => {
  const all = Object.values(mappings).flatMap((types) => Object.values(types).flatMap((fields) => Object.values(fields)));
  if (all.length > most.mappings) return [problem('customFieldsMapping', 'too_many', `At most ${most.mappings} fields can be mapped.`)];
  const isUnfit = ({ defaultValue, allowedValues }: FieldMapping): boolean =>
    defaultValue !== null && allowedValues.length > 0 && !allowedValues.includes(defaultValue);
  if (all.some(isUnfit)) return [problem('customFieldsMapping', 'inclusion', 'Choose one of the values that the field allows.')];
  return all.flatMap(({ defaultValue }) => check('customFieldsMapping', optionalText(most.value), defaultValue ?? '')).slice(0, 1);
};

const labelRule = v.pipe(
  v.string(),
  v.nonEmpty('A label has at least one character.'),
  v.maxLength(most.label, `A label has at most ${most.label} characters.`),
  v.regex(/^\S+$/u, 'A label of Jira has no spaces.'),
);

const exportProblems = (values: JiraValues): readonly Problem[] => {
  const { projectKey, issuetypeName, labels, customFieldsMapping } = values;
  return [
    ...check('projectKey', requiredText(jiraTexts.noProject, most.projectKey), projectKey, jiraTexts.noProject),
    ...check('issuetypeName', requiredText(jiraTexts.noIssueType, most.issueType), issuetypeName, jiraTexts.noIssueType),
    ...(labels.length > most.labels ? [problem('labels', 'too_many', `At most ${most.labels} labels.`)] : []),
    ...labels.flatMap((label) => check('labels', labelRule, label)).slice(0, 1),
    ...mappingProblems(customFieldsMapping),
  ];
};

/** Shared by page and server. */
export const jiraProblems = (values: JiraValues, known: KnownJira): readonly Problem[] => [
  ...check('site', siteRule, values.site, integrationTexts.blank),
  ...check('username', usernameRule, values.username, integrationTexts.blank),
  ...tokenProblems(values, known),
  ...priorityNames.flatMap((name) => check(name, requiredText(jiraTexts.noPriority, most.priority), values[name], jiraTexts.noPriority)),
  ...(values.useDefaultExportSettings ? exportProblems(values) : []),
];
