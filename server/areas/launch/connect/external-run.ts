import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { externalTools } from '#schema/vocabulary/launch/external.ts';
import type { ExternalRun } from '#schema/rules/launch/external-run.ts';
import type { RequestContext } from '#server/api/context.ts';
import type { VendorRun, VendorTestCase } from '#server/vendors/test-case.ts';
import type { Connection } from '#server/vendors/connection.ts';
import { testRailRun, testRailRunDetails } from '#server/vendors/testrail/testrail.ts';
import type { TestRailAccess } from '#server/vendors/testrail/testrail.ts';
import type { VendorCall } from '#server/vendors/vendor-call.ts';
import { zephyrSquad } from '#server/vendors/zephyr-squad/zephyr-squad.ts';
import { callTo, connectionTo, longBudget, through } from '../../../api/ask-vendor.ts';

/** The test cases of a run, and what the tool calls it where nobody typed that. */
export type ReadRun = { readonly named: VendorRun | null; readonly testCases: readonly VendorTestCase[] };

const executionsAtOnce = 50;

const testRailAccess = ({ site, username, secret }: Connection): TestRailAccess => ({ site, username, apiKey: secret });

const squadOf = (call: VendorCall, { site, secret }: Connection) => zephyrSquad(call, { site, token: secret });

const squadCases = async (call: VendorCall, connection: Connection, projectId: string, cycleId: string) => {
  const squad = squadOf(call, connection);
  const all: VendorTestCase[] = [];
  for (let start: number | null = 0; start !== null && all.length <= importLimits.rows;) {
    const page = await squad.executions(projectId, cycleId, start, executionsAtOnce);
    all.push(...page.items.map(({ testCase }) => testCase));
    start = page.next;
  }
  return all;
};

/** Where people look at a run in its tool. */
export const linkToRun = ({ vendor, externalTestId }: ExternalRun, { site }: Connection): string => {
  const root = site.replace(/\/+$/u, '');
  return vendor === 'testrail' ? `${root}/index.php?/runs/view/${externalTestId}` : root;
};

/** The organization's connection to the tool of a run. */
export const connectionOfRun = (context: RequestContext, { vendor }: ExternalRun): Promise<Connection> =>
  connectionTo(context, externalTools[vendor].code);

/** Asks the tool what it knows of a run, without its test cases. */
export const runDetails = (context: RequestContext, connection: Connection, run: ExternalRun): Promise<VendorRun> => {
  const call = callTo(context, externalTools[run.vendor].code);
  const { externalTestId, projectId } = run;
  return through(context, connection, async () =>
    run.vendor === 'testrail'
      ? testRailRunDetails(call, testRailAccess(connection), Number(externalTestId))
      : (await squadOf(call, connection).cycle(projectId ?? '', externalTestId)).run,
  );
};

/** Asks the tool for a run with all its test cases. */
export const readRun = (context: RequestContext, connection: Connection, run: ExternalRun): Promise<ReadRun> => {
  const call = callTo(context, externalTools[run.vendor].code, longBudget);
  const { externalTestId, projectId } = run;
  return through(context, connection, async () => {
    if (run.vendor === 'testrail')
      return { named: null, testCases: await testRailRun(call, testRailAccess(connection), Number(externalTestId)) };
    const { id, run: named } = await squadOf(call, connection).cycle(projectId ?? '', externalTestId);
    return { named, testCases: await squadCases(call, connection, projectId ?? '', id) };
  });
};
