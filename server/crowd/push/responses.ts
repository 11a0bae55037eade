import { Refused } from '../../workflow/refused.ts';
import type { FieldError } from '../../workflow/refused.ts';
import type { Tx } from '../../workflow/transaction.ts';
import type { ResponseInput } from '../rules.ts';
import { claimAttachments } from './attachments.ts';
import type { Place } from './place.ts';

type Field = { readonly id: string; readonly kind: FieldKind; readonly position: number };
export type FieldKind = 'step' | 'additional_information';
export type Result = { readonly id: string; readonly testCaseId: string };

const fieldsOf = async (tx: Tx, testCaseId: string): Promise<ReadonlyMap<string, Field>> => {
  const fields = await tx.query<Field>('select id, kind, position from test_case_field where test_case_id = $1', [testCaseId]);
  return new Map(fields.map((field) => [field.id, field]));
};

const strangers = (
  given: readonly ResponseInput[],
  fields: ReadonlyMap<string, Field>,
  kind: FieldKind | null,
  path: string,
): readonly FieldError[] =>
  given.flatMap(({ testCaseFieldId }, index) => {
    const field = fields.get(testCaseFieldId);
    const fits = field !== undefined && (kind === null || field.kind === kind);
    return fits ? [] : [{ code: 'not_found', message: 'This case has no such field.', path: `${path}[${index}].testCaseFieldId` }];
  });

const insert = `
  insert into case_result_response (organization_id, test_id, case_result_id, test_case_field_id, kind, position, value, original_value)
  values ($1, $2, $3, $4, $5, $6, $7, $7) returning id`;

/** As a response, which moderators may correct. */
export const writeStatusResponse = async (tx: Tx, place: Place, result: Result, status: string): Promise<void> => {
  await tx.query(insert, [tx.viewer.organizationId, place.testId, result.id, null, 'status', 0, status]);
};

export const writeResponses = async (
  tx: Tx,
  place: Place,
  result: Result,
  kind: FieldKind,
  given: readonly ResponseInput[],
  path: string,
): Promise<void> => {
  if (given.length === 0) return;
  const fields = await fieldsOf(tx, result.testCaseId);
  const errors = strangers(given, fields, kind, path);
  if (errors.length > 0) throw new Refused(errors);
  for (const [index, { testCaseFieldId, value, attachmentIds }] of given.entries()) {
    const [written] = await tx.query<{ id: string }>(insert, [
      tx.viewer.organizationId,
      place.testId,
      result.id,
      testCaseFieldId,
      kind,
      fields.get(testCaseFieldId)?.position ?? 0,
      value,
    ]);
    const ids = { case_result_id: result.id, case_result_response_id: written?.id ?? '' };
    await claimAttachments(tx, place, attachmentIds, { kind: 'case_field_attachment_response', ids }, `${path}[${index}].attachmentIds`);
  }
};

/** Returns how many are new or changed. */
export const rewriteResponses = async (tx: Tx, place: Place, result: Result, given: readonly ResponseInput[]): Promise<number> => {
  if (given.length === 0) return 0;
  const fields = await fieldsOf(tx, result.testCaseId);
  const errors = strangers(given, fields, null, 'responses');
  if (errors.length > 0) throw new Refused(errors);
  let changed = 0;
  for (const [index, response] of given.entries()) {
    const field = fields.get(response.testCaseFieldId);
    if (field === undefined) continue;
    const [kept] = await tx.query<{ id: string; value: string }>(
      'select id, value from case_result_response where case_result_id = $1 and test_case_field_id = $2',
      [result.id, field.id],
    );
    if (kept === undefined) {
      await writeResponses(tx, place, result, field.kind, [response], 'responses');
      changed += 1;
      continue;
    }
    if (kept.value !== response.value) {
      await tx.query('update case_result_response set value = $2, version = version + 1 where id = $1', [kept.id, response.value]);
      changed += 1;
    }
    const ids = { case_result_id: result.id, case_result_response_id: kept.id };
    await claimAttachments(
      tx,
      place,
      response.attachmentIds,
      { kind: 'case_field_attachment_response', ids },
      `responses[${index}].attachmentIds`,
    );
  }
  return changed;
};
