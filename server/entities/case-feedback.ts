import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import type { RequestContext } from '#server/api/context.ts';
import { scopeOf } from '#server/api/scope.ts';

/** What testers wrote on the case by the alias k, as far as the caller may see it; null where they wrote nothing. */
export const caseFeedback = (context: RequestContext): Sql =>
  sql`nullif(concat_ws(${raw(`E'\\n'`)}, nullif(trim(k.feedback), ''),
    (select string_agg(f.feedback, ${raw(`E'\\n'`)} order by f.created_at, f.id) from tester_session f where f.test_case_id = k.id and ${scopeOf(context).published('f')})), '')`;

/** How many cases of the test by the alias t have such feedback. */
export const casesWithFeedback = (context: RequestContext): Sql =>
  sql`(select count(*)::int from test_case k where k.test_id = t.id and (trim(k.feedback) <> ''
    or exists (select from tester_session f where f.test_case_id = k.id and ${scopeOf(context).published('f')})))`;
