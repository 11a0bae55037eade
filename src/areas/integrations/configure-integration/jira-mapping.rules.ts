import type { FieldMapping, JiraValues } from '#schema/rules/integrations/jira.ts';
import type { CustomField } from './jira-lists.ts';

/** The choice that fills a field always with the same value. */
export const fixed = 'fixed value';

/** What a field is filled with now; null where nothing is chosen. */
export const mappingOf = (
  { customFieldsMapping, projectKey, issuetypeName }: Pick<JiraValues, 'customFieldsMapping' | 'projectKey' | 'issuetypeName'>,
  fieldId: string,
): FieldMapping | null => customFieldsMapping[projectKey]?.[issuetypeName]?.[fieldId] ?? null;

/** The choice that stands for a mapping. */
export const chosenSource = (mapping: FieldMapping | null): string | null =>
  mapping === null ? null : (mapping.gatField ?? (mapping.defaultValue === null ? null : fixed));

/** The values of the form with one field filled otherwise. */
export const withMapping = (values: JiraValues, field: CustomField, changed: Pick<FieldMapping, 'gatField' | 'defaultValue'>) => {
  const { customFieldsMapping, projectKey, issuetypeName } = values;
  const types = customFieldsMapping[projectKey] ?? {};
  const { externalId, type, allowedValues } = field;
  return {
    customFieldsMapping: {
      ...customFieldsMapping,
      [projectKey]: {
        ...types,
        [issuetypeName]: {
          ...types[issuetypeName],
          [externalId]: { gatField: changed.gatField, type, allowedValues: [...allowedValues], defaultValue: changed.defaultValue },
        },
      },
    },
  };
};

const kinds: Readonly<Record<string, string>> = {
  string: 'Text',
  number: 'Number',
  date: 'Date',
  datetime: 'Date and time',
  option: 'One of a list',
  priority: 'Priority',
  user: 'Person',
};

/** The type of a field in words. */
export const kindOf = (type: string): string => kinds[type] ?? (type.startsWith('array') ? 'Some of a list' : type);
