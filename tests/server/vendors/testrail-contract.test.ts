import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccess } from '#server/lib/demo-access.ts';
import { testRailHasProject, testRailRun, testRailResults } from '#server/vendors/testrail/testrail.ts';
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

it('TestRail is sent results only as is published, and knows them again by their mark', async () => {
  const { site, username, secret } = demoAccess.testrail;
  const run = await testRailResults(recorded.call('testrail'), recorded.write, { site, username, apiKey: secret }, 104);
  expect([run.isClosed, run.has('C1007'), run.has('c1007'), run.has('C1001'), run.has('NW-7')]).toEqual([false, true, true, false, false]);
  const before = recorded.sent.length;
  const of = (mark: string, code: string, outcome: 'passed' | 'failed', defects: readonly string[] = []) => ({
    mark,
    code,
    outcome,
    comment: `Said\n${mark}`,
    defects,
  });
  const long = Array.from({ length: 40 }, (_, index) => `WEBSHOP-${index}`);
  expect(await run.send([of('m-1', 'C1007', 'passed'), of('m-2', 'C1008', 'failed', long)])).toMatchObject({ kind: 'done' });
  expect(await run.arrived(['m-1', 'm-2', 'm-3'], new Date())).toEqual(new Set(['m-1', 'm-2']));
  expect(recorded.sent.slice(before).flatMap(contract.faultsOf)).toEqual([]);
  const sentBody = recorded.sent[before]?.body;
  expect(JSON.parse(typeof sentBody === 'string' ? sentBody : '').results[1].defects).toBe(long.slice(0, 23).join(','));
  const refused = await run.send([of('m-4', 'C1', 'passed')]);
  expect(refused.kind === 'refused' && run.wordsOf(refused.body)).toBe(
    'Field :results contains one or more invalid results (case C1 unknown or not part of the test run)',
  );
});
