import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { argument } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import { scopeOf } from '#server/api/scope.ts';
import type { Selection } from '#server/api/selection.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';

const choice = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`c.id::text`,
    kind: sql`c.kind`,
    wave: sql`c.wave`,
    groupName: sql`g.name`,
    participantId: sql`c.participant_id`,
    fullName: sql`p.full_name`,
    rankPercentile: sql`c.rank_percentile`,
    candidates: sql`c.candidates`,
    replaced: (replaced: Selection) =>
      sql`case when r.id is null then null else ${shape(replaced, { fullName: sql`r.full_name`, status: sql`r.status` })} end`,
    madeAt: time(sql`c.made_at`),
  });

/** Why the testers of a test were chosen, the latest choice first. */
export const testerChoices = async (
  _: unknown,
  args: { readonly testId: string },
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<unknown> => {
  const choices = await read(
    context,
    info,
    { testId: idOrAbsent(args.testId) },
    (selection) =>
      sql`select ${list(
        choice(selection),
        sql`from (select * from tester_choice where test_id = t.id order by id desc limit 500) c
          join participant p on p.id = c.participant_id join selection_requirements_group g on g.id = c.group_id
          left join participant r on r.id = c.replaces order by c.id desc`,
      )} as json from test t join supervised_test s on s.test_id = t.id where t.id = ${argument('testId')}::uuid and ${scopeOf(context).test('t')}`,
  );
  if (choices === null) throw notFound();
  return choices;
};
