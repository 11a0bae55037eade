import type { Loose } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { openConnectorsWorld } from './world.ts';
import type { ConnectorsWorld } from './world.ts';

/** A run as the form of TestRail sends it. */
export const run = {
  vendor: 'testrail',
  externalTestId: 'R104',
  name: 'Delivery before the release',
  description: 'Looks at every way to deliver',
  applicationUrl: ' https://shop.example.com ',
  credentialsAndAccessInstructions: 'Sign in as tester',
  additionalUrlsAndResources: 'https://shop.example.com/help',
};
export const cycle = { vendor: 'zephyr-squad', projectId: '10100', externalTestId: '22' };

export const launching = `mutation ($input: FlexibleTestingLaunchTestInput!) { answer: flexibleTestingLaunchTest(input: $input) {
  successful result { id name code url } errors { code message path } } }`;
const looking = `query ($input: FlexibleTestingExternalTestDetailsInput!) { answer: flexibleTestingExternalTestDetails(input: $input) {
  name description numberOfCases } }`;
const counting = `query ($filter: FlexibleTestingTestRequestsFilter!) { answer: flexibleTestingTestRequests(filter: $filter) {
  totalCount nodes { id name } } }`;

export const refused = (code: string, message: string, path: string | null = null) => ({
  successful: false,
  result: null,
  errors: [{ code, message, path }],
});

/** Twin organizations whose runs are launched; only the first is connected to tools. */
export type ExternalWorld = ConnectorsWorld & {
  readonly launch: (input?: object, person?: 'customer' | 'manager') => Promise<Loose>;
  readonly details: (externalTestId: string, source?: string, projectId?: string) => Promise<Loose>;
  readonly requests: (filter: object, side?: 'a' | 'b') => Promise<Loose>;
  readonly inProgress: (externalTestId: string, source?: string) => Promise<number>;
  /** Everything that was written for a request. */
  readonly placed: (testId: string) => Promise<Record<string, Loose>>;
  /** Ends the tests of all runs. */
  readonly endAll: (status: 'closed' | 'cancelled') => Promise<unknown>;
  /** Behaved tools, active connections and no test in progress. */
  readonly calm: () => Promise<void>;
};

export const openExternalWorld = async (): Promise<ExternalWorld> => {
  const world = await openConnectorsWorld();
  const { read, send, sql, standIns } = world;
  await sql('truncate export_job cascade');
  await sql('delete from integration where id = $1', [idOf('a', 'zephyr')]);
  const requests: ExternalWorld['requests'] = async (filter, side = 'a') =>
    (await send(side === 'a' ? 'customer' : 'customer of b', counting, { filter })).data?.['answer'];
  const endAll: ExternalWorld['endAll'] = (status) =>
    sql(`update test set window_status = $1 where id in (select test_id from advanced_test where external_test_id is not null)`, [status]);
  return {
    ...world,
    requests,
    endAll,
    launch: (input = run, person = 'customer') => read(launching, { input }, person),
    details: (externalTestId, source = 'testrail', projectId) => read(looking, { input: { externalTestId, source, projectId } }),
    inProgress: async (externalTestId, source = 'testrail') =>
      (await requests({ externalTestId, source, testInProgress: true })).totalCount as number,
    placed: async (testId) =>
      (
        await sql(
          `select t.name, t.window_status as status, a.access_to_application as link, a.test_objective as objective, a.notes,
             a.external_source as source, a.external_test_id as run, a.external_project_id as project, q.name as test, q.activity,
             q.access_to_application_url as url, q.test_goal as goal, q.test_cases_source as "casesSource", q.test_cases_url as "casesUrl",
             q.predefined_user_accounts_instructions as accounts, jsonb_array_length(q.test_cases) as cases, r.state
           from test t join advanced_test a on a.test_id = t.id join requested_test q on q.test_id = t.id
             join customer_request r on r.id = t.customer_request_id where t.id = $1`,
          [testId],
        )
      )[0] ?? {},
    calm: async () => {
      standIns.behave();
      await sql(`update integration set state = 'active' where organization_id = $1`, [idOf('a', 'organization')]);
      await endAll('closed');
    },
  };
};
