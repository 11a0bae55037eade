import { resultTextFault } from '#schema/rules/results/result-text.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { advance } from '#server/workflow/advance.ts';
import type { TakenBack } from '#server/workflow/advance.ts';
import { record, recordAll } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { NotFound, refuse } from '#server/workflow/refused.ts';
import { logModeration } from '#server/workflow/subjects/moderation-log.ts';
import { recount } from '#server/workflow/subjects/standing.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { changedSince } from '#server/workflow/changed-since.ts';
import { isNamed, relate, relatedOf, takeOut } from './related-issues.ts';
import { answeredAt, editedText, logEdit, wantedOf } from './responses.ts';
import type { Answered, ResponseValue } from './responses.ts';
import type { Related } from './related-issues.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { isBlank } from '#schema/rules/blank.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { argument } from '#server/api/param.ts';
import { list } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import { caseResultShape } from '#server/entities/case-result.fields.ts';
import { participantShape } from '#server/entities/participant.fields.ts';

export const resultNow = (work: Work, id: string) =>
  work.select(
    'result',
    { id },
    (selection) => sql`select ${caseResultShape(work.context)(selection)} as json from case_result r where r.id = ${argument('id')}`,
  );

export const resultsNow = (work: Work, ids: readonly string[]) =>
  work.select(
    'result',
    { ids },
    (selection) =>
      sql`select ${list(
        caseResultShape(work.context)(selection),
        sql`from unnest(${argument('ids')}::uuid[]) with ordinality as asked (id, place) join case_result r on r.id = asked.id order by asked.place`,
      )} as json`,
  );

export const changed = async (work: Work, id: string) => ({
  result: await resultNow(work, id),
  participant:
    work.context.viewer.role === 'customer'
      ? null
      : await work.select(
          'participant',
          { id },
          (selection) => sql`select ${participantShape(work.context)(selection)} as json
    from participant p where p.id = (select r.participant_id from case_result r where r.id = ${argument('id')})`,
        ),
});

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

type Edited = { readonly field: string; readonly before: string; readonly after: string; readonly version?: number };

const demandSeen = (seen: string | null | undefined, now: string): void => {
  if (seen !== undefined && seen !== null && seen !== now)
    refuse('stale_object', 'Somebody changed this text while you were editing it.', 'value');
};

const deeds = { 'text.change': 'changed this', 'report.delete': 'deleted this' };
const untold = { seen: 0, version: 2 ** 31 - 1, touching: ['value'] };

const demandStanding = async (tx: Tx, answered: Answered, seen: string | null | undefined, current: Related | null): Promise<void> => {
  if (seen === undefined || seen === null) return;
  const isSeen = current === null ? seen === '' : await isNamed(tx, answered.testId, seen, current);
  if (isSeen) return;
  const since = (await changedSince(tx, { deeds }, [{ id: answered.id, ...untold }])).get(answered.id);
  refuse('stale_object', since?.message ?? 'Somebody else changed this since.', 'value');
};

const rewrite = async (work: Work, answered: Answered, value: ResponseValue, seen: string | null | undefined): Promise<Edited> => {
  const { tx } = work;
  const wanted = wantedOf(answered.kind, value);
  if ('issueId' in wanted) {
    const [current] = answered.kind === 'related_issue' ? await relatedOf(tx, answered) : [];
    await demandStanding(tx, answered, seen, current ?? null);
    if (answered.kind === 'related_issue' && current === undefined)
      refuse('invalid_state', 'This issue is no longer related to the result.', 'issueId');
    const after = await relate(tx, answered, wanted.issueId, current ?? null);
    await recount(tx, answered.participantId);
    return { field: 'Related issue', before: current?.code ?? '', after, ...(current !== undefined && { version: current.version + 1 }) };
  }
  const { name, value: now, text, path, write } = await editedText(tx, answered, wanted);
  const fault = resultTextFault(text);
  if (fault !== null) refuse(fault.code, fault.message, path);
  demandSeen(seen, now);
  if (text !== now) await tx.query(write, [answered.id, text, answered.caseResultId]);
  return { field: name, before: now, after: text };
};

const tell = async (work: Work, answered: Answered, edited: Edited): Promise<void> => {
  const { tx, operation } = work;
  const { id, testId, caseResultId } = answered;
  const { field, before, after, version } = edited;
  const [told, toldAfter] = [
    { field, value: before },
    { field, value: after },
  ];
  await logEdit(tx, answered, edited);
  await logModeration(tx, caseResultId, 'edited');
  await record(tx, {
    operation,
    entity: 'case-result-response',
    entityId: id,
    event: 'text.change',
    before: told,
    after: toldAfter,
    ...(version !== undefined && { version }),
  });
  await announce(tx, { topic: 'case_result', testId, entityId: caseResultId, payload: { event: 'response.edit' } });
};

type UpdateInput = { readonly caseResultResponseId: string; readonly value: ResponseValue; readonly seen?: string | null };
type DeleteInput = { readonly caseResultResponseId: string; readonly changeStatusToPass: boolean; readonly content?: string | null };

const resultAt = async (work: Work, id: string) => changed(work, (await answeredAt(work.tx, id.toLowerCase())).caseResultId);

const pass = async (work: Work, answered: Answered, codes: string): Promise<void> => {
  const { tx, operation } = work;
  const { caseResultId } = answered;
  await advance(tx, subjects.caseRun, caseResultId, { type: 'case.correct' }, { operation });
  await tx.query(`update case_result_response set value = 'pass', version = version + 1 where case_result_id = $1 and kind = 'status'`, [
    caseResultId,
  ]);
  await logEdit(tx, answered, { field: 'Related issue', before: codes, after: '' });
};

const deleteRelatedIssue = async (work: Work, input: DeleteInput): Promise<Readonly<Record<string, unknown>>> => {
  const { tx, operation } = work;
  const answered = await answeredAt(tx, input.caseResultResponseId.toLowerCase());
  const { testId, caseResultId, participantId } = answered;
  const { changeStatusToPass } = input;
  await advance(tx, subjects.caseResult, caseResultId, { type: 'relatedIssue.remove', changeStatusToPass }, { operation });
  const issues = await relatedOf(tx, answered);
  if (issues.length === 0) refuse('invalid_state', 'No issue is related to this result.');
  const all = await relatedOf(tx, { ...answered, kind: 'status' });
  if (changeStatusToPass && all.length > issues.length)
    refuse('invalid_state', 'Another issue is related to this result. Delete that one first.', 'changeStatusToPass');
  const codes = issues.map(({ code }) => code).join(', ');
  await takeOut(tx, issues);
  const gone = issues.map(({ id, code, version }) => ({
    operation,
    entity: 'related-issue',
    entityId: id,
    event: 'report.delete',
    before: { code },
    after: { value: '' },
    version: version + 1,
  }));
  await recordAll(tx, gone);
  await logModeration(tx, caseResultId, 'relatedIssueDeleted');
  if (changeStatusToPass) await pass(work, answered, codes);
  else
    await openEditRequest(
      work,
      testId,
      caseResultId,
      demandContent(input.content ?? `The related issue ${codes} does not belong to this result. Please correct your result.`),
    );
  await recount(tx, participantId);
  await announce(tx, { topic: 'case_result', testId, entityId: caseResultId, payload: { event: 'relatedIssue.remove' } });
  return changed(work, caseResultId);
};

const moveFile =
  (kind: 'case_result_attachment' | 'case_field_attachment_response', type: 'attachment.archive' | 'attachment.restore') =>
  async (work: Work, given: string, takenBack: TakenBack): Promise<Readonly<Record<string, unknown>>> => {
    const { tx, operation } = work;
    const id = given.toLowerCase();
    const [file] = await tx.query<{ caseResultId: string; testId: string }>(
      'select case_result_id as "caseResultId", test_id as "testId" from attachment where id = $1 and kind = $2 and case_result_id is not null',
      [id, kind],
    );
    if (file === undefined) throw new NotFound();
    const { changed: isMoved, version } = await advance(tx, subjects.attachment, id, { type }, { operation, ...takenBack });
    if (isMoved) {
      await logModeration(tx, file.caseResultId, type === 'attachment.archive' ? 'attachmentRemoved' : 'attachmentRestored');
      await announce(tx, { topic: 'case_result', testId: file.testId, entityId: file.caseResultId, payload: { event: type } });
    }
    return { version, ...(await changed(work, file.caseResultId)) };
  };

const [archive, restore] = ['attachment.archive', 'attachment.restore'] as const;
const [ofResult, ofField] = ['case_result_attachment', 'case_field_attachment_response'] as const;
const movesResultFile = (name: string, type: typeof archive | typeof restore) =>
  mutation<{ caseResultAttachmentId: string } & TakenBack>(name, (work, { caseResultAttachmentId, version }) =>
    moveFile(ofResult, type)(work, caseResultAttachmentId, { version }),
  );
const movesFieldFile = (name: string, type: typeof archive | typeof restore) =>
  mutation<{ caseFieldAttachmentResponseId: string } & TakenBack>(name, (work, { caseFieldAttachmentResponseId, version }) =>
    moveFile(ofField, type)(work, caseFieldAttachmentResponseId, { version }),
  );

export const editResultMutations: ResolverMap[string] = {
  flexibleTestingUpdateTestCaseResultResponse: mutation<UpdateInput>(
    'flexibleTestingUpdateTestCaseResultResponse',
    async (work, { caseResultResponseId, value, seen }) => {
      const answered = await answeredAt(work.tx, caseResultResponseId.toLowerCase());
      await advance(work.tx, subjects.caseResult, answered.caseResultId, { type: 'response.edit' }, { operation: work.operation });
      const edited = await rewrite(work, answered, value, seen);
      if (edited.before !== edited.after) await tell(work, answered, edited);
      return changed(work, answered.caseResultId);
    },
    { refusedWith: (work, { caseResultResponseId }) => resultAt(work, caseResultResponseId) },
  ),
  deleteRelatedIssue: mutation<DeleteInput>('deleteRelatedIssue', deleteRelatedIssue),
  archiveCaseResultAttachment: movesResultFile('archiveCaseResultAttachment', archive),
  unarchiveCaseResultAttachment: movesResultFile('unarchiveCaseResultAttachment', restore),
  archiveCaseFieldAttachmentResponse: movesFieldFile('archiveCaseFieldAttachmentResponse', archive),
  unarchiveCaseFieldAttachmentResponse: movesFieldFile('unarchiveCaseFieldAttachmentResponse', restore),
};
