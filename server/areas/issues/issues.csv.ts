import { severityLabels, shownNoteStates, triageLabels } from '#schema/vocabulary/issue.ts';
import type { Severity, TriageStatus } from '#schema/vocabulary/issue.ts';
import { oneOf } from '#server/database/sql.ts';
import type { Tx } from '#server/workflow/transaction.ts';

type Row = {
  readonly id: string;
  readonly testId: string;
  readonly code: string;
  readonly title: string;
  readonly severity: Severity;
  readonly triageStatus: TriageStatus;
  readonly triageReason: string | null;
  readonly test: string;
  readonly country: string | null;
  readonly environment: string | null;
  readonly fields: readonly { readonly code: string; readonly value: string }[];
  readonly tags: readonly string[];
  readonly note: string | null;
  readonly createdAt: string;
  readonly testCode: string;
};

/** Columns of an exported file of issues. */
export const csvHeader = [
  'Code',
  'Title',
  'Severity',
  'Triage status',
  'Triage reason',
  'Test',
  'Reproduction steps',
  'Actual results',
  'Expected results',
  'Environment',
  'Tester country',
  'Tags',
  'Note',
  'Created at (UTC)',
] as const;

/** The issues of one file in the order of their codes, in one statement. */
export const issuesForCsv = (tx: Tx, ids: readonly string[]): Promise<Row[]> =>
  tx.query<Row>(
    `select i.id, i.test_id as "testId", i.code, i.title, i.severity, i.triage_status as "triageStatus", i.triage_reason as "triageReason", t.name as test, t.code as "testCode",
       i.tester_country_name as country, i.environment, i.issue_fields as fields, n.note,
       coalesce((select json_agg(g.name order by lower(g.name)) from issue_tagging j join issue_tag g on g.id = j.issue_tag_id where j.issue_id = i.id), '[]') as tags,
       to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as "createdAt"
     from issue i join test t on t.id = i.test_id left join issue_note n on n.issue_id = i.id and n.state in ${oneOf(shownNoteStates)}
     where i.id = any ($1::uuid[]) order by t.number, i.number`,
    [ids],
  );

/** One line of the file. */
export const csvRow = (row: Row): readonly string[] => {
  const field = (code: string): string => row.fields.find((each) => each.code === code)?.value ?? '';
  return [
    row.code,
    row.title,
    severityLabels[row.severity],
    triageLabels[row.triageStatus],
    row.triageReason ?? '',
    row.test,
    field('reproduction_steps'),
    field('actual_results'),
    field('expected_results'),
    row.environment ?? '',
    row.country ?? '',
    row.tags.join(', '),
    row.note ?? '',
    row.createdAt,
  ];
};

/** What the file is called: the test, where all are of one, and the moment with its zone. */
export const csvName = (rows: readonly Row[], at: string): string => {
  const [code, ...others] = new Set(rows.map(({ testCode }) => testCode));
  const moment = `${at.slice(0, 10)} ${at.slice(11, 16).replace(':', '')} UTC`;
  return `issues ${code === undefined || others.length > 0 ? '' : `${code} `}${moment}.csv`;
};
