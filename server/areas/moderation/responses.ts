import { NotFound, refuse } from '#server/workflow/refused.ts';
import type { Tx } from '#server/workflow/transaction.ts';

export type ResponseKind = 'status' | 'step' | 'additional_information' | 'related_issue';

export type Answered = {
  readonly id: string;
  readonly kind: ResponseKind;
  readonly caseResultId: string;
  readonly participantId: string;
  readonly testId: string;
};

export type StepValue = {
  readonly actualResult?: string | null;
  readonly additionalInformation?: string | null;
  readonly issueId?: string | null;
};
export type ResponseValue = { readonly text?: string | null; readonly step?: StepValue | null };

export type EditedText = {
  readonly name: string;
  readonly value: string;
  readonly text: string;
  readonly path: string;
  readonly write: string;
};

export const answeredAt = async (tx: Tx, id: string): Promise<Answered> => {
  const [found] = await tx.query<Answered>(
    `select a.id, a.kind, r.id as "caseResultId", r.participant_id as "participantId", r.test_id as "testId"
     from result_response a join case_result r on r.id = a.case_result_id where a.id = $1`,
    [id],
  );
  if (found === undefined) throw new NotFound();
  return found;
};

const ofResult = {
  actualResult: { name: 'Actual result', column: 'actual_result' },
  additionalInformation: { name: 'Additional information', column: 'additional_information' },
} as const;

const onlyOne = (given: readonly unknown[]): boolean => given.filter((each) => each !== undefined && each !== null).length === 1;

export const wantedOf = (
  kind: ResponseKind,
  { text, step }: ResponseValue,
): { readonly issueId: string } | { readonly part: keyof typeof ofResult; readonly text: string } | { readonly text: string } => {
  if (!onlyOne([text, step]) || (step != null && !onlyOne(Object.values(step)))) return refuse('invalid', 'Give one value.', 'value');
  if (text != null) {
    if (kind === 'status' || kind === 'related_issue') return refuse('invalid_type', 'This answer takes a step value.', 'value');
    return { text };
  }
  if (step?.issueId != null && (kind === 'status' || kind === 'related_issue')) return { issueId: step.issueId };
  if (kind !== 'status') return refuse('invalid_type', 'This answer takes a text.', 'value');
  if (step?.actualResult != null) return { part: 'actualResult', text: step.actualResult };
  return { part: 'additionalInformation', text: step?.additionalInformation ?? '' };
};

/** Locks the result. */
export const editedText = async (
  tx: Tx,
  { id, caseResultId }: Answered,
  wanted: { readonly part?: keyof typeof ofResult; readonly text: string },
): Promise<EditedText> => {
  if (wanted.part !== undefined) {
    const { name, column } = ofResult[wanted.part];
    const [row] = await tx.query<{ value: string }>(`select ${column} as value from case_result where id = $1`, [caseResultId]);
    const write = `with named as (update case_result_response set version = version + 1 where id = $1) update case_result set ${column} = $2 where id = $3`;
    return { name, value: row?.value ?? '', text: wanted.text.trim(), path: `value.step.${wanted.part}`, write };
  }
  const [row] = await tx.query<{ name: string; value: string }>(
    `select a.value, case a.kind when 'step' then 'Step ' || a.position else coalesce(nullif(f.instruction, ''), 'Additional information') end as name
     from case_result_response a left join test_case_field f on f.id = a.test_case_field_id where a.id = $1`,
    [id],
  );
  const write = 'update case_result_response set value = $2, version = version + 1 where id = $1 and case_result_id = $3';
  return { name: row?.name ?? '', value: row?.value ?? '', text: wanted.text.trim(), path: 'value.text', write };
};

type Edit = { readonly field: string; readonly before: string; readonly after: string };

export const logEdit = async (tx: Tx, { testId, caseResultId }: Answered, { field, before, after }: Edit): Promise<void> => {
  await tx.query(
    `insert into case_result_edit_log (organization_id, test_id, case_result_id, description, field, before, after, at)
     select $1, $2, $3, trim(u.first_name || ' ' || u.last_name) || ' changed: ' || $4 || '.', $4, $5, $6, $7 from organization_user u where u.id = $8`,
    [tx.viewer.organizationId, testId, caseResultId, field, before, after, tx.at, tx.viewer.userId],
  );
};
