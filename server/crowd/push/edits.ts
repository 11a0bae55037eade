import { isId } from '../../api/ids.ts';
import { NotFound, refuse } from '../../workflow/refused.ts';
import type { Tx } from '../../workflow/transaction.ts';
import type { AnswerEditRequest } from '../rules.ts';
import { claimAttachments } from './attachments.ts';
import { completeEditRequest, recountParticipant } from './moves.ts';
import { demandUnpublished, placeOf } from './place.ts';
import type { Place } from './place.ts';
import { rewriteResponses } from './responses.ts';
import { readResult, tellOfResult } from './results.ts';

type Asked = {
  readonly participantId: string;
  readonly caseResultId: string;
  readonly testCaseId: string;
  readonly actualResult: string;
  readonly additionalInformation: string;
};

const askedFor = async (tx: Tx, id: string): Promise<Asked> => {
  const [asked] = isId(id)
    ? await tx.query<Asked>(
        `select r.participant_id as "participantId", r.id as "caseResultId", r.test_case_id as "testCaseId",
           r.actual_result as "actualResult", r.additional_information as "additionalInformation"
         from edit_request e join case_result r on r.id = e.case_result_id where e.id = $1`,
        [id],
      )
    : [];
  if (asked === undefined) throw new NotFound();
  return asked;
};

const logEdit = async (tx: Tx, place: Place, asked: Asked, description: string): Promise<void> => {
  await tx.query(
    'insert into case_result_edit_log (organization_id, test_id, case_result_id, description, at) values ($1, $2, $3, $4, $5)',
    [tx.viewer.organizationId, place.testId, asked.caseResultId, description, tx.at],
  );
};

const rewrite = async (tx: Tx, place: Place, asked: Asked, input: AnswerEditRequest): Promise<readonly string[]> => {
  const { actualResult, additionalInformation, responses, attachmentIds } = input;
  await tx.query(
    `update case_result set actual_result = coalesce($2, actual_result), additional_information = coalesce($3, additional_information), was_read = false, version = version + 1
     where id = $1`,
    [asked.caseResultId, actualResult, additionalInformation],
  );
  const result = { id: asked.caseResultId, testCaseId: asked.testCaseId };
  const rewritten = await rewriteResponses(tx, place, result, responses);
  await claimAttachments(tx, place, attachmentIds, { kind: 'case_result_attachment', ids: { case_result_id: result.id } }, 'attachmentIds');
  return [
    ...(actualResult !== null && actualResult !== asked.actualResult ? ['actual result'] : []),
    ...(additionalInformation !== null && additionalInformation !== asked.additionalInformation ? ['additional information'] : []),
    ...(rewritten > 0 ? [rewritten === 1 ? '1 answer' : `${rewritten} answers`] : []),
    ...(attachmentIds.length > 0 ? [attachmentIds.length === 1 ? '1 attachment' : `${attachmentIds.length} attachments`] : []),
  ];
};

export const answerEditRequest = async (tx: Tx, input: AnswerEditRequest): Promise<Record<string, unknown>> => {
  const asked = await askedFor(tx, input.editRequestId);
  const place = await placeOf(tx, asked.participantId);
  demandUnpublished(place);
  if (input.actualResult !== null && input.actualResult.trim() === '') refuse('blank', 'Say what happened.', 'actualResult');
  const changes = await rewrite(tx, place, asked, input);
  await completeEditRequest(tx, input.editRequestId);
  await logEdit(
    tx,
    place,
    asked,
    changes.length === 0
      ? `${place.fullName} answered the edit request without a change.`
      : `${place.fullName} changed: ${changes.join(', ')}.`,
  );
  await tellOfResult(tx, place, 'answerEditRequest', asked.caseResultId, { changes });
  await recountParticipant(tx, place);
  return readResult(tx, asked.caseResultId);
};
