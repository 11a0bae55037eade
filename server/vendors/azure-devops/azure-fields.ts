import type { FieldMapping } from '../field-mapping.ts';
import { htmlText } from '../report/html.ts';
import { oneLine, storable } from '../report/report.ts';
import type { AzureDevopsField, FieldKind } from './azure-devops.ts';

const system = (...names: readonly string[]): readonly string[] => names.map((name) => `System.${name}`);

/** What every export fills, and what Azure DevOps fills by itself, though some of it is required. */
const filled: readonly string[] = [
  ...system('Title', 'Description', 'Tags', 'AreaPath', 'AreaId', 'IterationPath', 'IterationId', 'State', 'Reason', 'TeamProject'),
  ...system('WorkItemType', 'Id', 'Rev', 'Watermark', 'NodeName', 'CreatedBy', 'CreatedDate', 'ChangedBy', 'ChangedDate', 'History'),
  ...system('AuthorizedAs', 'AuthorizedDate', 'RevisedDate', 'PersonId', 'CommentCount', 'BoardColumn', 'BoardColumnDone', 'BoardLane'),
  'Microsoft.VSTS.TCM.ReproSteps',
  'Microsoft.VSTS.Common.Severity',
];
export const isFilledByItself = (id: string): boolean => filled.includes(id);

const severity = 'Microsoft.VSTS.Common.Severity';
const kinds = [
  'string',
  'plainText',
  'html',
  'integer',
  'double',
  'dateTime',
  'boolean',
  'picklistString',
  'picklistInteger',
  'picklistDouble',
];

/** Whether a person may choose what fills a field; severity too, as a process may name its values otherwise. */
export const isMappable = (id: string, { type, isReadOnly }: FieldKind): boolean =>
  !isReadOnly && kinds.includes(type) && (id === severity || !isFilledByItself(id));

const longest = 255;
const isoDate = /^\d{4}-\d{2}-\d{2}/u;
const truths: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

const number = (text: string): number | null => (Number.isFinite(Number(text)) ? Number(text) : null);

const typed = (type: string, text: string): unknown => {
  switch (type) {
    case 'string':
    case 'picklistString':
      return oneLine(text, longest);
    case 'plainText':
      return text;
    case 'html':
      return htmlText(text);
    case 'integer':
    case 'picklistInteger':
      return Number.isInteger(number(text)) ? number(text) : null;
    case 'double':
    case 'picklistDouble':
      return number(text);
    case 'dateTime':
      return isoDate.exec(text)?.[0] ?? null;
    case 'boolean':
      return truths[text.toLowerCase()] ?? null;
    default:
      return null;
  }
};

/** Null when the field takes no such value. */
export const azureValue = ({ allowedValues }: AzureDevopsField, { type }: FieldMapping, given: string): unknown => {
  const text = storable(given).trim();
  if (allowedValues.length === 0) return typed(type ?? 'string', text);
  const chosen = allowedValues.find((allowed) => allowed.toLowerCase() === text.toLowerCase());
  return chosen === undefined ? null : typed(type ?? 'string', chosen);
};
