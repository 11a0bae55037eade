import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretsWith } from '#server/lib/secrets.ts';
import type { SealedSecret } from '#server/lib/secrets.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { seed } from '#tests/support/seed.ts';

const token = 'planted-secret-3f9c';
const [ours, theirs] = [randomUUID(), randomUUID()];
const [first, second, foreign] = [randomUUID(), randomUUID(), randomUUID()];
const masterKey = randomBytes(32);
const secrets = secretsWith(masterKey);
let database: TestDatabase;

const owner = (integrationId: string, organizationId = ours) => ({ organizationId, integrationId });
const kept = async (integrationId: string): Promise<SealedSecret> => {
  const { rows } = await database.owner.query<SealedSecret>(
    'select i.sealed_secret as sealed, k.key_id as "keyId", k.wrapped from integration i join data_key k using (organization_id) where i.id = $1',
    [integrationId],
  );
  return rows[0] as SealedSecret;
};

beforeAll(async () => {
  database = await createTestDatabase();
  for (const [id, code] of [
    [ours, 'ONE'],
    [theirs, 'TWO'],
  ])
    await seed(database.owner, 'organization', { id, short_code: code });
  for (const [id, organization, code] of [
    [first, ours, 'testrail'],
    [second, ours, 'jira'],
    [foreign, theirs, 'testrail'],
  ])
    await seed(database.owner, 'integration', { id, organization_id: organization, code });
  await secrets.seal(database.owner, owner(first), token);
  await secrets.seal(database.owner, owner(second), 'another');
  await secrets.seal(database.owner, owner(foreign, theirs), 'foreign');
});
afterAll(() => database.drop());

describe('the secret of an integration', () => {
  it('opens for its organization and integration', async () => {
    expect(secrets.open(owner(first), await kept(first))).toBe(token);
    expect(secretsWith(masterKey).open(owner(second), await kept(second))).toBe('another');
  });

  it('opens nowhere else: not in another row, not in another organization, not under another data key', async () => {
    const mine = await kept(first);
    expect(secrets.open(owner(second), mine)).toBeNull();
    expect(secrets.open(owner(first, theirs), mine)).toBeNull();
    expect(secrets.open(owner(foreign, theirs), { ...(await kept(foreign)), sealed: mine.sealed })).toBeNull();
    expect(secrets.open(owner(first), { ...mine, wrapped: (await kept(foreign)).wrapped })).toBeNull();
  });

  it('does not open when a single bit of it was changed', async () => {
    const mine = await kept(first);
    for (let at = 0; at < mine.sealed.length; at += 1) {
      const sealed = Buffer.from(mine.sealed);
      sealed[at] = (sealed[at] ?? 0) ^ 1;
      expect(secrets.open(owner(first), { ...mine, sealed })).toBeNull();
    }
    for (const sealed of [Buffer.alloc(0), mine.sealed.subarray(0, 20)]) expect(secrets.open(owner(first), { ...mine, sealed })).toBeNull();
  });

  it('is never the same twice, and stands nowhere in the database', async () => {
    const before = (await kept(first)).sealed;
    await secrets.seal(database.owner, owner(first), token);
    expect((await kept(first)).sealed.equals(before)).toBe(false);
    const { rows } = await database.owner.query<{ text: string }>('select i::text || k::text as text from integration i, data_key k');
    for (const { text } of rows) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(Buffer.from(token).toString('hex'));
    }
  });

  it('does not open under another master key, and can be entered again under it', async () => {
    const later = secretsWith(randomBytes(32));
    expect(later.open(owner(first), await kept(first))).toBeNull();
    await later.seal(database.owner, owner(first), 'entered again');
    expect(later.open(owner(first), await kept(first))).toBe('entered again');
    expect(later.open(owner(second), await kept(second))).toBeNull();
  });

  it('is sealed by many at once under one data key', async () => {
    await Promise.all(Array.from({ length: 8 }, () => secrets.seal(database.owner, owner(foreign, theirs), 'at once')));
    expect(secrets.open(owner(foreign, theirs), await kept(foreign))).toBe('at once');
  });
});
