import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '#server/api/context.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { argument } from '#server/api/param.ts';
import { notFound } from '#server/api/errors.ts';
import { read } from '#server/api/read.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, shape } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { participantShape } from '#server/entities/participant.fields.ts';
import { advance } from '#server/workflow/advance.ts';
import type { EventOf, TakenBack } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { tellRead } from '#server/workflow/notify.ts';
import { isStale, refuse } from '#server/workflow/refused.ts';
import type { FieldError } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { changed, demandContent, editResultMutations, openEditRequest, resultNow, resultsNow } from './edit-result.mutations.ts';
import { moderationDeskQueries } from './desk.resolvers.ts';
import { approveResults } from './approve-results.mutation.ts';
import { claimMutations, workAt } from './claims.resolvers.ts';
import { reportResolvers } from './reports.resolvers.ts';
import type { caseResultMachine } from '#machines/lifecycles/case-result/case-result.machine.ts';

/** Part of a code or title: wildcards are escaped. */
const partOf = (text: string): string => `%${text.trim().replace(/[%_\\]/gu, (letter) => `\\${letter}`)}%`;

const relatedIssueOptions = async (
  _: unknown,
  { caseResultId, find }: { readonly caseResultId: string; readonly find: string },
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<unknown> => {
  const options = await read(context, info, { id: idOrAbsent(caseResultId), find: partOf(find) }, (selection) => {
    const row = shape(selection, {
      code: sql`coalesce(x.code, i.code)`,
      title: sql`i.title`,
      severity: sql`i.severity`,
      known: sql`i.known`,
      testerName: sql`(select p.full_name from participant p where p.id = i.participant_id)`,
    });
    const listed = list(
      row,
      sql`from related_issue i left join issue x on x.related_issue_id = i.id
          where i.test_id = r.test_id and i.is_own and i.same_as_id is null and i.deleted_at is null
            and (coalesce(x.code, i.code) ilike ${argument('find')} or i.code ilike ${argument('find')} or i.title ilike ${argument('find')})
            and not exists (select from related_issue here where here.case_result_id = r.id and here.deleted_at is null and coalesce(here.same_as_id, here.id) = i.id)
          order by i.known desc, coalesce(x.code, i.code), i.id limit 20`,
    );
    return sql`select ${listed} as json from case_result r where r.id = ${argument('id')} and ${scopeOf(context).ofTest('r')} and ${scopeOf(context).kept('r')}`;
  });
  if (options === null) throw notFound();
  return options;
};

type ResultEvent = EventOf<typeof caseResultMachine>;

const move = async (work: Work, caseResultId: string, event: ResultEvent, takenBack: TakenBack = {}) => {
  const id = caseResultId.toLowerCase();
  const { version } = await advance(work.tx, subjects.caseResult, id, event, { operation: work.operation, ...takenBack });
  return { version, ...(await changed(work, id)) };
};

const asItIs = async (work: Work, caseResultId: string, errors: readonly FieldError[]) =>
  isStale(errors) ? changed(work, caseResultId.toLowerCase()) : {};

type ResultInput = { readonly caseResultId: string };

const silent = async (work: Work, caseResultId: string, text: string): Promise<Readonly<Record<string, unknown>>> => {
  const id = caseResultId.toLowerCase();
  await work.tx.query(text, [id, work.tx.viewer.userId, work.tx.at]);
  return { result: await resultNow(work, id) };
};

/** A moderator's look does not count. */
const markRead = async ({ tx, context }: Work, ids: readonly string[]): Promise<void> => {
  if (context.person.role === 'community_test_manager') return;
  await tellRead(tx, 'case_result', ids);
};

const Mutation: ResolverMap[string] = {
  toggleTestCaseResultApproval: mutation<{ testCaseResultId: string; approved?: boolean | null } & TakenBack>(
    'toggleTestCaseResultApproval',
    (work, { testCaseResultId, approved, version }) =>
      move(work, testCaseResultId, { type: 'approval.toggle', approved: approved ?? null }, { version }),
    { refusedWith: (work, { testCaseResultId }, errors) => asItIs(work, testCaseResultId, errors) },
  ),

  flexibleTestingMarkCaseResultAsRead: mutation<ResultInput>('flexibleTestingMarkCaseResultAsRead', async (work, { caseResultId }) => {
    const id = caseResultId.toLowerCase();
    await markRead(work, [id]);
    return changed(work, id);
  }),

  flexibleTestingMarkCaseResultsAsRead: mutation<{ caseResultIds: readonly string[] }>(
    'flexibleTestingMarkCaseResultsAsRead',
    async (work, { caseResultIds }) => {
      const ids = [...new Set(caseResultIds.map((id) => id.toLowerCase()))];
      if (ids.length === 0) refuse('blank', 'Select at least one result.', 'caseResultIds');
      if (ids.length > limits.resultsPerMark) refuse('too_many', `Select at most ${limits.resultsPerMark} results.`, 'caseResultIds');
      await markRead(work, ids);
      return { result: await resultsNow(work, ids) };
    },
  ),

  flexibleTestingRejectCaseResult: mutation<ResultInput & { rejectionReason: string }>(
    'flexibleTestingRejectCaseResult',
    (work, { caseResultId, rejectionReason }) => move(work, caseResultId, { type: 'result.reject', reason: rejectionReason }),
    { refusedWith: (work, { caseResultId }, errors) => asItIs(work, caseResultId, errors) },
  ),

  flexibleTestingCaseResultUnreject: mutation<ResultInput & TakenBack>(
    'flexibleTestingCaseResultUnreject',
    (work, { caseResultId, version }) => move(work, caseResultId, { type: 'result.unreject' }, { version }),
    { refusedWith: (work, { caseResultId }, errors) => asItIs(work, caseResultId, errors) },
  ),

  flexibleTestingFinalizeCaseResultModeration: mutation<ResultInput>(
    'flexibleTestingFinalizeCaseResultModeration',
    (work, { caseResultId }) => move(work, caseResultId, { type: 'moderation.finalize' }),
  ),

  createCaseResultEditRequest: mutation<ResultInput & { content: string }>('createCaseResultEditRequest', async (work, input) => {
    const id = input.caseResultId.toLowerCase();
    const content = demandContent(input.content);
    const { testId } = await advance(work.tx, subjects.caseResult, id, { type: 'edit.request' }, { operation: work.operation });
    await openEditRequest(work, testId, id, content);
    return changed(work, id);
  }),

  cancelCaseResultEditRequest: mutation<ResultInput>('cancelCaseResultEditRequest', async (work, { caseResultId }) => {
    const { tx, operation } = work;
    const id = caseResultId.toLowerCase();
    const [request] = await tx.query<{ id: string }>(
      `select id from edit_request where case_result_id = $1 order by state in ('requested', 'overdue') desc, created_at desc limit 1`,
      [id],
    );
    if (request === undefined) return refuse('invalid_state', 'No edit has been requested.');
    await advance(tx, subjects.editRequest, request.id, { type: 'edit.cancel' }, { operation });
    return changed(work, id);
  }),

  registerModerationActivity: mutation<ResultInput>('registerModerationActivity', async (work, { caseResultId }) => {
    await markRead(work, [caseResultId.toLowerCase()]);
    await workAt(work, caseResultId.toLowerCase());
    return silent(
      work,
      caseResultId,
      `with left_ones as (
         update moderation_activity set finished_at = least($3::timestamptz, last_seen_at + interval '60 seconds')
         where user_id = $2 and case_result_id <> $1 and finished_at is null)
       insert into moderation_activity (organization_id, test_id, case_result_id, user_id, started_at, last_seen_at)
       select r.organization_id, r.test_id, r.id, $2::uuid, $3::timestamptz, $3::timestamptz from case_result r where r.id = $1
       on conflict (case_result_id, user_id) where finished_at is null do update set last_seen_at = greatest(moderation_activity.last_seen_at, excluded.last_seen_at)`,
    );
  }),

  finishModerationActivity: mutation<ResultInput>('finishModerationActivity', (work, { caseResultId }) =>
    silent(
      work,
      caseResultId,
      `update moderation_activity set finished_at = least($3::timestamptz, last_seen_at + interval '60 seconds')
       where case_result_id = $1 and user_id = $2 and finished_at is null`,
    ),
  ),

  confirmNoMassPassing: mutation<{ testId: string; participantId: string }>('confirmNoMassPassing', async (work, input) => {
    const { tx, operation } = work;
    const id = input.participantId.toLowerCase();
    const dismissed = await tx.query(
      'update participant set suspected_mass_passing = false, version = version + 1 where id = $1 and suspected_mass_passing returning id',
      [id],
    );
    if (dismissed.length > 0) {
      await record(tx, {
        operation,
        entity: 'participant',
        entityId: id,
        event: 'massPassing.dismiss',
        before: { suspectedMassPassing: true },
        after: { suspectedMassPassing: false },
      });
      await announce(tx, { topic: 'participant', testId: input.testId.toLowerCase(), entityId: id });
    }
    return {
      result: await work.select(
        'result',
        { id },
        (selection) => sql`select ${participantShape(work.context)(selection)} as json from participant p where p.id = ${argument('id')}`,
      ),
    };
  }),
};

export const moderationResolvers: ResolverMap = {
  Query: { ...moderationDeskQueries, ...reportResolvers.Query, relatedIssueOptions },
  Mutation: { ...Mutation, ...claimMutations, approveResults, ...editResultMutations, ...reportResolvers.Mutation },
};
