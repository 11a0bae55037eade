import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { estimateQuery, launchMutation, missesOf, muster, rulesQuery, switchesQuery } from '#pipeline/commands.ts';
import { figuresQuery, standingQuery } from '#pipeline/figures.ts';
import { junitOf, sarifOf } from '#pipeline/reports.ts';
import { templateQuery } from '#pipeline/templates.ts';
import { exploratory } from '#schema/rules/launch/requested-test.builders.ts';
import type { TestFigures } from '#pipeline/figures.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { planted } from '#tests/support/seed.ts';
import { schema } from '#tests/support/schema.ts';
import { argumentsFor } from '../authorization/samples.ts';

let world: PortalWorld;
let folder: string;
let token: string;
let said: string[] = [];
let clock = 0;

const sample = argumentsFor('Mutation.createCustomerRequest', 'a')['input'] as object;
const statuses: Readonly<Record<string, string>> = { p: 'pass', f: 'fail', b: 'blocked' };

const plant = async (name: string, opened_at: string, cases: Readonly<Record<string, string>>): Promise<void> => {
  const { id, things } = world;
  const test_id = await things.supervised(name, { opened_at });
  const group_id = await things.group(`${name} group`, { test_id });
  await things.participant(`${name} tester`, { test_id, group_id, status: 'results_published', published_at: planted });
  for (const [code, found] of Object.entries(cases)) {
    const test_case_id = await things.testCase(`${name} ${code}`, { test_id, code, name: `Case <${code}>` });
    const participant_id = id(`${name} tester`);
    if (found !== '')
      await things.result(`${name} ${code}`, { test_id, test_case_id, participant_id, published_at: planted, status: statuses[found] });
  }
};

const tokenWith = async (...scopes: readonly string[]): Promise<string> =>
  (await world.act('customer', 'apiTokenCreate', { name: 'Pipeline', scopes, days: 30 }, 'secret')).secret as string;

beforeAll(async () => {
  world = await openPortalWorld();
  folder = await mkdtemp(path.join(os.tmpdir(), 'muster-pipeline-'));
  token = await tokenWith('read', 'launch');
  await plant('earlier', '2026-11-10T09:00:00Z', { A: 'p', B: 'p', C: 'f' });
  await plant('now', '2026-11-20T09:00:00Z', { A: 'p', B: 'f', C: 'b', D: '' });
  await world.things.issue('critical one', { test_id: world.id('now'), severity: 'critical', title: 'Cart & <tax>' });
  await world.things.issue('rejected one', {
    test_id: world.id('now'),
    severity: 'critical',
    triage_status: 'rejected',
    triage_reason: 'Duplicate',
  });
  await world.things.issue('low one', { test_id: world.id('now'), severity: 'low', title: 'Typo' });
});
afterAll(async () => {
  await world.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  said = [];
  clock = 0;
});

const run = (args: readonly string[], env: object = {}, onPause: () => unknown = () => undefined) =>
  muster(args, {
    env: { MUSTER_URL: world.portal.url, MUSTER_TOKEN: token, ...env },
    write: (line) => said.push(line),
    pause: async (milliseconds) => {
      clock += milliseconds;
      await onPause();
    },
    now: () => clock,
  });
const fileOf = async (content: unknown, name = 'request.json'): Promise<string> => {
  const file = path.join(folder, name);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const requests = async (): Promise<number> => Number((await world.sql(`select count(*) from test where kind = 'advanced'`))[0]?.['count']);

it('asks the API for what it has', () => {
  for (const query of [launchMutation, rulesQuery, switchesQuery, estimateQuery, figuresQuery, standingQuery, templateQuery])
    expect(validate(schema, parse(query))).toEqual([]);
});

describe('a launch', () => {
  it('is made once in a run of a pipeline, however often the job is started', async () => {
    const before = await requests();
    const file = await fileOf(sample);
    const ids = ['1.txt', '2.txt'].map((name) => path.join(folder, name));
    for (const id of ids) expect(await run(['launch', file, '--id', id], { GITHUB_RUN_ID: '1' })).toBe(0);
    const [first, second] = await Promise.all(ids.map((id) => readFile(id, 'utf8')));
    expect(said[0]).toMatch(/^Launched AA-\d+ Release: http:\/\/.*\/results\//u);
    expect([second, await requests()]).toEqual([first, before + 1]);
    expect(await run(['launch', file], { GITHUB_RUN_ID: '2' })).toBe(0);
    expect(await requests()).toBe(before + 2);
  });

  it('that waits for approval says so, and not that it was launched', async () => {
    await world.sql(`insert into launch_rules (organization_id, approval_above, time_zone, changed_at) values ($1, 0.5, 'UTC', now())`, [
      world.id('organization'),
    ]);
    expect(await run(['launch', await fileOf(sample), '--dry-run'])).toBe(0);
    expect(said.at(-1)).toMatch(/^Sent now, it waits for approval by .*: it is above 0\.50 Credits\.$/u);
    said = [];
    expect(await run(['launch', await fileOf(sample), '--key', 'waits'])).toBe(0);
    expect(said[0]).toMatch(
      /^Not launched yet: AA-\d+ Release waits for approval by .*: it is above 0\.50 Credits: http:\/\/.*\/results\//u,
    );
    await world.sql('delete from launch_rules');
  });

  it('is tried out without being made: what is wrong where, or what it takes', async () => {
    const before = await requests();
    expect(await run(['launch', await fileOf(sample), '--dry-run'])).toBe(0);
    expect(said[0]).toMatch(/^Ready to launch\. Results in \d+ to \d+ hours\.$/u);
    said = [];
    expect(await run(['launch', await fileOf({ ...sample, name: ' ' }), '--dry-run'])).toBe(1);
    expect(said[0]).toMatch(/^name: /u);
    expect(await requests()).toBe(before);
  });

  it('is made from the file that the docs show', async () => {
    const [, shown = ''] = /```json request\.json\n([\s\S]*?)```/u.exec(await readFile('docs/pipelines.md', 'utf8')) ?? [];
    expect([await run(['launch', await fileOf(shown), '--dry-run']), said]).toEqual([
      0,
      expect.arrayContaining([expect.stringMatching(/^Ready/u)]),
    ]);
    expect(await run(['launch', await fileOf(shown)])).toBe(0);
    expect(said.at(-1)).toMatch(/^Launched AA-\d+ Release 12: /u);
  });

  it('is made from a template by its name, and names what is not sent', async () => {
    const kept = (name: string, more: object = {}) =>
      world.act('customer', 'savedViewCreate', {
        savedViewId: randomUUID(),
        list: 'requests',
        name,
        query: '',
        isShared: false,
        isPinned: false,
        content: {
          name,
          tests: [
            {
              id: randomUUID(),
              values: exploratory({ name: 'Look around', targetingGroups: [], customTargetingRequirements: 'Anybody', ...more }),
            },
          ],
        },
      });
    await kept('Nightly');
    expect([await run(['launch', '--template', 'nightly', '--dry-run']), said]).toEqual([
      0,
      expect.arrayContaining([expect.stringMatching(/^Ready/u)]),
    ]);
    expect(await run(['launch', '--template', 'Nightly'], { GITHUB_RUN_ID: 'template' })).toBe(0);
    expect(said.at(-1)).toMatch(/^Launched AA-\d+ Nightly: /u);
    const before = await requests();
    expect(await run(['launch', '--template', 'Nightly'], { GITHUB_RUN_ID: 'template' })).toBe(0);
    expect(await requests()).toBe(before);
    await kept('With data', { requiresTestData: 'true', testDataPool: [{ user: 'anna' }] });
    said = [];
    await run(['launch', '--template', 'With data', '--dry-run']);
    expect(said).toContain('Not sent: testDataPool of Look around');
    said = [];
    expect(await run(['launch', '--template', 'Nowhere'])).toBe(1);
    expect(said).toEqual(['No template is called Nowhere. A service token sees those that are shared.']);
    expect(await run(['launch', 'request.json', '--template', 'Nightly'])).toBe(2);
  });

  it('that the server refuses says so at its place', async () => {
    expect(await run(['launch', await fileOf({ ...sample, name: 'x'.repeat(101) })])).toBe(1);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^name: /u);
  });

  it.each([
    ['of no file', ['launch', '/nowhere.json'], '/nowhere.json cannot be read.'],
    ['without a token', ['figures', 'x'], 'Set MUSTER_TOKEN to a token with Read, and with Launch to launch.'],
  ])('%s says what is missing', async (_, args, words) => {
    expect(await run(args, args[0] === 'figures' ? { MUSTER_TOKEN: '' } : {})).toBe(1);
    expect(said).toEqual([words]);
  });

  it('with a file that is no request, or no JSON', async () => {
    expect(await run(['launch', await fileOf('{')])).toBe(1);
    expect(await run(['launch', await fileOf({ name: 'Release', requestedTests: [{ name: 7 }] })])).toBe(1);
    expect(said[0]).toMatch(/request\.json is no JSON\.$/u);
    expect(said[1]).toMatch(/request\.json: requestedTests\[0\]\.name is not as createCustomerRequest takes it\.$/u);
  });

  it('with a token that may only read is refused by the server', async () => {
    expect(await run(['launch', await fileOf(sample)], { MUSTER_TOKEN: await tokenWith('read') })).toBe(1);
    expect(said).toEqual(['This token may not do that: it lacks "Launch".']);
  });
});

describe('figures', () => {
  it('are printed, and fail on what is named', async () => {
    expect(await run(['figures', world.id('now')])).toBe(0);
    expect(said).toEqual([
      expect.stringMatching(
        / now \(open\): 1 passed, 1 failed, 1 blocked of 4 test cases; issues: 1 critical, 0 high, 0 medium, 1 low\.$/u,
      ),
    ]);
    said = [];
    expect(await run(['figures', world.id('now'), '--fail-on', 'high,regression', '--against', world.id('earlier')])).toBe(1);
    expect(said.slice(1)).toEqual([
      expect.stringMatching(/^Not as it should be: .* Cart & <tax> \(critical\)$/u),
      expect.stringMatching(/^Not as it should be: .*: B Case <B> passed before$/u),
    ]);
    expect(await run(['figures', world.id('earlier'), '--fail-on', 'low'])).toBe(0);
  });

  it('leave a JUnit and a SARIF file', async () => {
    const [junit, sarif] = [path.join(folder, 'junit.xml'), path.join(folder, 'muster.sarif')];
    expect(await run(['figures', world.id('now'), '--junit', junit, '--sarif', sarif])).toBe(0);
    const xml = await readFile(junit, 'utf8');
    expect(xml).toContain('tests="4" failures="1" errors="1" skipped="1"');
    expect(xml).toContain('name="B Case &lt;B&gt;"><failure ');
    const { runs } = JSON.parse(await readFile(sarif, 'utf8'));
    expect(
      runs[0].results.map(({ level, message }: { level: string; message: { text: string } }) => [
        level,
        message.text.replace(/^\S+ /u, ''),
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['error', 'Cart & <tax>'],
        ['note', 'Typo'],
      ]),
    );
    expect(runs[0].results).toHaveLength(2);
  });

  it('of an exploratory test are its sessions, and no test cases that failed', async () => {
    await plant('explored', '2026-11-20T09:00:00Z', { A: 'f' });
    await world.sql(`update test set activity = 'exploratory' where id = $1`, [world.id('explored')]);
    const junit = path.join(folder, 'explored.xml');
    expect(await run(['figures', world.id('explored'), '--junit', junit])).toBe(0);
    expect(said).toEqual([expect.stringMatching(/ explored \(open\): 1 session; issues: 0 critical, 0 high, 0 medium, 0 low\.$/u)]);
    expect(await readFile(junit, 'utf8')).toContain('tests="0" failures="0"');
  });

  it('of another organization are not found', async () => {
    const foreign = (await world.sql(`select id from test where organization_id <> $1 limit 1`, [world.id('organization')]))[0]?.['id'];
    expect(await run(['figures', String(foreign)])).toBe(1);
    expect(said).toHaveLength(1);
  });

  it('refuse a gate that nobody knows, and a command', async () => {
    expect(await run(['figures', world.id('now'), '--fail-on', 'huge'])).toBe(1);
    expect(said).toEqual(['--fail-on takes critical, high, medium, low, regression, not huge.']);
    expect([await run(['dance', 'x']), await run(['wait']), await run(['wait', 'x', '--soon'])]).toEqual([2, 2, 2]);
  });
});

describe('waiting', () => {
  it('ends with the test, and says how', async () => {
    const id = await world.things.supervised('awaited', { opened_at: planted });
    const end = vi.fn<() => Promise<unknown>>(() =>
      world.sql(`update test set window_status = 'closed', closed_at = now() where id = $1`, [id]),
    );
    expect(await run(['wait', id], {}, end)).toBe(0);
    expect([said, end.mock.calls.length, clock]).toEqual([['It is closed.'], 1, 60_000]);
  });

  it('ends with its time', async () => {
    expect(await run(['wait', world.id('now'), '--minutes', '3'])).toBe(1);
    expect([said, clock]).toEqual([['It is still open after 3 minutes.'], 180_000]);
  });

  it('goes on where no server answers for a while, and says so where none ever does', async () => {
    expect(await run(['wait', world.id('now')], { MUSTER_URL: 'http://127.0.0.1:1' })).toBe(1);
    expect(said).toEqual(['No server answers at http://127.0.0.1:1.']);
    expect(clock).toBe(31_000);
  });
});

it('writes what XML has no place for, and no issue without a severity as worse than it is', () => {
  const test: TestFigures = {
    id: 't1',
    code: 'NW-1',
    name: 'A "test" & more',
    status: 'open',
    sessions: null,
    cases: [{ code: 'A', name: 'Bell \u0007 and \uD800 alone', section: null, status: 'live' }],
    issues: [{ id: 'i1', code: 'NW-1-1', title: 'Unknown', severity: 'unknown', triageStatus: 'untriaged' }],
    regressions: [],
  };
  expect(junitOf([test])).toContain('<testcase classname="A &quot;test&quot; &amp; more" name="A Bell \uFFFD and \uFFFD alone"><skipped ');
  expect(sarifOf([test], 'https://muster.example')).toMatchObject({
    runs: [{ results: [{ level: 'warning', hostedViewerUri: 'https://muster.example/results/t1/issue/i1' }] }],
  });
  expect(missesOf([test], ['low'])).toEqual([]);
});
