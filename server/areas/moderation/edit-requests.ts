import { isBlank } from '#schema/rules/blank.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { Work } from '#server/api/mutation.ts';
import { record } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { refuse } from '#server/workflow/refused.ts';
import { logModeration } from '#server/workflow/subjects/moderation-log.ts';
import { recount } from '#server/workflow/subjects/standing.ts';

export const demandContent = (given: string): string => {
  const content = given.trim();
  if (isBlank(content)) refuse('blank', 'Please say what the tester should change.', 'content');
  if (content.length > limits.editRequest) refuse('too_long', `Cannot be longer than ${limits.editRequest} characters`, 'content');
  return content;
};

/** Writes a request that the result's chart has allowed, with its notification and events. */
export const openEditRequest = async ({ tx, operation }: Work, testId: string | null, id: string, content: string): Promise<void> => {
  const [request] = await tx.query<{ id: string; participantId: string }>(
    `insert into edit_request (organization_id, test_id, case_result_id, content, created_by, created_at) values ($1, $2, $3, $4, $5, $6)
     returning id, (select participant_id from case_result where id = $3) as "participantId"`,
    [tx.viewer.organizationId, testId, id, content, tx.viewer.userId, tx.at],
  );
  await record(tx, { operation, entity: 'edit-request', entityId: request?.id ?? null, event: 'request.create', after: { content } });
  await logModeration(tx, id, 'editRequested');
  await announce(tx, { topic: 'case_result', testId, entityId: id, payload: { event: 'edit.request' } });
  await recount(tx, request?.participantId ?? '');
};
