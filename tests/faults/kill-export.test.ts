import { spawn } from 'node:child_process';
import { seed } from '#tests/support/seed.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { demoAccess } from '#server/lib/demo-access.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import type { StandIns } from '#server/stand-ins/stand-ins.ts';
import { secretsWith } from '#server/lib/secrets.ts';
import { createTestDatabase, testMasterKey } from '#tests/support/database.ts';
import { randomFrom } from '#machines/testing/random.ts';
import { kills } from './kills.ts';
import { projectRoot } from '#tests/support/tree.ts';
import { idOf, plantTwins } from '#tests/support/twin-world.ts';

const [many, settle, dice] = [50, 1000, 16];
const organization = idOf('a', 'organization');
const turn = { organizationId: organization, integrationId: idOf('a', 'tracker') };
const { jira } = demoAccess;
const settings = {
  site: jira.site,
  username: jira.username,
  edition: 'cloud',
  priority_mappings: { critical: 'Highest', high: 'High', medium: 'Medium', low: 'Low' },
};
const params = { project_key: 'APP', issuetype_name: 'Task', labels: [] };

const issues = `insert into issue (organization_id, test_id, participant_id, number, code, title, severity, published_at)
  select organization_id, test_id, participant_id, 7000 + n, 'K-' || n, 'Killed ' || n, 'low', now() from issue, generate_series(1, $2::int) n where id = $1 returning id`;
const exports = `insert into issue_export (organization_id, export_job_id, issue_id, integration_id, target, position)
  select $1, $2, id, $3, 'APP', row_number() over () from unnest($4::uuid[]) id`;

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

const plant = async ({ owner }: TestDatabase): Promise<void> => {
  await plantTwins(owner);
  await owner.query(`update integration set settings = $2 where id = $1`, [turn.integrationId, settings]);
  await secretsWith(testMasterKey).seal(owner, turn, jira.secret);
  const { rows } = await owner.query<{ id: string }>(issues, [idOf('a', 'issue-1'), many]);
  const job = idOf('a', 'killed-job');
  await seed(owner, 'export_job', {
    id: job,
    organization_id: organization,
    created_by: idOf('a', 'customer'),
    integration_id: turn.integrationId,
    destination: 'jira',
    target: 'APP',
    params,
  });
  await owner.query(exports, [organization, job, turn.integrationId, rows.map(({ id }) => id)]);
};

/** A worker of its own process that goes on with the exports until it is killed. */
const startWorker = async (given: object) => {
  const child = spawn(process.execPath, [path.join(projectRoot, 'tests/faults/export-child.ts'), JSON.stringify(given)], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (words: string) => (said += words));
  const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  for (let look = 0; look < 3000 && !said.includes('ready'); look += 1) {
    if (child.exitCode !== null) throw new Error(said);
    await pause(10);
  }
  return {
    kill: async (): Promise<void> => {
      child.kill('SIGKILL');
      await gone;
    },
  };
};

const kinds = ['lost', 'broken', 'busy', 'cut', 'garbled'] as const;

/** The next new issue but a few meets trouble. */
const trouble = ({ behave, misbehave }: StandIns, turns: number): void => {
  behave();
  misbehave({ vendor: 'jira', kind: kinds[turns % kinds.length] ?? 'lost', method: 'POST', where: '/issue', times: 1 });
};

/** The minutes pass for which a tracker is left alone, and an issue is held by a worker that is gone. */
const minutesPass = async ({ owner }: TestDatabase): Promise<void> => {
  await owner.query('update integration set resume_at = null, setbacks = 0');
  await owner.query('update issue_export set held_until = null');
};

it('kills of a worker in the middle of fifty issues leave each of them in the tracker once', async ({ annotate }) => {
  const random = randomFrom(dice);
  const standIns = await startStandIns();
  const database = await createTestDatabase({ poolSize: 2 });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'muster-exports-'));
  const variables = {
    DATA_DIR: dataDir,
    PORT: '0',
    PUBLIC_URL: 'http://localhost:4173',
    DEMO: '0',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
  };
  const urls = { appUrl: database.appUrl, ownerUrl: database.ownerUrl };
  const given = { variables, urls, masterKey: testMasterKey.toString('base64'), origins: [...standIns.origins], turn, settle };
  const countOf = async (state: string): Promise<number> =>
    Number(
      (await database.owner.query('select count(*) from issue_export where target = $1 and state = $2', ['APP', state])).rows[0]?.count,
    );
  try {
    await plant(database);
    let struck = 0;
    for (; struck < kills && (await countOf('delivered')) < many; struck += 1) {
      trouble(standIns, struck);
      await minutesPass(database);
      const worker = await startWorker(given);
      await pause(10 + random(60));
      await worker.kill();
    }
    const left = many - (await countOf('delivered'));
    standIns.behave();
    const last = await startWorker(given);
    const arrived = async (): Promise<number> => {
      await minutesPass(database);
      return countOf('delivered');
    };
    await expect.poll(arrived, { timeout: 150_000, interval: 1500 }).toBe(many);
    await last.kill();
    const marks = standIns.made.jira.items().map(({ properties }) => Reflect.get(Object(properties['muster.export']), 'id'));
    const { rows } = await database.owner.query<{ id: string }>(`select id from issue_export where target = 'APP'`);
    expect(rows.map(({ id }) => marks.filter((mark) => mark === id).length)).toEqual(rows.map(() => 1));
    expect(struck).toBe(kills);
    await annotate(`${struck} kills, ${left} issues left after the last`);
  } finally {
    await database.drop();
    await standIns.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 600_000);
