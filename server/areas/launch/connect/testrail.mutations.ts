import type { RequestContext } from '#server/api/context.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { testRailRunId } from '#schema/rules/launch/import/external-cases.ts';
import type { VendorTestCase } from '#server/vendors/test-case.ts';
import { testRailRun } from '#server/vendors/testrail/testrail.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { record } from '#server/workflow/audit.ts';
import { Refused } from '#server/workflow/refused.ts';
import { askingMutation, callTo, connectionTo, longBudget, refusedBy, through } from '../../../api/ask-vendor.ts';

type Input = { readonly testRunId: string };
type Found = { readonly connectionId: string; readonly testCases: readonly VendorTestCase[] };

const path = 'testRunId';

const readRun = async (context: RequestContext, { testRunId }: Input): Promise<Found> => {
  const read = testRailRunId(testRunId);
  if ('fault' in read) throw new Refused([{ ...read.fault, path }]);
  const connection = await connectionTo(context, 'testrail');
  const access = { site: connection.site, username: connection.username, apiKey: connection.secret };
  const testCases = await through(context, connection, () =>
    testRailRun(callTo(context, 'testrail', longBudget), access, read.runId),
  ).catch((error: unknown) => {
    throw error instanceof VendorError ? refusedBy(error, path) : error;
  });
  return { connectionId: connection.id, testCases };
};

export const testRailMutations: ResolverMap[string] = {
  importTestCasesFromTestrailTestRun: askingMutation<Input, Found>(
    'importTestCasesFromTestrailTestRun',
    readRun,
    async ({ tx, operation }, { testRunId }, { connectionId, testCases }) => {
      await record(tx, { operation, entity: 'integration', entityId: connectionId, after: { testRunId, count: testCases.length } });
      return { result: testCases };
    },
  ),
};
