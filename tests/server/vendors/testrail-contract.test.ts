import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccess } from '#server/stand-ins/content.ts';
import { testRailHasProject, testRailRun } from '#server/vendors/testrail/testrail.ts';
import { contractOf } from '#tests/support/contract.ts';
import { startRecorded } from './recorded.ts';
import type { Recorded } from './recorded.ts';

let recorded: Recorded;
beforeAll(async () => {
  recorded = await startRecorded();
});
afterAll(() => recorded.stop());

/** TestRail's paths stand where others have a query. */
const contract = contractOf('testrail', ({ search }) => {
  const [path = '', ...parameters] = search.slice(1).split('&');
  return { path, query: new URLSearchParams(parameters.join('&')) };
});
/** Read with every run, and described in another article than those the contract is drawn from. */
const elsewhere = ['get_run', 'get_tests'];

it('TestRail is asked only what is published', async () => {
  const { site, username, secret } = demoAccess.testrail;
  const access = { site, username, apiKey: secret };
  expect(await testRailHasProject(recorded.call('testrail'), access)).toBe(true);
  await testRailRun(recorded.call('testrail'), access, 104);
  await testRailRun(recorded.call('testrail'), access, 102);
  const known = recorded.sent.filter(({ url }) => !elsewhere.some((method) => url.includes(`/${method}/`)));
  expect(known.length).toBeGreaterThan(5);
  expect(known.flatMap(contract.faultsOf)).toEqual([]);
});
