import { NotFound } from '#server/workflow/refused.ts';
import { caseResultLabels } from '#schema/vocabulary/case-result.ts';
import type { ShownCaseResultStatus } from '#schema/vocabulary/case-result.ts';
import { csv } from '#server/csv/escape.ts';
import type { Tx } from '#server/workflow/transaction.ts';

type Row = {
  readonly testCaseId: string;
  readonly code: string;
  readonly name: string;
  readonly section: string | null;
  readonly status: ShownCaseResultStatus;
  readonly moderation: string;
  readonly reason: string | null;
  readonly actualResult: string;
  readonly additionalInformation: string;
  readonly answers: string | null;
  readonly issues: string | null;
  readonly files: string | null;
  readonly completedAt: string | null;
};
type Tester = {
  readonly id: string;
  readonly testId: string;
  readonly testerId: string;
  readonly fullName: string;
  readonly email: string;
  readonly country: string;
  readonly environment: string;
  readonly testCode: string;
  readonly place: number;
};

const header = [
  'Case',
  'Name',
  'Link',
  'Section',
  'Result',
  'Moderation',
  'Rejection reason',
  'Actual result',
  'Answers',
  'Additional information',
  'Related issues',
  'Attachments',
  'Tester',
  'Tester e-mail',
  'Tester ID',
  'Country',
  'Environment',
  'Handed in at (UTC)',
] as const;

const moderations: Readonly<Record<string, string>> = { approved: 'Approved', not_moderated: 'Not moderated', discarded: 'Discarded' };

/** Testers of one name are numbered. */
const tester = `
  select p.id, p.test_id as "testId", p.tester_id as "testerId", p.full_name as "fullName", p.email, p.country_name as country, t.code as "testCode",
    concat_ws(', ', p.operating_system_and_version, p.browser_or_device) as environment,
    (select count(*)::integer from participant o where o.test_id = p.test_id and lower(o.full_name) = lower(p.full_name) and o.id <= p.id) as place
  from participant p join test t on t.id = p.test_id where p.id = $1`;

const results = `
  select k.id as "testCaseId", k.code, k.name, k.section, case when r.is_rejected then 'rejected' else r.status end as status, r.moderation_status as moderation,
    r.rejection_reason as reason, r.actual_result as "actualResult", r.additional_information as "additionalInformation",
    (select string_agg(concat_ws(': ', nullif(concat_ws(' ', case a.kind when 'step' then coalesce(f.position, a.position) || '.' end, regexp_replace(trim(f.instruction), '\\s+', ' ', 'g')), ''), a.value), E'\\n' order by a.kind desc, a.position)
       from case_result_response a left join test_case_field f on f.id = a.test_case_field_id where a.case_result_id = r.id and a.kind <> 'status') as answers,
    (select string_agg(coalesce(x.code, o.code), ', ' order by i.created_at, i.id) from related_issue i join related_issue o on o.id = coalesce(i.same_as_id, i.id)
       left join issue x on x.related_issue_id = o.id where i.case_result_id = r.id and i.deleted_at is null) as issues,
    (select string_agg(f.name, ', ' order by f.created_at, f.id) from attachment f where f.case_result_id = r.id and f.state = 'available') as files,
    to_char(r.completed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as "completedAt"
  from case_result r join test_case k on k.id = r.test_case_id where r.participant_id = $1 and r.completed_at is not null order by k.position`;

const fileName = ({ testCode, fullName, place }: Tester): string =>
  `${testCode}-${fullName.replaceAll(/[\\/:*?"<>|\p{C}]/gu, '_')}${place > 1 ? ` (${place})` : ''}.csv`;

const linkOf = ({ viewer: { role } }: Tx, publicUrl: string, { testId, id }: Tester, { testCaseId }: Row): string =>
  `${publicUrl}/results/${testId}/${role === 'community_test_manager' ? `participant/${id}` : `test-case/${testCaseId}`}`;

export const resultsFile = async (
  tx: Tx,
  participantId: string,
  publicUrl: string,
): Promise<{ readonly filename: string; readonly body: string }> => {
  const [who] = await tx.query<Tester>(tester, [participantId]);
  if (who === undefined) throw new NotFound();
  const rows = await tx.query<Row>(results, [participantId]);
  const lines = rows.map((row) => [
    row.code,
    row.name,
    linkOf(tx, publicUrl, who, row),
    row.section ?? '',
    caseResultLabels[row.status],
    moderations[row.moderation] ?? row.moderation,
    row.reason ?? '',
    row.actualResult,
    row.answers ?? '',
    row.additionalInformation,
    row.issues ?? '',
    row.files ?? '',
    who.fullName,
    who.email,
    who.testerId,
    who.country,
    who.environment,
    row.completedAt ?? '',
  ]);
  return { filename: fileName(who), body: csv(header, lines) };
};
