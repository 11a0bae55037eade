import { externalTools, externalVendors } from '#schema/vocabulary/launch/external.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import type { RequestContext } from '#server/api/context.ts';
import { innerPage } from '#server/api/connection.ts';
import { scopeOf } from '#server/api/scope.ts';
import type { Call, Selection } from '#server/api/selection.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';

const resultShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`x.id`,
    state: sql`x.state`,
    outcome: sql`x.outcome`,
    message: sql`x.message`,
    notBefore: time(sql`x.not_before`),
    sentAt: time(sql`x.sent_at`),
    createdAt: time(sql`x.created_at`),
    testCase: (testCase) => shape(testCase, { id: sql`c.id`, code: sql`c.code`, name: sql`c.name` }),
  });

const results =
  (context: RequestContext) =>
  (call: Call): Sql => {
    const page = innerPage(context, call, { of: 'run-results', first: pageSizes.runResults, most: 100 });
    const from = sql`from run_result x join test_case c on c.id = x.test_case_id where x.test_id = s.test_id and ${scopeOf(context).organization('x')}
      and (${page.after(1)}::uuid is null or (x.created_at, x.id) < (${page.after(0)}::timestamptz, ${page.after(1)}::uuid))`;
    const here = sql`${from} order by x.created_at desc, x.id desc limit ${page.first}::int`;
    return shape(call.selection, {
      nodes: (nodes) => list(resultShape(nodes), here),
      pageInfo: (info) =>
        shape(info, {
          hasNextPage: sql`(select count(*) > ${page.first}::int from (select ${from} limit ${page.first}::int + 1) more)`,
          endCursor: sql`(select ${page.cursor([raw('last.created_at'), raw('last.id')])} from (select x.created_at, x.id ${here}) last order by last.created_at, last.id limit 1)`,
        }),
    });
  };

const counted = (condition: string): Sql => sql`(select count(*)::int from run_result x where x.test_id = s.test_id and ${raw(condition)})`;
const isLatest = `not exists (select from run_result newer where newer.test_case_id = x.test_case_id and newer.sequence > x.sequence)`;
const codeOf = raw(
  `case s.external_source ${externalVendors.map((vendor) => `when '${vendor}' then '${externalTools[vendor].code}'`).join(' ')} end`,
);

/** Supervised test s of test t. */
export const runReportShape =
  (context: RequestContext) =>
  (selection: Selection): Sql =>
    shape(selection, {
      id: sql`s.test_id`,
      source: sql`s.external_source`,
      runId: sql`s.external_test_id`,
      url: sql`(select a.external_url from advanced_test a where a.test_id = t.parent_test_id)`,
      isConnected: sql`exists (select from integration i where i.organization_id = s.organization_id and i.code = ${codeOf} and i.state = 'active')`,
      waitingCount: counted(`x.state = 'waiting'`),
      sendingCount: counted(`x.state = 'sending'`),
      sentCount: counted(`x.state = 'sent'`),
      failedCount: counted(`x.state = 'failed' and ${isLatest}`),
      results: { call: results(context) },
    });
