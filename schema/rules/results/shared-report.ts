import * as v from 'valibot';
import {
  sharedReportFieldNames,
  sharedReportIssuesNames,
  sharedReportLimits,
  sharedReportPartNames,
  sharedReportTexts,
} from '../../vocabulary/shared-report.ts';
import { trimmed } from '../blank.ts';

const { title, introduction, chosen, days } = sharedReportLimits;
const once = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];
const tooLong = (field: string, most: number): string => `${field} is too long (maximum is ${most} characters)`;

const day = 86_400_000;

/** What is asked of a shared report at a moment: what it holds and leaves out, and an end within a year. */
export const sharedReportRules = (now: string) =>
  v.pipe(
    v.object({
      title: v.pipe(
        v.string('Title cannot be blank'),
        v.transform(trimmed),
        v.nonEmpty('Title cannot be blank'),
        v.maxLength(title, tooLong('Title', title)),
      ),
      introduction: v.pipe(
        v.nullish(v.string(), ''),
        v.transform(trimmed),
        v.maxLength(introduction, tooLong('Introduction', introduction)),
      ),
      parts: v.pipe(v.array(v.picklist(sharedReportPartNames)), v.transform(once), v.nonEmpty(sharedReportTexts.noPart)),
      issues: v.picklist(sharedReportIssuesNames),
      issueIds: v.pipe(v.nullish(v.array(v.string()), []), v.transform(once), v.maxLength(chosen, sharedReportTexts.tooManyChosen)),
      leavesOut: v.pipe(v.array(v.picklist(sharedReportFieldNames)), v.transform(once)),
      expiresAt: v.pipe(
        v.string(sharedReportTexts.end),
        v.check((end) => {
          const lasts = Date.parse(end) - Date.parse(now);
          return lasts > 0 && lasts <= days * day;
        }, sharedReportTexts.end),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['parts'], ['issues'], ['issueIds']],
        ({ parts, issues, issueIds }) => !parts.includes('issues') || issues !== 'chosen' || issueIds.length > 0,
        sharedReportTexts.noIssue,
      ),
      ['issueIds'],
    ),
  );
