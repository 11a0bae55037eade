import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addTest, crowdWorld, ids } from './world.ts';
import type { CrowdWorld } from './world.ts';

let world: CrowdWorld;
let child: ChildProcess | null = null;
let lost = 0;

const simulator = fileURLToPath(new URL('../../../crowd/simulator.ts', import.meta.url));

const start = (url: string): ChildProcess => {
  const env = { ...process.env, CROWD_URL: url, CROWD_TOKEN: world.token, CROWD_SPEED: '1000', CROWD_SEED: 'test' };
  return spawn(process.execPath, [simulator], { env, stdio: ['ignore', 'pipe', 'inherit'] });
};

beforeAll(async () => {
  let number = 0;
  world = await crowdWorld(undefined, (app) => {
    app.addHook('onSend', async (_, reply, payload) => {
      number += 1;
      if (number % 9 !== 0) return payload;
      lost += 1;
      reply.code(503).header('retry-after', '0.05').header('content-type', 'application/json');
      return '{}';
    });
  });
  await addTest(world.db, 1, { cases: 3, testers: 8 });
}, 60_000);
afterAll(async () => {
  child?.kill();
  await world.close();
});

const one = async (statement: string): Promise<Record<string, unknown>> =>
  (await world.db.owner.query<Record<string, unknown>>(statement)).rows[0] ?? {};

it('brings eight testers through a test over HTTP, though every ninth answer is lost', async () => {
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  child = start(url);
  await vi.waitFor(
    async () =>
      expect(await one(`select count(*) filter (where status in ('invited', 'joined', 'in_progress')) as left from participant`)).toEqual({
        left: 0,
      }),
    { timeout: 50_000, interval: 200 },
  );
  expect(lost).toBeGreaterThan(3);
  expect(world.logged).toEqual([]);

  const { rows } = await world.db.owner.query<{ email: string; right: boolean }>(
    `select email, completed_cases_count = (select count(*) from case_result r where r.participant_id = p.id and r.completed_at is not null)
       and reported_issues_count = (select count(*) from related_issue i where i.participant_id = p.id) as right
     from participant p where test_id = $1`,
    [ids.test(1)],
  );
  expect(rows.every(({ right }) => right)).toBe(true);
  const seen = await one(
    `select (select count(*) from case_result where completed_at is not null) as results, (select count(*) from attachment where sha256 <> '') as files,
       (select count(*) from attachment where case_result_id is null and related_issue_id is null) as unused, (select count(distinct actual_result) from case_result) as words`,
  );
  expect(Number(seen.results)).toBeGreaterThan(12);
  expect(Number(seen.files)).toBeGreaterThan(2);
  expect(seen.unused).toBe(0);
  expect(Number(seen.words)).toBeGreaterThan(6);
}, 60_000);

it('stops when it is told to', async () => {
  const ended = new Promise<number | null>((resolve) => child?.once('exit', resolve));
  child?.kill('SIGTERM');
  expect(await ended).toBe(0);
});
