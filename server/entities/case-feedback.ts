import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import type { RequestContext } from '#server/api/context.ts';
import { scopeOf } from '#server/api/scope.ts';

/** On case k, within what the caller may read; null without any. */
export const caseFeedback = (context: RequestContext): Sql =>
  sql`nullif(concat_ws(${raw(`E'\\n'`)}, nullif(trim(k.feedback), ''),
    (select string_agg(f.feedback, ${raw(`E'\\n'`)} order by f.created_at, f.id) from tester_session f where f.test_case_id = k.id and ${scopeOf(context).published('f')})), '')`;

/** Of test t. */
export const casesWithFeedback = (context: RequestContext): Sql =>
  sql`(select count(*)::int from test_case k where k.test_id = t.id and (trim(k.feedback) <> ''
    or exists (select from tester_session f where f.test_case_id = k.id and ${scopeOf(context).published('f')})))`;
