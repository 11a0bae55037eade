import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { masterKeyFor, rememberMasterKey } from '#server/database/master-key-check.ts';
import { resealPortion, sealedColumns, underDataKey } from '#server/database/reseal.ts';
import { readKeys } from '#server/identity/keys.ts';
import { deriveKey } from '#server/lib/master-key.ts';
import type { MasterKey } from '#server/lib/master-key.ts';
import { seal, unseal } from '#server/lib/seal.ts';
import { secretsWith } from '#server/lib/secrets.ts';
import { mailWordsWith } from '#server/mail/words.ts';
import { grantKeysWith } from '#server/vendors/entra/grants.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { idOf, plantTwins } from '#tests/support/twin-world.ts';

const [before, after] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
const both: MasterKey = [after, before];
const tokens = { accessToken: 'a', refreshToken: 'r', expiresAt: '2026-01-01T00:00:00.000Z' };
const organizationId = idOf('a', 'organization');
const userId = idOf('a', 'customer');
const callKey = (index: number): string => `call ${index}`;
const boundOf = (index: number): string => `answer:${organizationId}:${userId}:${callKey(index)}`;

/** More than two portions. */
const answers = 1201;

let database: TestDatabase;
let mailId: string;
let grantId: string;
let integrationId: string;
beforeEach(async () => {
  database = await createTestDatabase();
  const { owner, ownerUrl } = database;
  await plantTwins(owner);
  await rememberMasterKey(ownerUrl, before);
  await readKeys(owner, before);
  [mailId, grantId] = [randomUUID(), randomUUID()];
  const { rows } = await owner.query<{ id: string }>('select id from integration where organization_id = $1 order by id limit 1', [
    organizationId,
  ]);
  integrationId = rows[0]?.id ?? randomUUID();
  if (rows.length === 0)
    await owner.query(`insert into integration (id, organization_id, code) values ($1, $2, 'jira')`, [integrationId, organizationId]);
  await secretsWith(before).seal(owner, { organizationId, integrationId }, 'their token');
  await owner.query(
    `insert into mail (id, kind, recipient, subject, sealed, state) values ($1, 'password', 'a@b.example', 'Hello', $2, 'waiting')`,
    [mailId, mailWordsWith(before).close(mailId, { text: 'words', html: 'words', headers: {} })],
  );
  await owner.query(
    `insert into azure_grant (id, organization_id, user_id, state_hash, begun_at, key_hash, sealed_tokens, granted_at) values ($1, $2, $3, '\\x01', now(), '\\x02', $4, now())`,
    [grantId, organizationId, userId, grantKeysWith(before).seal({ organizationId, userId }, tokens)],
  );
  const key = deriveKey(before, 'operator answers');
  const sealed = Array.from({ length: answers }, (_, index) => seal(key, Buffer.from(String(index)), boundOf(index)).toString('base64'));
  await owner.query(
    `insert into idempotency (organization_id, user_id, key, operation, variables_hash, forget_at, sealed)
     select $1, $2, 'call ' || (place - 1), 'x', 'x', now() + interval '1 day', decode(sealed, 'base64') from unnest($3::text[]) with ordinality as t (sealed, place)`,
    [organizationId, userId, sealed],
  );
});
afterEach(() => database.drop());

const secretOf = async (masterKey: MasterKey): Promise<string | null> => {
  const { rows } = await database.owner.query(
    'select i.sealed_secret as sealed, k.key_id as "keyId", k.wrapped from integration i join data_key k using (organization_id) where i.id = $1',
    [integrationId],
  );
  return secretsWith(masterKey).open({ organizationId, integrationId }, rows[0]);
};

/** What the product reads with this key. */
const readWith = async (masterKey: MasterKey) => {
  const one = async (statement: string, id: string): Promise<Buffer> => (await database.owner.query(statement, [id])).rows[0]?.sealed;
  const { rows } = await database.owner.query<{ key: string; sealed: Buffer }>('select key, sealed from idempotency');
  const purpose = deriveKey(masterKey, 'operator answers');
  return {
    mail: mailWordsWith(masterKey).open(mailId, await one('select sealed from mail where id = $1', mailId))?.text ?? null,
    secret: await secretOf(masterKey),
    grant: grantKeysWith(masterKey).unseal(
      { organizationId, userId },
      await one('select sealed_tokens as sealed from azure_grant where id = $1', grantId),
    ),
    signing: await readKeys(database.owner, masterKey).then(
      ({ jwks }) => jwks.length,
      () => null,
    ),
    answers: rows.filter(({ key, sealed }) => unseal(purpose, sealed, `answer:${organizationId}:${userId}:${key}`) !== null).length,
  };
};
const all = { mail: 'words', secret: 'their token', grant: tokens, signing: 1, answers };
const nothing = { mail: null, secret: null, grant: null, signing: null, answers: 0 };

const change = () => rememberMasterKey(database.ownerUrl, both);
const untilDone = async (masterKey: MasterKey = both): Promise<readonly string[]> => {
  const came: string[] = [];
  while (came.at(-1) !== 'done' && came.length < 100) came.push(await resealPortion(database.owner, masterKey));
  return came;
};

describe('the sealed columns', () => {
  it('are all that the schema has: what bytes are kept is sealed, under a data key, a hash or no secret', async () => {
    const plain = ['azure_grant.key_hash', 'azure_grant.state_hash', 'master_key.check_value', 'master_key.previous_check'];
    const { rows } = await database.owner.query<{ name: string }>(
      `select c.table_name || '.' || c.column_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'bytea'`,
    );
    const sealed = sealedColumns.map(({ table, column }) => `${table}.${column}`);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...sealed, ...underDataKey, ...plain].toSorted());
  });

  it('name their whole primary key', async () => {
    for (const { table, key } of sealedColumns) {
      const { rows } = await database.owner.query<{ names: string[] }>(
        `select array_agg(a.attname::text) as names from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
         where i.indrelid = $1::regclass and i.indisprimary`,
        [table],
      );
      expect([table, rows[0]?.names.toSorted()]).toEqual([table, Object.keys(key).toSorted()]);
    }
  });
});

describe('a changed master key', () => {
  it('opens everything at once beside the one before, and alone once all of it is sealed anew', async () => {
    expect(await readWith(before)).toEqual(all);
    expect(await readWith(after)).toEqual(nothing);
    await change();
    expect({ ...(await readWith(both)), answers }).toEqual(all);
    const came = await untilDone();
    expect(came.filter((each) => each !== 'more')).toEqual(['passed', 'done']);
    expect(await readWith(after)).toEqual(all);
    expect(await readWith(before)).toEqual(nothing);
  });

  it('is never without what was sealed, wherever the process is killed', async () => {
    await change();
    const killed = database.owner;
    for (let portions = 0; portions < 3; portions += 1) {
      await resealPortion(killed, both);
      const { rows } = await killed.query<{ pid: number }>(`select pg_backend_pid() as pid`);
      const cut = resealPortion(killed, both).catch(() => 'cut');
      await killed
        .query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> $1 and application_name = $2',
          [rows[0]?.pid, 'muster'],
        )
        .catch(() => undefined);
      await cut;
      const opened = await readWith(both);
      const [old, anew] = [await readWith(before), await readWith(after)];
      expect({ ...opened, answers: old.answers + anew.answers }).toEqual(all);
    }
    await untilDone();
    expect(await readWith(after)).toEqual(all);
  });

  it('keeps the data key of an organization when a secret is entered beside both keys', async () => {
    await change();
    const second = randomUUID();
    await database.owner.query(`insert into integration (id, organization_id, code) values ($1, $2, 'zephyr_squad')`, [
      second,
      organizationId,
    ]);
    await secretsWith(both).seal(database.owner, { organizationId, integrationId: second }, 'another');
    expect(await secretOf(both)).toBe('their token');
  });

  it('is not done while another node seals with the one before', async () => {
    await change();
    await untilDone();
    await database.owner.query('update mail set sealed = $2 where id = $1', [
      mailId,
      mailWordsWith(before).close(mailId, { text: 'late', html: 'late', headers: {} }),
    ]);
    const came: string[] = [];
    do came.push(await resealPortion(database.owner, both));
    while (came.at(-1) === 'more');
    expect(came.at(-1)).toBe('passed');
    await expect(masterKeyFor(database.ownerUrl, { masterKey: after.toString('base64'), dataDir: '/nowhere' })).rejects.toThrow(
      /^The master key was changed/u,
    );
    await untilDone();
    expect((await readWith(after)).mail).toBe('late');
  });
});

describe('a start', () => {
  const word = (key: Buffer): string => key.toString('base64');
  const starting = (current: Buffer, previous: Buffer | null = null) =>
    masterKeyFor(database.ownerUrl, {
      masterKey: word(current),
      masterKeyPrevious: previous === null ? null : word(previous),
      dataDir: '/nowhere',
    });
  const unfinished =
    'The master key was changed, and not everything is sealed with the new one yet. Put the one before into MASTER_KEY_PREVIOUS until the page Installation says that nothing is left under it.';
  const wrong = /^The master key is not the one that this database was made with\./u;

  it('without the key before is refused until nothing is sealed with it', async () => {
    await expect(starting(after)).rejects.toThrow(wrong);
    expect(await starting(after, before)).toEqual([after, before]);
    await change();
    await expect(starting(after)).rejects.toThrow(unfinished);
    await expect(starting(before)).rejects.toThrow(wrong);
    await resealPortion(database.owner, both);
    await expect(starting(after)).rejects.toThrow(unfinished);
    await untilDone();
    expect(await starting(after)).toEqual(after);
    await rememberMasterKey(database.ownerUrl, after);
    await expect(starting(before)).rejects.toThrow(wrong);
    expect((await database.owner.query('select previous_check, resealed_at from master_key')).rows).toEqual([
      { previous_check: null, resealed_at: null },
    ]);
  });

  it('goes back to the key before, and refuses a third one while a change is under way', async () => {
    await change();
    const third = randomBytes(32);
    await expect(starting(third, after)).rejects.toThrow(unfinished);
    await expect(starting(third, before)).rejects.toThrow(wrong);
    expect(await starting(before, after)).toEqual([before, after]);
    await rememberMasterKey(database.ownerUrl, [before, after]);
    await untilDone([before, after]);
    expect(await readWith(before)).toEqual(all);
  });

  it('knows the other key beforehand, so that nodes can be changed one after the other', async () => {
    const ahead: MasterKey = [before, after];
    expect(await starting(before, after)).toEqual(ahead);
    await rememberMasterKey(database.ownerUrl, ahead);
    expect(await resealPortion(database.owner, ahead)).toBe('idle');
    await change();
    await resealPortion(database.owner, both);
    expect(await secretOf(ahead)).toBe('their token');
  });

  it('reads both keys from files beside the data', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'muster-keys-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    await writeFile(path.join(dataDir, 'master.key'), word(after));
    await expect(masterKeyFor(database.ownerUrl, { masterKey: null, dataDir })).rejects.toThrow(wrong);
    await writeFile(path.join(dataDir, 'master.key.previous'), word(before));
    expect(await masterKeyFor(database.ownerUrl, { masterKey: null, dataDir })).toEqual([after, before]);
  });
});
