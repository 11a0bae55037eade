import { adfText, toAdf } from '../report/adf.ts';
import { oneLine, storable } from '../report/report.ts';
import type { IssueReport } from '../report/report.ts';
import { toWiki, wikiText } from '../report/verbatim.ts';
import type { Body } from '../tracker.ts';
import type { JiraEdition } from './jira.ts';
import type { JiraField } from './jira.schemas.ts';

const isoDate = /^\d{4}-\d{2}-\d{2}/u;

const chosen = (field: JiraField, text: string): { readonly id: string } | null => {
  const found = field.allowedValues.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
  return found === undefined ? null : { id: found.id };
};

const ofLines = (text: string, edition: JiraEdition): unknown => (edition === 'cloud' ? adfText(text) : wikiText(text));

/** Null when the field's type takes no such value. */
export const fieldValue = (field: JiraField, given: string, edition: JiraEdition): unknown => {
  const text = storable(given).trim();
  if (text === '') return null;
  switch (field.type) {
    case 'string':
      return field.isLong ? ofLines(text, edition) : oneLine(text, 255);
    case 'number':
      return Number.isFinite(Number(text)) ? Number(text) : null;
    case 'date':
      return isoDate.exec(text)?.[0] ?? null;
    case 'option':
    case 'priority':
    case 'version':
    case 'component':
      return chosen(field, text);
    case 'array:string':
      return text.split(/[\s,]+/u).flatMap((label) => (label === '' ? [] : [oneLine(label, 255)]));
    case 'array:option':
    case 'array:version':
    case 'array:component': {
      const found = text.split(',').flatMap((part) => chosen(field, part) ?? []);
      return found.length === 0 ? null : found;
    }
    default:
      return null;
  }
};

/** ADF in the cloud, wiki markup on Data Center. */
export const bodyFor = (edition: JiraEdition, report: IssueReport, linked: Parameters<typeof toAdf>[1]): Body =>
  edition === 'cloud' ? { format: 'adf', value: toAdf(report, linked) } : { format: 'wiki', value: toWiki(report, linked) };
