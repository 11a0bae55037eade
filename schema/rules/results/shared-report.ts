import * as v from 'valibot';
import {
  sharedReportFieldNames,
  sharedReportIssuesNames,
  sharedReportLimits,
  sharedReportPartNames,
  sharedReportTexts,
} from '../../vocabulary/shared-report.ts';
import { trimmed } from '../blank.ts';

const { title, introduction, chosen, days: most } = sharedReportLimits;
const once = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];
const tooLong = (field: string, most: number): string => `${field} is too long (maximum is ${most} characters)`;

const day = 86_400_000;

/** What is asked of a shared report at a moment: what it holds and leaves out, and how long it lasts, at most a year. */
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
      days: v.nullish(
        v.pipe(
          v.number(sharedReportTexts.end),
          v.integer(sharedReportTexts.end),
          v.minValue(1, sharedReportTexts.end),
          v.maxValue(most, sharedReportTexts.end),
        ),
      ),
      expiresAt: v.nullish(v.string(sharedReportTexts.end)),
    }),
    v.forward(
      v.partialCheck(
        [['parts'], ['issues'], ['issueIds']],
        ({ parts, issues, issueIds }) => !parts.includes('issues') || issues !== 'chosen' || issueIds.length > 0,
        sharedReportTexts.noIssue,
      ),
      ['issueIds'],
    ),
    v.transform(({ days: after, expiresAt, ...rest }) => ({
      ...rest,
      expiresAt: typeof after === 'number' ? new Date(Date.parse(now) + after * day).toISOString() : (expiresAt ?? ''),
    })),
    v.forward(
      v.partialCheck(
        [['expiresAt']],
        ({ expiresAt }) => {
          const lasts = Date.parse(expiresAt) - Date.parse(now);
          return lasts > 0 && lasts <= most * day;
        },
        sharedReportTexts.end,
      ),
      ['expiresAt'],
    ),
  );
