import type { GraphQLResolveInfo } from 'graphql';
import { runResultTexts } from '#schema/vocabulary/run-result.ts';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { mutation } from '#server/api/mutation.ts';
import { argument } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { sql } from '#server/database/sql.ts';
import { runReportShape } from '#server/entities/run-report.fields.ts';
import { advanceAll, demandAll } from '#server/workflow/advance.ts';
import { refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { wakeReportsOf } from './wake-reports.ts';

const ofTest = sql`from test t left join supervised_test s on s.test_id = t.id and s.external_test_id is not null where t.id = ${argument('testId')}`;

const runReport = async (_: unknown, args: { readonly testId: string }, context: RequestContext, info: GraphQLResolveInfo) => {
  const found = await read<{ readonly report: unknown }>(
    context,
    info,
    { testId: idOrAbsent(args.testId) },
    (
      selection,
    ) => sql`select json_build_object('report', case when s.test_id is not null then ${runReportShape(context)(selection)} end) as json
      ${ofTest} and ${scopeOf(context).test('t')}`,
  );
  if (found === null) throw notFound();
  return found.report;
};

export const runResultQueries: ResolverMap[string] = { runReport };

export const runResultMutations: ResolverMap[string] = {
  retryRunResults: mutation<{ readonly testId: string }>('retryRunResults', async (work, input) => {
    const { tx, operation, context } = work;
    const testId = input.testId.toLowerCase();
    const rows = await tx.query<{ id: string }>(
      `select id from run_result where test_id = $1 and organization_id = $2 and state = 'failed' order by created_at, id`,
      [testId, tx.viewer.organizationId],
    );
    if (rows.length === 0) refuse('invalid_state', runResultTexts.noneFailed);
    const ids = rows.map(({ id }) => id);
    const outcomes = await advanceAll(tx, subjects.runResult, ids, { type: 'result.retry' }, { operation });
    if (outcomes.every(({ refusal }) => refusal !== null)) demandAll(outcomes);
    await wakeReportsOf(tx, context.services.enqueue, testId);
    return {
      result: await work.select('result', { testId }, (selection) => sql`select ${runReportShape(context)(selection)} as json ${ofTest}`),
    };
  }),
};
