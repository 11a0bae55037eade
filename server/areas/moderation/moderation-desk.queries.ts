import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '#server/api/context.ts';
import { pageArguments, pageStatement, pageVariant } from '#server/api/connection.ts';
import { caller } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { Build } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { raw, sql } from '#server/database/sql.ts';
import { assignmentShape, isOpenAssignment, isWaiting } from '#server/entities/assignment.fields.ts';
import { countryOf } from '#server/entities/reference.fields.ts';
import { sendsText } from '#server/api/text-answer.ts';

type PageArgs = { readonly first?: number; readonly after?: string | null };

const isEdited = sql`exists (select from edit_request e where e.case_result_id = r.id and e.state = 'completed')`;

const waitingResults = async (_: unknown, args: PageArgs, context: RequestContext, info: GraphQLResolveInfo) => {
  const { values, first } = pageArguments(context, 'waitingResults', args);
  const build: Build = (selection, _context, given) => {
    const row = shape(selection.of('edges').of('node'), {
      id: sql`r.id`,
      status: sql`r.status`,
      completedAt: time(sql`r.completed_at`),
      isEdited,
      caseCode: sql`k.code`,
      caseName: sql`k.name`,
      participantId: sql`p.id`,
      testerName: sql`p.full_name`,
      testerWaitingCount: sql`(select count(*)::int from case_result r where r.participant_id = p.id and ${isWaiting})`,
      testerCountry: countryOf(raw('p.country_code'), raw('p.country_name')),
      testId: sql`t.id`,
      testCode: sql`t.code`,
      testName: sql`t.name`,
    });
    const where = sql`join participant p on p.id = r.participant_id
      where r.test_id in (select mine.test_id from moderator_assignment mine where mine.user_id = ${caller} and mine.status = 'accepted') and ${scopeOf(context).ofTest('r')} and ${isWaiting}`;
    const page = {
      row,
      from: sql`from case_result r join test t on t.id = r.test_id join test_case k on k.id = r.test_case_id ${where}`,
      key: raw('r.completed_at'),
      id: raw('r.id'),
      keyType: 'timestamptz' as const,
      direction: 'asc' as const,
      total: sql`(select count(*)::int from case_result r ${where})`,
      first,
    };
    return sql`select ${pageStatement(page, selection, given)} as json`;
  };
  return read(context, info, values, build, { variant: pageVariant(first) });
};

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
  openAssignments: sendsText(openAssignments),
};
