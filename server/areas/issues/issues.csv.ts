import { severityLabels, shownNoteStates, triageLabels } from '#schema/vocabulary/issue.ts';
import type { Severity, TriageStatus } from '#schema/vocabulary/issue.ts';
import { oneOf } from '#server/database/sql.ts';
import type { Tx } from '#server/workflow/transaction.ts';

type Column = { readonly title: string; readonly sql: string; readonly cell: (value: never) => string };
const column = (title: string, sql: string, cell: Column['cell'] = (value: string | null) => value ?? ''): Column => ({ title, sql, cell });
const field = (title: string, code: string): Column =>
  column(title, `(select f ->> 'value' from jsonb_array_elements(i.issue_fields) f where f ->> 'code' = '${code}' limit 1)`);

/** What stands in the file, column by column: its title, where it is read, and how it is written. */
const columns: readonly Column[] = [
  column('Code', 'i.code'),
  column('Title', 'i.title'),
  column('Severity', 'i.severity', (severity: Severity) => severityLabels[severity]),
  column('Triage status', 'i.triage_status', (status: TriageStatus) => triageLabels[status]),
  column('Triage reason', 'i.triage_reason'),
  column('Duplicate of', '(select o.code from issue o where o.id = i.original_id)'),
  column('Test', 't.name'),
  field('Reproduction steps', 'reproduction_steps'),
  field('Actual results', 'actual_results'),
  field('Expected results', 'expected_results'),
  column('Environment', 'i.environment'),
  column('Tester country', 'i.tester_country_name'),
  column(
    'Tags',
    `coalesce((select json_agg(g.name order by lower(g.name)) from issue_tagging j join issue_tag g on g.id = j.issue_tag_id where j.issue_id = i.id), '[]')`,
    (tags: readonly string[]) => tags.join(', '),
  ),
  column('Note', 'n.note'),
  column('Created at (UTC)', `to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`),
];

export const csvHeader = columns.map(({ title }) => title);

type Row = { readonly id: string; readonly testId: string; readonly testCode: string; readonly cells: readonly unknown[] };

export const issuesForCsv = (tx: Tx, ids: readonly string[]): Promise<Row[]> =>
  tx.query<Row>(
    `select i.id, i.test_id as "testId", t.code as "testCode", json_build_array(${columns.map(({ sql }) => sql).join(', ')}) as cells
     from issue i join test t on t.id = i.test_id left join issue_note n on n.issue_id = i.id and n.state in ${oneOf(shownNoteStates)}
     where i.id = any ($1::uuid[]) order by t.number, i.number`,
    [ids],
  );

export const csvRow = ({ cells }: Row): readonly string[] => columns.map(({ cell }, at) => cell(cells[at] as never));

export const csvName = (rows: readonly Row[], at: string): string => {
  const [code, ...others] = new Set(rows.map(({ testCode }) => testCode));
  const moment = `${at.slice(0, 10)} ${at.slice(11, 16).replace(':', '')} UTC`;
  return `issues ${code === undefined || others.length > 0 ? '' : `${code} `}${moment}.csv`;
};
