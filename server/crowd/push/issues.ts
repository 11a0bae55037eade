import { isId } from '../../api/ids.ts';
import { codePrefix, issueCode } from '../../workflow/numbers.ts';
import { Refused } from '../../workflow/refused.ts';
import type { Tx } from '../../workflow/transaction.ts';
import type { IssueInput } from '../rules.ts';
import { claimAttachments } from './attachments.ts';
import type { Place } from './place.ts';

const nextCode = async (tx: Tx, place: Place, kind: 'report' | 'knownIssue'): Promise<string> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 11))', [place.testId]);
  const [last] = await tx.query<{ number: number }>(
    `select coalesce(max(substr(code, length($2) + 1)::integer), 0) as number from related_issue
     where test_id = $1 and starts_with(code, $2) and substr(code, length($2) + 1) ~ '^[0-9]{1,8}$'`,
    [place.testId, codePrefix(kind, place.testCode)],
  );
  return issueCode(kind, place.testCode, (last?.number ?? 0) + 1);
};

export const insertIssue = async (tx: Tx, place: Place, caseResultId: string | null, issue: IssueInput, path: string): Promise<string> => {
  const code = await nextCode(tx, place, issue.isKnown ? 'knownIssue' : 'report');
  const [written] = await tx.query<{ id: string }>(
    `insert into related_issue (organization_id, test_id, participant_id, case_result_id, code, title, severity,
       reproduction_steps, actual_results, expected_results, comment, known, moderation_status, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
    [
      tx.viewer.organizationId,
      place.testId,
      place.id,
      caseResultId,
      code,
      issue.title.trim(),
      issue.severity,
      issue.reproductionSteps,
      issue.actualResults,
      issue.expectedResults,
      issue.comment,
      issue.isKnown,
      issue.isKnown ? 'known_issue' : 'pending',
      tx.at,
    ],
  );
  const id = written?.id ?? '';
  await claimAttachments(
    tx,
    place,
    issue.attachmentIds,
    { kind: 'issue_attachment', ids: { related_issue_id: id } },
    `${path}.attachmentIds`,
  );
  return id;
};

export const tieIssues = async (tx: Tx, place: Place, caseResultId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const tied = await tx.query<{ id: string }>(
    `update related_issue set case_result_id = $3
     where id = any ($1::uuid[]) and participant_id = $2 and case_result_id is null and deleted_at is null returning id`,
    [ids.filter(isId), place.id, caseResultId],
  );
  const found = new Set(tied.map((row) => row.id));
  const errors = ids.flatMap((id, index) =>
    found.has(id)
      ? []
      : [
          {
            code: 'not_found' as const,
            message: 'There is no such issue of this participation without a case.',
            path: `relatedIssueIds[${index}]`,
          },
        ],
  );
  if (errors.length > 0) throw new Refused(errors);
};
