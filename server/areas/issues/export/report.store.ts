import { severityLabels } from '#schema/vocabulary/issue.ts';
import type { Severity } from '#schema/vocabulary/issue.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { IssueReport, ReportFile } from '#server/vendors/report/report.ts';
import type { Tx } from '#server/workflow/transaction.ts';

type Row = {
  readonly id: string;
  readonly testId: string;
  readonly code: string;
  readonly title: string;
  readonly severity: Severity;
  readonly comment: string | null;
  readonly test: string;
  readonly environment: string | null;
  readonly country: string | null;
  readonly cases: readonly string[];
  readonly fields: readonly { readonly code: string; readonly label: string; readonly value: string }[];
  readonly files: readonly ReportFile[];
};

const asked = `
  select i.id, i.test_id as "testId", i.code, i.title, i.severity, i.comment, t.name as test, i.environment,
    i.tester_country_name as country, i.issue_fields as fields,
    array(select k.name from issue_test_case c join test_case k on k.id = c.test_case_id where c.issue_id = i.id order by k.position) as cases,
    coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'contentType', a.content_type, 'sizeBytes', a.size_bytes, 'storageKey', a.storage_key)
      order by a.created_at, a.id) from attachment a where a.issue_id = i.id and a.state = 'available'), '[]') as files
  from issue i join test t on t.id = i.test_id where i.id = any ($1::uuid[]) and i.organization_id = $2
    and ($3 <> 'customer' or i.published_at is not null)
    and ($3 = 'system' or coalesce(t.closed_at, t.cancelled_at, 'infinity') > $4::timestamptz - interval '${limits.retentionMonths} months') order by t.number, i.number`;

const filled = (named: readonly (readonly [string, string | null])[]) =>
  named.flatMap(([label, value]) => (value === null || value.trim() === '' ? [] : [{ label, value }]));

const reportOf = (row: Row, publicUrl: string): IssueReport => {
  const { id, testId, code, title, severity, comment, test, environment, country, cases, fields, files } = row;
  return {
    issueId: id,
    code,
    title,
    severity,
    url: `${publicUrl}/results/${testId}/issue/${id}`,
    facts: filled([
      ['Severity', severityLabels[severity]],
      ['Test', test],
      [cases.length === 1 ? 'Test case' : 'Test cases', cases.join(', ')],
      ['Environment', environment],
      ['Tester country', country],
    ]),
    sections: filled([...fields.map(({ label, value }) => [label, value] as const), ['Comment of the tester', comment]]),
    values: {
      ...Object.fromEntries(fields.map((field) => [field.code, field.value])),
      title,
      severity: severityLabels[severity],
      code,
      test_name: test,
      environment: environment ?? '',
      tester_country: country ?? '',
      comment: comment ?? '',
    },
    files,
  };
};

export const readReports = async (tx: Tx, issueIds: readonly string[], publicUrl: string): Promise<readonly IssueReport[]> => {
  const rows = await tx.query<Row>(asked, [issueIds, tx.viewer.organizationId, tx.viewer.role, tx.at]);
  return rows.map((row) => reportOf(row, publicUrl));
};
