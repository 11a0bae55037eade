import { withoutGone } from '#machines/flows/integrations/map-fields.ts';
import type { FieldFill, LackingPlace } from '#machines/flows/integrations/map-fields.ts';
import type { FieldMapping, JiraValues } from '#schema/rules/integrations/jira.ts';
import type { CustomField } from './tool-lists.ts';

/** The choice that fills a field always with the same value. */
export const fixed = 'fixed value';

/** What a field is filled with now; null where nothing is chosen. */
export const mappingOf = (
  { customFieldsMapping, projectKey, issuetypeName }: Pick<JiraValues, 'customFieldsMapping' | 'projectKey' | 'issuetypeName'>,
  fieldId: string,
): FieldMapping | null => customFieldsMapping[projectKey]?.[issuetypeName]?.[fieldId] ?? null;

/** The choice that stands for a mapping. */
export const chosenSource = (mapping: FieldFill | null): string | null =>
  mapping === null ? null : (mapping.gatField ?? (mapping.defaultValue === null ? null : fixed));

/** What a choice fills a field with. */
export const chosenFill = (source: string): FieldFill => {
  if (source === '') return { gatField: null, defaultValue: null };
  return source === fixed ? { gatField: null, defaultValue: '' } : { gatField: source, defaultValue: null };
};

type Mappings = Pick<JiraValues, 'customFieldsMapping' | 'projectKey' | 'issuetypeName'>;

/** The values of the form with one field filled otherwise. */
export const withMapping = (values: JiraValues, field: CustomField, { gatField, defaultValue }: FieldFill) => {
  const { customFieldsMapping, projectKey, issuetypeName } = values;
  const types = customFieldsMapping[projectKey] ?? {};
  const { externalId, name, type, allowedValues } = field;
  return {
    customFieldsMapping: {
      ...customFieldsMapping,
      [projectKey]: {
        ...types,
        [issuetypeName]: {
          ...types[issuetypeName],
          [externalId]: { name, gatField, type, allowedValues: [...allowedValues], defaultValue },
        },
      },
    },
  };
};

/** The form at a place that lacks something, without what is gone; a project or type that is gone is to be chosen anew. */
export const jiraAnew = (values: Mappings, place: LackingPlace, remedy: 'forget' | 'map') => {
  const { customFieldsMapping } = values;
  const [project, type] = [place.project, place.issueType ?? ''];
  const types = customFieldsMapping[project] ?? {};
  const kept = remedy === 'forget' ? {} : withoutGone(types[type] ?? {}, place);
  const isProjectGone = place.drift.some(({ kind }) => kind === 'project');
  return {
    useDefaultExportSettings: true,
    projectKey: isProjectGone ? '' : project,
    issuetypeName: remedy === 'forget' ? '' : type,
    customFieldsMapping: { ...customFieldsMapping, [project]: { ...types, [type]: kept } },
  };
};

const kinds: Readonly<Record<string, string>> = {
  string: 'Text',
  plainText: 'Text',
  html: 'Text',
  picklistString: 'One of a list',
  number: 'Number',
  integer: 'Whole number',
  picklistInteger: 'Whole number',
  double: 'Number',
  picklistDouble: 'Number',
  boolean: 'Yes or no',
  date: 'Date',
  datetime: 'Date and time',
  dateTime: 'Date and time',
  option: 'One of a list',
  priority: 'Priority',
  user: 'Person',
};

/** The type of a field in words. */
export const kindOf = (type: string): string => kinds[type] ?? (type.startsWith('array') ? 'Some of a list' : type);
