import type { GraphQLResolveInfo } from 'graphql';
import { pageArguments, pageStatement, pageVariant } from '#server/api/connection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { argument, caller, moment } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { Build } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { sendsText } from '#server/api/text-answer.ts';
import { join, literal, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { assignmentShape, isOpenAssignment, isWaiting } from '#server/entities/assignment.fields.ts';
import { participantShape } from '#server/entities/participant.fields.ts';
import { countryOf } from '#server/entities/reference.fields.ts';
import { moderationEvents } from '#server/workflow/subjects/moderation-log.ts';
import type { WaitingOrder, WaitingShow } from '#schema/vocabulary/waiting-results.ts';

type DeskArgs = {
  readonly first?: number;
  readonly after?: string | null;
  readonly order?: WaitingOrder;
  readonly show?: WaitingShow;
  readonly testId?: string | null;
};

const isEdited = sql`exists (select from edit_request e where e.case_result_id = r.id and e.state = 'completed')`;
const hasEvidence = sql`exists (select from attachment a where a.case_result_id = r.id and a.state = 'available')`;

/** Over result r. */
const shown: Readonly<Record<WaitingShow, Sql>> = {
  all: sql`true`,
  failed: sql`r.status = 'fail'`,
  edited: isEdited,
  evidence: hasEvidence,
  plain: sql`(r.status = 'pass' and ${hasEvidence} and not ${isEdited}
    and not exists (select from related_issue i where i.case_result_id = r.id and i.deleted_at is null))`,
};

const since = raw(`to_char(r.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`);

const keys: Readonly<Record<WaitingOrder, { readonly key: Sql; readonly keyType: 'text' | 'timestamptz' }>> = {
  oldest: { key: raw('r.completed_at'), keyType: 'timestamptz' },
  failed: { key: sql`((case r.status when 'fail' then '0 ' when 'blocked' then '1 ' else '2 ' end) || ${since})`, keyType: 'text' },
  test: { key: sql`(lpad(t.number::text, 10, '0') || ' ' || ${since})`, keyType: 'text' },
};

/** What waits for the caller, as result r of participant p. */
const waiting = (context: RequestContext): Sql => sql`join participant p on p.id = r.participant_id
  where r.test_id in (select mine.test_id from moderator_assignment mine where mine.user_id = ${caller} and mine.status = 'accepted') and ${scopeOf(context).ofTest('r')} and ${isWaiting}`;

const waitingResults = async (_: unknown, args: DeskArgs, context: RequestContext, info: GraphQLResolveInfo) => {
  const { order = 'oldest', show = 'all', testId } = args;
  const { values, first } = pageArguments(context, 'waitingResults', args);
  const build: Build = (selection, _context, given) => {
    const row = shape(selection.of('edges').of('node'), {
      id: sql`r.id`,
      status: sql`r.status`,
      completedAt: time(sql`r.completed_at`),
      isEdited,
      hasEvidence,
      caseCode: sql`k.code`,
      caseName: sql`k.name`,
      participant: participantShape(context),
      participantId: sql`p.id`,
      testerName: sql`p.full_name`,
      testerWaitingCount: sql`(select count(*)::int from case_result r where r.participant_id = p.id and ${isWaiting})`,
      testerCountry: countryOf(raw('p.country_code'), raw('p.country_name')),
      testId: sql`t.id`,
      testCode: sql`t.code`,
      testName: sql`t.name`,
      version: sql`r.version`,
    });
    const where = sql`${waiting(context)} and ${shown[show]} ${testId == null ? raw('') : sql`and r.test_id = ${argument('testId')}`}`;
    const page = {
      row,
      from: sql`from case_result r join test t on t.id = r.test_id join test_case k on k.id = r.test_case_id ${where}`,
      ...keys[order],
      id: raw('r.id'),
      direction: 'asc' as const,
      total: sql`(select count(*)::int from case_result r ${where})`,
      first,
    };
    return sql`select ${pageStatement(page, selection, given)} as json`;
  };
  const asked = { ...values, ...(testId != null && { testId: idOrAbsent(testId) }) };
  return read(context, info, asked, build, { variant: `${pageVariant(first)} ${order} ${show} ${testId == null ? '' : 'of a test'}` });
};

const verdicts = join((['approved', 'editRequested', 'finalized'] as const).map((event) => raw(literal(moderationEvents[event]))));

/** The caller's own last event on each result since their last rest of four hours, in tests that they moderate still. */
const shiftOf = (context: RequestContext): Sql => sql`(
  with own as (
    select m.at, m.case_result_id, m.event_type, lag(m.at) over (order by m.at, m.id) as before from case_result_moderation_log m
    where m.user_id = ${caller} and ${scopeOf(context).ofTest('m')} and m.at > ${moment}::timestamptz - interval '24 hours'),
  begun as (select max(at) as at from own where before is null or at - before > interval '4 hours')
  select distinct on (own.case_result_id) own.event_type, begun.at as began from own, begun
  where own.at >= begun.at and (select max(at) from own) > ${moment}::timestamptz - interval '4 hours'
  order by own.case_result_id, own.at desc) mine`;

const moderationShift = (_: unknown, _args: object, context: RequestContext, info: GraphQLResolveInfo) =>
  read(context, info, {}, (selection) => {
    const ownShift = shiftOf(context);
    const counted = (show: WaitingShow): Sql => raw(`waits."${show}"`);
    const row = shape(selection, {
      all: counted('all'),
      failed: counted('failed'),
      edited: counted('edited'),
      evidence: counted('evidence'),
      plain: counted('plain'),
      tests: (tests) =>
        list(
          shape(tests, { id: sql`t.id`, code: sql`t.code`, name: sql`t.name`, waiting: raw('t.waiting') }),
          sql`from (select t.id, t.code, t.name, t.number, count(*)::int as waiting from case_result r join test t on t.id = r.test_id ${waiting(context)} group by t.id) t order by t.number`,
        ),
      judged: sql`(select count(*)::int from ${ownShift} where mine.event_type in (${verdicts}))`,
      since: time(sql`(select min(mine.began) from ${ownShift})`),
    });
    const counts = join(
      (['all', 'failed', 'edited', 'evidence', 'plain'] as const).map(
        (show) => sql`count(*) filter (where ${shown[show]})::int as ${raw(`"${show}"`)}`,
      ),
    );
    return sql`select ${row} as json from (select ${counts} from case_result r ${waiting(context)}) waits`;
  });

const openAssignments = (_: unknown, _args: object, context: RequestContext, info: GraphQLResolveInfo) =>
  read(
    context,
    info,
    {},
    (selection) =>
      sql`select ${list(
        assignmentShape(selection),
        sql`from moderator_assignment a where ${isOpenAssignment(scopeOf(context).organization('a'))} order by a.assigned_at, a.id`,
      )} as json`,
  );

export const moderationDeskQueries: ResolverMap[string] = {
  waitingResults: sendsText(waitingResults),
  moderationShift: sendsText(moderationShift),
  openAssignments: sendsText(openAssignments),
};
