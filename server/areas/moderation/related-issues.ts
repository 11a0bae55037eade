import { refuse } from '#server/workflow/refused.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import type { Answered } from './responses.ts';

export type Related = { readonly id: string; readonly isOwn: boolean; readonly code: string; readonly version: number };

export const relatedOf = (tx: Tx, { id, kind, caseResultId }: Answered): Promise<readonly Related[]> =>
  tx.query<Related>(
    `select i.id, i.is_own as "isOwn", coalesce(x.code, o.code) as code, i.version
     from related_issue i join related_issue o on o.id = coalesce(i.same_as_id, i.id) left join issue x on x.related_issue_id = o.id
     where i.case_result_id = $1 and i.deleted_at is null and ($2::uuid is null or i.id = $2) order by i.created_at, i.id`,
    [caseResultId, kind === 'related_issue' ? id : null],
  );

type Named = { readonly id: string; readonly code: string };

/**
 * By code in any letter case: of the report, of the known issue, or of the issue it became. A report that stands for another one stands for
 * itself again where its own code is typed.
 */
const find = async (tx: Tx, testId: string, code: string, inPlaceOf: string | null): Promise<Named | null> => {
  const [found] = await tx.query<Named>(
    `select o.id, coalesce(x.code, o.code) as code
     from related_issue i join related_issue o on o.id = case when i.id = $3 then i.id else coalesce(i.same_as_id, i.id) end
       left join issue x on x.related_issue_id = o.id
     where i.test_id = $1 and i.is_own and i.deleted_at is null
       and (lower(i.code) = lower($2) or exists (select from issue made where made.related_issue_id = i.id and lower(made.code) = lower($2)))`,
    [testId, code, inPlaceOf],
  );
  return found ?? null;
};

export const isNamed = async (tx: Tx, testId: string, code: string, { id, code: now }: Related): Promise<boolean> =>
  code === now || (await find(tx, testId, code, id))?.code === now;

const insertReference = `
  insert into related_issue (organization_id, test_id, participant_id, case_result_id, code, title, severity, same_as_id, is_own, created_at)
  select i.organization_id, i.test_id, $2, $3, '=' || gen_random_uuid(), '', i.severity, i.id, false, $4 from related_issue i where i.id = $1`;

/** Relates the issue with this code in place of `current`; returns the code as spelled. */
export const relate = async (tx: Tx, answered: Answered, given: string, current: Related | null): Promise<string> => {
  const { testId, caseResultId, participantId } = answered;
  if (given.trim() === '') refuse('blank', 'Please enter the code of an issue.', 'issueId');
  const target =
    (await find(tx, testId, given.trim(), current?.id ?? null)) ?? refuse('not_found', 'This test has no issue with this code.', 'issueId');
  const [other] = await tx.query(
    `select from related_issue where case_result_id = $1 and deleted_at is null and coalesce(same_as_id, id) = $2 and id is distinct from $3`,
    [caseResultId, target.id, current?.id ?? null],
  );
  if (other !== undefined) refuse('taken', 'This result is already related to this issue.', 'issueId');
  if (current === null) await tx.query(insertReference, [target.id, participantId, caseResultId, tx.at]);
  else
    await tx.query(
      'update related_issue set same_as_id = nullif($2::uuid, $1), version = version + 1 where id = $1 or ($2 <> $1 and same_as_id = $1)',
      [current.id, target.id],
    );
  return target.code;
};

/** Deletes reports that no other result names. */
export const takeOut = async (tx: Tx, issues: readonly Related[]): Promise<void> => {
  const ids = issues.map(({ id }) => id);
  const [naming] = await tx.query<{ count: number }>(
    'select count(*)::integer as count from related_issue where same_as_id = any ($1::uuid[]) and deleted_at is null',
    [ids],
  );
  if (naming !== undefined && naming.count > 0)
    refuse('invalid_state', 'Other results are related to this issue. Change those first.', 'caseResultResponseId');
  await tx.query('update related_issue set deleted_at = $2, version = version + 1 where id = any ($1::uuid[])', [ids, tx.at]);
};
