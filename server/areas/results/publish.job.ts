import { publishedWords } from '#schema/vocabulary/figures.ts';
import { publishingFailed } from '#schema/vocabulary/participant.ts';
import { can } from '#machines/lib/lifecycle.ts';
import { systemActor } from '#machines/lib/actor.ts';
import { advance, advanceAll, demandAll, lock } from '#server/workflow/advance.ts';
import { issueCodeSql } from '#server/workflow/numbers.ts';
import { announceAll } from '#server/workflow/outbox.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { recount } from '#server/workflow/subjects/standing.ts';
import type { Jobs } from '#server/workflow/jobs.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database, Tx } from '#server/workflow/transaction.ts';
import { notify } from '#server/workflow/notify.ts';
import { tellIssues } from '#server/workflow/webhooks.ts';

type Publish = Jobs['publish-participant'];

export type Published = { readonly operation: string; readonly testId: string; readonly issueIds: readonly string[] };

export type PublishDeps = {
  readonly database: Database;
  readonly onPublished: (tx: Tx, published: Published) => Promise<void>;
};

const operation = 'publish-participant';

/** Moderated, unknown issues of approved failed results become issues, each once. */
const generateIssues = (tx: Tx, participantId: string): Promise<{ id: string }[]> =>
  tx.query<{ id: string }>(
    `with chosen as (
       select i.*, p.country_code, p.country_name, p.operating_system_and_version, p.browser_or_device, p.full_name,
         coalesce((select max(x.number) from issue x where x.test_id = i.test_id), 0) + row_number() over (order by i.created_at, i.id) as next_number, t.code as test_code
       from related_issue i join participant p on p.id = i.participant_id join test t on t.id = i.test_id
         left join supervised_test s on s.test_id = i.test_id left join case_result r on r.id = i.case_result_id
       where i.participant_id = $1 and i.deleted_at is null and i.same_as_id is null and not i.known
         and (i.moderation_status = 'moderated' or (not s.moderation_enabled and i.moderation_status = 'pending'))
         and (r.id is null or (r.status = 'fail' and not r.is_rejected and r.moderation_status <> 'discarded' and (r.moderation_status = 'approved' or not s.moderation_enabled)))
         and not exists (select from issue made where made.related_issue_id = i.id)
     ), made as (
       insert into issue (organization_id, test_id, participant_id, related_issue_id, number, code, title, severity, reviewed_severity, comment, tester_country_code, tester_country_name, environment, issue_fields, additional_details, published_at, created_at)
       select c.organization_id, c.test_id, c.participant_id, c.id, c.next_number, ${issueCodeSql('issue', 'c.test_code', 'c.next_number')}, c.title, c.severity, c.reviewed_severity, nullif(c.comment, ''), c.country_code, c.country_name,
         nullif(concat_ws(', ', c.operating_system_and_version, c.browser_or_device), ''),
         json_build_array(
           json_build_object('code', 'reproduction_steps', 'label', 'Reproduction steps', 'value', c.reproduction_steps),
           json_build_object('code', 'actual_results', 'label', 'Actual results', 'value', c.actual_results),
           json_build_object('code', 'expected_results', 'label', 'Expected results', 'value', c.expected_results)),
         json_build_array(json_build_object('code', 'reported_as', 'label', 'Reported as', 'value', c.code)), $2, $2
       from chosen c returning id, related_issue_id
     ), files as (
       insert into attachment (organization_id, test_id, participant_id, issue_id, kind, media_kind, name, content_type, size_bytes, sha256, storage_key, state, published_at, created_at)
       select a.organization_id, a.test_id, a.participant_id, m.id, 'issue_attachment', a.media_kind, a.name, a.content_type, a.size_bytes, a.sha256, a.storage_key, 'available', $2, $2
       from made m join chosen c on c.id = m.related_issue_id
         join attachment a on a.state = 'available' and (a.related_issue_id = c.id or (a.related_issue_id is null and a.case_result_id = c.case_result_id))
     ) select id from made`,
    [participantId, tx.at],
  );

/** In every case whose published result relates to the issue, whoever reported it first. */
const relateCases = (tx: Tx, testId: string, participantId: string): Promise<unknown> =>
  tx.query(
    `with touched as (
       select coalesce(i.same_as_id, i.id) as id from related_issue i where i.participant_id = $1 and i.deleted_at is null
       union select x.related_issue_id from issue x where x.test_id = $2 and x.participant_id = $1
     )
     insert into issue_test_case (organization_id, test_id, issue_id, test_case_id)
     select distinct x.organization_id, x.test_id, x.id, r.test_case_id
     from touched t join issue x on x.related_issue_id = t.id join related_issue i on i.id = t.id or i.same_as_id = t.id join case_result r on r.id = i.case_result_id
     where i.deleted_at is null and r.published_at is not null and r.status = 'fail' and not r.is_rejected
       and (i.participant_id = $1 or x.participant_id = $1)
     on conflict do nothing`,
    [participantId, testId],
  );

type Came = { readonly results: number; readonly feedback: number };

const publishApproved = async (tx: Tx, participantId: string): Promise<Came> => {
  await tx.query(
    `update attachment set published_at = $2 from case_result r where attachment.case_result_id = r.id and r.participant_id = $1
       and (r.moderation_status = 'approved' or not (select s.moderation_enabled from supervised_test s where s.test_id = r.test_id))`,
    [participantId, tx.at],
  );
  const results = await tx.query(
    `update case_result set published_at = $2, version = version + 1 where participant_id = $1 and published_at is null and completed_at is not null
       and (moderation_status = 'approved' or not (select s.moderation_enabled from supervised_test s where s.test_id = case_result.test_id)) returning id`,
    [participantId, tx.at],
  );
  const feedback = await tx.query(
    'update tester_session set published_at = $2 where participant_id = $1 and published_at is null returning id',
    [participantId, tx.at],
  );
  return { results: results.length, feedback: feedback.length };
};

const idsOf = async (tx: Tx, text: string, participantId: string): Promise<readonly string[]> =>
  (await tx.query<{ id: string }>(text, [participantId])).map(({ id }) => id);

const endPending = async (tx: Tx, participantId: string): Promise<void> => {
  const reports = await idsOf(
    tx,
    `select id from related_issue where participant_id = $1 and deleted_at is null and moderation_status = 'pending' order by id`,
    participantId,
  );
  demandAll(await advanceAll(tx, subjects.relatedIssue, reports, { type: 'report.leave' }, { operation }));
  const edits = await idsOf(
    tx,
    `select e.id from edit_request e join case_result r on r.id = e.case_result_id
     where r.participant_id = $1 and e.state in ('requested', 'overdue') order by e.id`,
    participantId,
  );
  demandAll(await advanceAll(tx, subjects.editRequest, edits, { type: 'edit.cancel' }, { operation }));
  await recount(tx, participantId);
};

const tellPublished = async (tx: Tx, testId: string, { issues, ...came }: Came & { readonly issues: number }): Promise<boolean> => {
  const [test] = await tx.query<{ name: string }>('select name from test where id = $1', [testId]);
  const description = publishedWords(test?.name ?? 'a test', { issues, ...came });
  if (description === null) return false;
  await notify(tx, {
    roles: ['customer', 'test_manager'],
    kind: 'results_published',
    description,
    link: `/results/${testId}${issues === 0 ? '' : '?tab=issues'}`,
    testId,
    tells: { type: 'results.published', thing: testId, data: { issues, ...came } },
  });
  return true;
};

/** A publishing that was taken back, or began anew since, is not the job's. */
const isAsked = async (tx: Tx, { participantId, publishesAt }: Publish): Promise<boolean> => {
  const [found] = await tx.query<{ isSame: boolean }>(
    'select coalesce(publishes_at = $2::timestamptz, $2::timestamptz is null) as "isSame" from participant where id = $1',
    [participantId, publishesAt ?? null],
  );
  return found?.isSame === true;
};

/** Whoever published is told of the end, where test managers are told nothing or they are none. */
const tellPublisher = async (tx: Tx, { testId, participantId, publishedBy }: Publish, came: 'something' | 'nothing' | 'failed') => {
  const [found] = await tx.query<{ fullName: string; testName: string; role: string | null }>(
    `select p.full_name as "fullName", t.name as "testName", (select u.role from organization_user u where u.id = $2) as role
     from participant p join test t on t.id = p.test_id where p.id = $1`,
    [participantId, publishedBy ?? null],
  );
  if (found === undefined) return;
  const of = `the results of ${found.fullName} in ${found.testName}`;
  const description =
    came === 'failed' ? `Publishing ${of} failed` : came === 'nothing' ? `Published ${of}: none is new` : `Published ${of}`;
  const notice = { kind: 'publishing_ended', description, link: `/results/${testId}/participant/${participantId}`, testId };
  if (came === 'failed') await notify(tx, { ...notice, roles: ['test_manager'] });
  const isToldAlready = found.role === 'test_manager' && came !== 'nothing';
  if (publishedBy != null && found.role !== null && !isToldAlready) await notify(tx, { ...notice, userId: publishedBy });
};

/** Once, however often the job runs. */
export const publishParticipant = ({ database, onPublished }: PublishDeps, publish: Publish): Promise<void> =>
  database.write(systemViewer(publish.organizationId), async (tx) => {
    const { testId, participantId } = publish;
    await tx.query('select id from test where id = $1 for update', [testId]);
    for (const judged of ['case_result', 'attachment'])
      await tx.query(`select from ${judged} where participant_id = $1 order by id for update`, [participantId]);
    const { row } = await lock(tx, subjects.participant, participantId);
    if (row.status !== 'publishing_results' || !(await isAsked(tx, publish))) return;
    const made = await generateIssues(tx, participantId);
    const came = await publishApproved(tx, participantId);
    await relateCases(tx, testId, participantId);
    await endPending(tx, participantId);
    await advance(tx, subjects.participant, participantId, { type: 'publishing.succeed' }, { operation, payload: { published: true } });
    await announceAll(tx, [
      ...made.map(({ id }) => ({ topic: 'issue' as const, testId, entityId: id, payload: { created: true, published: true } })),
      { topic: 'test', testId, entityId: testId, payload: { published: true } },
    ]);
    await tellIssues(
      tx,
      'issue.published',
      made.map(({ id }) => id),
    );
    await onPublished(tx, { operation, testId, issueIds: made.map(({ id }) => id) });
    const isTold = await tellPublished(tx, testId, { ...came, issues: made.length });
    await tellPublisher(tx, publish, isTold ? 'something' : 'nothing');
  });

export const failPublishing = (database: Database, publish: Publish): Promise<void> =>
  database.write(systemViewer(publish.organizationId), async (tx) => {
    const { participantId } = publish;
    const { row } = await lock(tx, subjects.participant, participantId);
    const event = { type: 'publishing.fail', reason: publishingFailed } as const;
    if (!can(subjects.participant.lifecycle, row, { ...event, actor: systemActor }) || !(await isAsked(tx, publish))) return;
    await advance(tx, subjects.participant, participantId, event, { operation });
    await tellPublisher(tx, publish, 'failed');
  });
