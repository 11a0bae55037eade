import { stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderFiles } from '#server/files/open.ts';
import { lostUploads, waitingHours } from '#server/files/lost-uploads.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { makeFolder, removeFolder } from '#tests/support/embedded.ts';
import { idOf, plantTwins } from '#tests/support/twin-world.ts';
import { seed } from '#tests/support/seed.ts';

const sent = new Date('2026-11-20T09:00:00Z');
const hoursLater = (hours: number): Date => new Date(sent.getTime() + hours * 3_600_000);

let database: TestDatabase;
let root: string;
let now = sent;
const kept = new Map<string, string>();

const files = () => folderFiles(root);
const isThere = async (name: string): Promise<boolean> => {
  const stream = await files().read(kept.get(name) ?? '');
  stream?.destroy();
  return stream !== null;
};

const store = async (name: string): Promise<readonly [string, string]> => {
  const { storageKey, sha256 } = await files().store(Readable.from([Buffer.from(`${name},b\n1,2\n`)]), {
    name: 'x.csv',
    maxBytes: 99,
    kinds: ['csv'],
  });
  kept.set(name, storageKey);
  return [storageKey, sha256];
};

const attach = async (name: string, columns: Readonly<Record<string, string>>, key?: readonly [string, string]): Promise<void> => {
  const [storageKey, sha256] = key ?? (await store(name));
  await seed(database.owner, 'attachment', {
    organization_id: idOf('a', 'organization'),
    test_id: idOf('a', 'supervised'),
    name,
    size_bytes: 9,
    sha256,
    storage_key: storageKey,
    created_at: sent.toISOString(),
    ...columns,
  });
};

beforeAll(async () => {
  [database, root] = [await createTestDatabase(), await makeFolder()];
  await plantTwins(database.owner);
  await attach('of a result', { case_result_id: idOf('a', 'result-1-1') });
  await attach('of nothing', {});
  await attach('sent later', { created_at: hoursLater(1).toISOString() });
  await database.owner.query(
    `insert into reproducibility_test (id, organization_id, test_id, issue_id, position) select $2, organization_id, test_id, id, 1 from issue where id = $1`,
    [idOf('a', 'issue-1'), idOf('a', 'reproduction')],
  );
  await attach('of a reproduction', { reproducibility_test_id: idOf('a', 'reproduction'), kind: 'reproducibility_attachment' });
  const shared = await store('of nothing, but an issue has a copy');
  await attach('draft', {}, shared);
  await attach('copy', { case_result_id: idOf('a', 'result-1-1'), kind: 'case_result_attachment' }, shared);
  const [storageKey, sha256] = await store('imported');
  await seed(database.owner, 'upload', {
    organization_id: idOf('a', 'organization'),
    name: 'sheet.csv',
    content_type: 'text/csv',
    size_bytes: 9,
    sha256,
    storage_key: storageKey,
    created_at: sent,
  });
});
afterAll(async () => {
  await database.drop();
  await removeFolder(root);
});

const names = async (): Promise<readonly string[]> =>
  (
    await database.owner.query<{ name: string }>(
      `select name from attachment where storage_key = any ($1) union all select name from upload order by 1`,
      [[...kept.values()]],
    )
  ).rows.map((row) => row.name);

it('leaves an upload the time to be attached', async () => {
  now = hoursLater(waitingHours);
  await lostUploads({ owner: database.owner, files: files(), clock: { now: () => now } })();
  expect(await names()).toEqual(['copy', 'draft', 'of a reproduction', 'of a result', 'of nothing', 'sent later', 'sheet.csv']);
  expect(await isThere('of nothing')).toBe(true);
});

it('sweeps what nothing took, row and file, and no file that another row still names', async () => {
  const sweep = lostUploads({ owner: database.owner, files: files(), clock: { now: () => now } });
  now = hoursLater(waitingHours + 0.5);
  await sweep();
  expect(await names()).toEqual(['copy', 'of a reproduction', 'of a result', 'sent later']);
  expect(await Promise.all([...kept.keys()].map(async (name) => [name, await isThere(name)]))).toEqual([
    ['of a result', true],
    ['of nothing', false],
    ['sent later', true],
    ['of a reproduction', true],
    ['of nothing, but an issue has a copy', true],
    ['imported', false],
  ]);
  now = hoursLater(waitingHours + 1.5);
  await sweep();
  expect(await isThere('sent later')).toBe(false);
});

it('looks for files that no row names, once a day', async () => {
  const long = new Date(Date.now() - 2 * waitingHours * 3_600_000);
  const cut = async (name: string): Promise<void> => {
    await writeFile(path.join(root, 'incoming', name), 'x');
    await utimes(path.join(root, 'incoming', name), long, long);
  };
  const found = (name: string): Promise<boolean> =>
    stat(path.join(root, 'incoming', name)).then(
      () => true,
      () => false,
    );
  const sweep = lostUploads({ owner: database.owner, files: files(), clock: { now: () => now } });
  await cut('first');
  await sweep();
  expect(await found('first')).toBe(false);
  await cut('second');
  now = new Date(now.getTime() + (waitingHours - 1) * 3_600_000);
  await sweep();
  expect(await found('second')).toBe(true);
  now = new Date(now.getTime() + 3_600_000);
  await sweep();
  expect(await found('second')).toBe(false);
  expect(await isThere('of a result')).toBe(true);
});
