import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '#server/api/context.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { argument } from '#server/api/param.ts';
import { notFound } from '#server/api/errors.ts';
import { read } from '#server/api/read.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, shape } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';

/** What is typed, as a part of a code or a title: nothing in it is a wildcard. */
const partOf = (text: string): string => `%${text.trim().replace(/[%_\\]/gu, (letter) => `\\${letter}`)}%`;

/** Issues that a result can be related to, in one statement. */
export const relatedIssueOptions = async (
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
