import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { randomFrom } from '#machines/testing/random.ts';
import { rememberMasterKey } from '#server/database/master-key-check.ts';
import { lostUploads } from '#server/files/lost-uploads.ts';
import { openFiles } from '#server/files/open.ts';
import { deriveKey } from '#server/lib/master-key.ts';
import { seal, unseal } from '#server/lib/seal.ts';
import { parts } from '#server/areas/results/retention/remove-test.job.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { projectRoot } from '#tests/support/tree.ts';
import { idOf, plantTwins } from '#tests/support/twin-world.ts';
import { kills, patience } from './kills.ts';

const dice = 43;
const [current, before] = [Buffer.alloc(32, 8), Buffer.alloc(32, 7)];
const of = { organizationId: idOf('a', 'organization'), testId: idOf('a', 'supervised'), archiveId: idOf('a', 'archive') };

let database: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'muster-kills-'));
  await plantTwins(database.owner);
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const sql = async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  (await database.owner.query<Row>(text, [...values])).rows;

/** Does the work in a process of its own; ends it after a while, or waits for its end. Says whether it came to it. */
const run = async (work: string, milliseconds: number | null): Promise<boolean> => {
  const { appUrl, ownerUrl } = database;
  const given = { work, appUrl, ownerUrl, dataDir, keys: [current, before].map((key) => key.toString('base64')), of };
  const child = spawn(process.execPath, [path.join(projectRoot, 'tests/faults/work-child.ts'), JSON.stringify(given)], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (words: string) => (said += words));
  const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  while (!said.includes('ready')) {
    if (child.exitCode !== null) throw new Error(said);
    await pause(2);
  }
  if (milliseconds !== null) {
    await Promise.race([pause(milliseconds), gone]);
    child.kill('SIGKILL');
  }
  await gone;
  if (milliseconds === null && !said.includes('done')) throw new Error(said);
  return said.includes('done');
};

/** Kills it in its middle, asks after each what must hold at any moment, and lets the last one come to its end. */
const kill = async (work: string, most: number, holds: () => Promise<void>): Promise<number> => {
  const random = randomFrom(dice);
  let struck = 0;
  for (; struck < kills; struck += 1) {
    const isDone = await run(work, 1 + random(most));
    await holds();
    if (isDone) break;
  }
  await run(work, null);
  return struck;
};

const filesOf = () => openFiles({ files: null, dataDir });

it(
  'kills in the middle of sealing under a new master key leave every value readable, and in the end by the new key alone',
  async ({ annotate }) => {
    const many = 6_000;
    const user = idOf('a', 'customer');
    const boundOf = (index: number): string => `answer:${of.organizationId}:${user}:call ${index}`;
    await rememberMasterKey(database.ownerUrl, before);
    const old = deriveKey(before, 'operator answers');
    const sealed = Array.from({ length: many }, (_, index) => seal(old, Buffer.from(String(index)), boundOf(index)).toString('base64'));
    await sql(
      `insert into idempotency (organization_id, user_id, key, operation, variables_hash, forget_at, sealed)
     select $1, $2, 'call ' || (place - 1), 'x', 'x', now() + interval '1 day', decode(sealed, 'base64') from unnest($3::text[]) with ordinality as t (sealed, place)`,
      [of.organizationId, user, sealed],
    );
    await rememberMasterKey(database.ownerUrl, [current, before]);
    const readBy = async (...keys: readonly Buffer[]): Promise<number> => {
      const rows = await sql<{ key: string; sealed: Buffer }>('select key, sealed from idempotency where sealed is not null');
      const opening = keys.map((key) => deriveKey(key, 'operator answers'));
      return rows.filter(({ key, sealed: value }) => {
        const index = Number(key.slice('call '.length));
        return opening.some((one) => unseal(one, value, boundOf(index))?.toString() === String(index));
      }).length;
    };
    const struck = await kill('reseal', 250, async () => expect(await readBy(current, before)).toBe(many));
    expect(await readBy(current)).toBe(many);
    expect(await sql('select resealed_at is not null as done from master_key')).toEqual([{ done: true }]);
    await annotate(`${struck} kills`);
  },
  patience,
);

it(
  'kills in the middle of the removal of a test leave nothing of it, and what is counted is what went',
  async ({ annotate }) => {
    const files = await filesOf();
    for (let index = 0; index < 40; index += 1) {
      const stored = await files.store(Readable.from([Buffer.from(`${index}\n`)]), { name: 'x.csv', maxBytes: 99, kinds: ['csv'] });
      await sql(
        `insert into attachment (organization_id, test_id, case_result_id, kind, media_kind, name, content_type, size_bytes, sha256, storage_key)
       values ($1, $2, $3, 'case_result_attachment', 'csv', 'x.csv', 'text/csv', $4, $5, $6)`,
        [of.organizationId, of.testId, idOf('a', 'result-1-1'), stored.sizeBytes, stored.sha256, stored.storageKey],
      );
    }
    await sql(
      `insert into issue (organization_id, test_id, participant_id, number, code, title, severity) select organization_id, test_id, participant_id, 7000 + n, 'K-' || n, 'Killed', 'low' from issue, generate_series(1, 600) n where id = $1`,
      [idOf('a', 'issue-1')],
    );
    await sql(
      `insert into test_retention (id, organization_id, state, removes_at, announced_at) values ($1, $2, 'removing', now(), now())`,
      [of.testId, of.organizationId],
    );
    const counted = async (testId: string): Promise<number> => {
      let count = 0;
      for (const { table, where } of parts)
        count +=
          (
            await sql<{ count: number }>(`select count(*)::int as count from ${table} x where (${where}) and $1::uuid is not null`, [
              testId,
            ])
          )[0]?.count ?? 0;
      return count;
    };
    const other = await counted(idOf('b', 'supervised'));
    const all = await counted(of.testId);
    const struck = await kill('remove', 300, async () => {
      const [row] = await sql<{ removed: number }>('select removed_rows as removed from test_retention where id = $1', [of.testId]);
      if (row !== undefined) expect(row.removed + (await counted(of.testId))).toBe(all);
    });
    expect([await counted(of.testId), await counted(idOf('b', 'supervised'))]).toEqual([0, other]);
    expect(await sql('select from test where id = $1', [of.testId])).toEqual([]);
    expect(
      await sql(`select (after ->> 'rows')::int as rows, (after ->> 'files')::int as files from audit where event = 'test.remove'`),
    ).toEqual([{ rows: all, files: 42 }]);
    await lostUploads({
      owner: database.owner,
      files: { ...files, sweep: (isKept) => files.sweep(isKept, 0) },
      clock: { now: () => new Date() },
    })();
    expect(await files.sweep(async () => new Set(), 0)).toBe(0);
    await annotate(`${struck} kills, ${all} rows`);
  },
  patience,
);

it(
  'kills in the middle of an archive of an organization leave it in work, and the next one makes it whole',
  async ({ annotate }) => {
    await sql(
      `insert into audit (organization_id, at, role, operation, entity, event, after, outcome)
     select $1, now(), 'system', 'x', 'issue', 'x', jsonb_build_object('words', md5(n::text)), 'done' from generate_series(1, 30000) n`,
      [of.organizationId],
    );
    await sql(`update organization_archive set state = 'asked', scope = 'whole', asked_by = $2 where id = $1`, [
      of.archiveId,
      idOf('a', 'operator'),
    ]);
    const struck = await kill('archive', 400, async () => {
      const [row] = await sql<{ state: string; key: string | null }>(
        'select state, storage_key as key from organization_archive where id = $1',
        [of.archiveId],
      );
      expect(row?.state === 'ready').toBe(row?.key !== null);
    });
    const [row] = await sql<{ state: string; key: string }>('select state, storage_key as key from organization_archive where id = $1', [
      of.archiveId,
    ]);
    const files = await filesOf();
    const content = await files.read(row?.key ?? '');
    if (content === null) throw new Error(`the archive is ${row?.state ?? 'gone'}`);
    const entries = unzipSync(new Uint8Array(await buffer(content)));
    expect(
      Buffer.from(entries['tables/audit.jsonl'] ?? [])
        .toString()
        .split('\n').length - 1,
    ).toBeGreaterThanOrEqual(30_000);
    expect(await sql(`select count(*)::int as told from notification where kind = 'archive_made'`)).toEqual([{ told: 1 }]);
    await annotate(`${struck} kills`);
  },
  patience,
);
