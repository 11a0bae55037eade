import { mayManageResults } from '#machines/lib/permissions.ts';
import { assigningRefusal } from '#machines/lifecycles/moderator-assignment/moderator-assignment.machine.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { PublishingStop } from '#schema/vocabulary/participant.ts';
import type { TestWindowStatus } from '#schema/vocabulary/test.ts';
import { forbidden } from '#server/api/errors.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument } from '#server/api/param.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { list } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import { assignmentShape } from '#server/entities/assignment.fields.ts';
import { blockerShape } from '#server/entities/blocker.fields.ts';
import { participantShape } from '#server/entities/participant.fields.ts';
import { platformTestJoins, supervisedTestShape } from '#server/entities/test.fields.ts';
import { advance, advanceAll } from '#server/workflow/advance.ts';
import { guidanceTexts } from '#schema/vocabulary/guidance.ts';
import { record } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { NotFound, Refused, refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { wakeManagement } from '#server/workflow/effects.ts';
import { resultsFile } from './results-csv.ts';
import type { EventOf } from '#server/workflow/advance.ts';
import type { FieldError } from '#server/workflow/refused.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import type { RefusalCode } from '#schema/vocabulary/refusals.ts';
import type { participantMachine } from '#machines/lifecycles/participant/participant.machine.ts';

type ParticipantEvent = EventOf<typeof participantMachine>;
type Accepted = { readonly participantId: string; readonly stops: readonly PublishingStop[] };

const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids.map((id) => id.toLowerCase()))];

/** All or none. A refused role is FORBIDDEN, as role is checked before state. */
const moveAll = async (
  tx: Tx,
  ids: readonly string[],
  event: ParticipantEvent | ((id: string) => ParticipantEvent),
  operation: string,
  code: RefusalCode,
  seen?: ReadonlyMap<string, number>,
): Promise<void> => {
  if (ids.length === 0) refuse('blank', 'Choose at least one tester.', seen === undefined ? 'participantIds' : 'participants');
  const outcomes = await advanceAll(tx, subjects.participant, ids, event, { operation, ...(seen !== undefined && { seen }) });
  const errors = outcomes.flatMap(({ refusal }, index): readonly FieldError[] => {
    if (refusal === null) return [];
    if (refusal.code === 'not_allowed') throw forbidden();
    const { message, path } = refusal;
    const isOwn = path !== undefined || refusal.code === 'stale_object';
    const place = seen === undefined ? `participantIds[${index}]` : `participants[${index}]`;
    return [{ code: isOwn ? refusal.code : code, message, path: path?.join('.') ?? place }];
  });
  const [first] = errors;
  if (first !== undefined) throw new Refused(errors.every((error) => error.path === first.path) ? [first] : errors);
};

const participants = (work: Work, ids: readonly string[]) =>
  work.select(
    'result',
    { ids },
    (selection) =>
      sql`select ${list(
        participantShape(work.context)(selection),
        sql`from participant p where p.id = any (${argument('ids')}::uuid[]) order by array_position(${argument('ids')}::uuid[], p.id)`,
      )} as json`,
  );

export const supervisedTest = (work: Work, id: string) =>
  work.select(
    'result',
    { id },
    (selection) =>
      sql`select ${supervisedTestShape(work.context)(selection)} as json from test t ${platformTestJoins} where t.id = ${argument('id')}`,
  );

const assignment = (work: Work, id: string) =>
  work.select(
    'result',
    { id },
    (selection) => sql`select ${assignmentShape(selection)} as json from moderator_assignment a where a.id = ${argument('id')}`,
  );

const blocker = (work: Work, id: string) =>
  work.select(
    'result',
    { id },
    (selection) =>
      sql`select ${blockerShape(work.context)(selection)} as json from blocker b join participant p on p.id = b.participant_id where b.id = ${argument('id')}`,
  );

const blocked = (work: Work, id: string) =>
  work.select(
    'participant',
    { id },
    (selection) =>
      sql`select ${participantShape(work.context)(selection)} as json from blocker b join participant p on p.id = b.participant_id where b.id = ${argument('id')}`,
  );

const moveBlocker = async (work: Work, testBlockerId: string, type: 'blocker.resolve' | 'assistance.request') => {
  const id = testBlockerId.toLowerCase();
  await advance(work.tx, subjects.blocker, id, { type }, { operation: work.operation });
  return { result: await blocker(work, id), participant: await blocked(work, id) };
};

/** A lock on the test: of two moderators who accept at once, the second must see the first. */
const answersInTurn = 'select pg_advisory_xact_lock(hashtextextended(test_id::text, 6300)) from moderator_assignment where id = $1';

/** What was confirmed must be what stands now; a refusal of the chart takes the version back with all else. */
const confirmGuidance = async ({ tx, operation }: Work, id: string, version: number): Promise<void> => {
  const [confirmed] = await tx.query(
    `update moderator_assignment set guidance_version = $2 where id = $1 and $2 = (select max(g.version) from moderator_guidance g) returning id`,
    [id, version],
  );
  if (confirmed === undefined) refuse('stale_object', guidanceTexts.changed, 'guidanceVersion');
  await record(tx, {
    operation,
    entity: 'moderator-assignment',
    entityId: id,
    event: 'guidance.confirm',
    after: { guidanceVersion: version },
  });
};

const answer = { accepted: 'assignment.accept', rejected: 'assignment.reject' } as const;

export const resultsMutations: ResolverMap[string] = {
  publishIssuesAndCaseResults: mutation<{ testId: string; participantIds: readonly string[]; accepted?: readonly Accepted[] | null }>(
    'publishIssuesAndCaseResults',
    async (work, input) => {
      const { tx, operation, context } = work;
      const ids = distinct(input.participantIds);
      const accepted = new Map(input.accepted?.map(({ participantId, stops }) => [participantId.toLowerCase(), stops]));
      const publishing = (id: string): ParticipantEvent => ({
        type: 'results.publish',
        ...(input.accepted != null && { accepted: accepted.get(id) ?? [] }),
      });
      await moveAll(tx, ids, publishing, operation, 'not_publishable');
      const testId = input.testId.toLowerCase();
      const { publishDelaySeconds } = context.services;
      const publishesAt = new Date(Date.parse(tx.at) + publishDelaySeconds * 1_000).toISOString();
      await tx.query('update participant set publishes_at = $2 where id = any ($1::uuid[])', [ids, publishesAt]);
      for (const participantId of ids) {
        await context.services.enqueue(
          tx,
          'publish-participant',
          { organizationId: tx.viewer.organizationId, testId, participantId, publishesAt, publishedBy: tx.viewer.userId },
          { startAfterSeconds: publishDelaySeconds },
        );
      }
      return { result: await participants(work, ids) };
    },
  ),

  takeBackPublishing: mutation<{
    testId: string;
    participants: readonly { readonly participantId: string; readonly version: number }[];
  }>('takeBackPublishing', async (work, input) => {
    const seen = new Map(input.participants.map(({ participantId, version }) => [participantId.toLowerCase(), version]));
    const ids = [...seen.keys()];
    await moveAll(work.tx, ids, { type: 'publishing.takeBack' }, work.operation, 'not_publishing', seen);
    return { result: await participants(work, ids) };
  }),

  removeTestersFromTest: mutation<{ testId: string; participantIds: readonly string[]; removalReasons: readonly string[] }>(
    'removeTestersFromTest',
    async (work, input) => {
      const ids = distinct(input.participantIds);
      await moveAll(
        work.tx,
        ids,
        { type: 'tester.remove', reasons: input.removalReasons.map((reason) => reason.trim()) },
        work.operation,
        'not_removable',
      );
      await wakeManagement(work.tx, work.context.services.enqueue, input.testId);
      return { result: await participants(work, ids) };
    },
  ),

  exportTestCaseResultsToCsv: mutation<{ testId: string; participantsIds: readonly string[] }>(
    'exportTestCaseResultsToCsv',
    async ({ tx, operation, context }, input) => {
      const testId = input.testId.toLowerCase();
      const [test] = await tx.query<{ kind: string; enabled: boolean | null }>(
        'select t.kind, s.community_test_managers_enabled as enabled from test t left join supervised_test s on s.test_id = t.id where t.id = $1',
        [testId],
      );
      if (test?.kind !== 'supervised') refuse('invalid_type', 'Results are exported from supervised tests.', 'testId');
      if (!mayManageResults(tx.viewer, { communityTestManagersEnabled: test?.enabled === true })) throw forbidden();
      const ids = distinct(input.participantsIds);
      if (ids.length === 0) refuse('blank', 'Choose at least one tester.', 'participantsIds');
      if (ids.length > limits.participantsPerExport)
        refuse('too_many', `Choose at most ${limits.participantsPerExport} testers.`, 'participantsIds');
      const files: Awaited<ReturnType<typeof resultsFile>>[] = [];
      for (const id of ids) files.push(await resultsFile(tx, id, context.services.exports.publicUrl));
      await record(tx, { operation, entity: 'test', entityId: testId, event: 'results.export', after: { participantIds: ids } });
      return { result: files };
    },
  ),

  changeAssignmentStatus: mutation<{ assignedCommunityTestManagerId: string; status: string; guidanceVersion?: number | null }>(
    'changeAssignmentStatus',
    async (work, input) => {
      const id = input.assignedCommunityTestManagerId.toLowerCase();
      if (input.status !== 'accepted' && input.status !== 'rejected')
        return refuse('inclusion', 'An assignment is accepted or rejected.', 'status');
      await work.tx.query(answersInTurn, [id]);
      if (input.status === 'accepted' && input.guidanceVersion != null) await confirmGuidance(work, id, input.guidanceVersion);
      await advance(work.tx, subjects.moderatorAssignment, id, { type: answer[input.status] }, { operation: work.operation });
      return { result: await assignment(work, id) };
    },
  ),

  assignCommunityTestManager: mutation<{ organizationUserId: string; flexibleTestingTestId: string }>(
    'assignCommunityTestManager',
    async (work, input) => {
      const { tx, operation } = work;
      const [userId, testId] = [input.organizationUserId.toLowerCase(), input.flexibleTestingTestId.toLowerCase()];
      const [test] = await tx.query<{ kind: string; window: TestWindowStatus; enabled: boolean | null }>(
        `select t.kind, t.window_status as window, s.community_test_managers_enabled as enabled from test t left join supervised_test s on s.test_id = t.id where t.id = $1 for share of t`,
        [testId],
      );
      if (test === undefined) throw new NotFound();
      if (test.kind !== 'supervised') refuse('invalid_type', 'Moderators are assigned to supervised tests.', 'flexibleTestingTestId');
      const refused = assigningRefusal({ windowStatus: test.window, communityTestManagersEnabled: test.enabled === true });
      if (refused !== null) refuse(refused.code, refused.message, 'flexibleTestingTestId');
      const [person] = await tx.query<{ role: string }>(`select role from organization_user where id = $1 and state = 'active'`, [userId]);
      if (person?.role !== 'community_test_manager')
        refuse('invalid_role', 'Only community test managers can be assigned.', 'organizationUserId');
      const [made] = await tx.query<{ id: string }>(
        `insert into moderator_assignment (organization_id, test_id, user_id, assigned_at) values ($1, $2, $3, $4) on conflict do nothing returning id`,
        [tx.viewer.organizationId, testId, userId, tx.at],
      );
      if (made === undefined) return refuse('taken', 'This moderator is already assigned to the test.', 'organizationUserId');
      await record(tx, {
        operation,
        entity: 'moderator-assignment',
        entityId: made.id,
        event: 'assignment.create',
        after: { testId, userId },
      });
      await announce(tx, { topic: 'assignment', testId, entityId: made.id });
      return { result: await supervisedTest(work, testId) };
    },
  ),

  removeAssignedCommunityTestManager: mutation<{ assignedCommunityTestManagerId: string }>(
    'removeAssignedCommunityTestManager',
    async (work, input) => {
      const id = input.assignedCommunityTestManagerId.toLowerCase();
      await advance(work.tx, subjects.moderatorAssignment, id, { type: 'assignment.remove' }, { operation: work.operation });
      return { result: await assignment(work, id) };
    },
  ),

  flexibleTestingCloseTestWindow: mutation<{ testId: string }>('flexibleTestingCloseTestWindow', async (work, input) => {
    const id = input.testId.toLowerCase();
    await advance(work.tx, subjects.testWindow, id, { type: 'window.close' }, { operation: work.operation });
    return { result: await supervisedTest(work, id) };
  }),

  resolveTestBlocker: mutation<{ testBlockerId: string }>('resolveTestBlocker', (work, input) =>
    moveBlocker(work, input.testBlockerId, 'blocker.resolve'),
  ),
  requestTestBlockerAssistance: mutation<{ testBlockerId: string }>('requestTestBlockerAssistance', (work, input) =>
    moveBlocker(work, input.testBlockerId, 'assistance.request'),
  ),
};
