import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readKeys, rotateKeys } from '#server/identity/keys.ts';
import { createTestDatabase, testMasterKey, type TestDatabase } from '#tests/support/database.ts';
import { addMember, openPortal, who, type Member } from './world.ts';

let database: TestDatabase;
let member: Member;
beforeAll(async () => {
  database = await createTestDatabase();
  member = await addMember(database.owner);
});
afterAll(async () => {
  vi.useRealTimers();
  await database.drop();
});

const kept = async (): Promise<{ readonly secret: unknown; readonly sealed: Buffer | null }> =>
  (await database.owner.query<{ secret: unknown; sealed: Buffer | null }>('select secret, sealed from oidc_key')).rows[0] ?? {
    secret: null,
    sealed: null,
  };

describe('signing keys', () => {
  it('are sealed: what the database holds says nothing of them, and opens with this master key alone', async () => {
    const keys = await readKeys(database.owner, testMasterKey);
    const { secret, sealed } = await kept();
    const bytes = sealed?.toString('latin1') ?? '';
    expect(secret).toBeNull();
    for (const word of [keys.jwks[0]?.d ?? '', keys.cookies[0] ?? '', keys.overrides[0] ?? '']) {
      expect(word.length).toBeGreaterThan(20);
      expect(bytes).not.toContain(word);
    }
    await expect(readKeys(database.owner, Buffer.alloc(32, 8))).rejects.toThrow('do not open');
  });

  it('that were kept open are sealed at the next start, and stay the same', async () => {
    const { jwks, cookies, overrides } = await readKeys(database.owner, testMasterKey);
    const open = { jwks, cookies, override: overrides[0] };
    await database.owner.query('update oidc_key set sealed = null, secret = $1', [JSON.stringify(open)]);
    const portal = await openPortal(database.owner);
    expect(portal.identity.keys.jwks).toEqual(jwks);
    expect([portal.identity.keys.cookies, portal.identity.keys.overrides]).toEqual([cookies, overrides]);
    expect(await kept()).toMatchObject({ secret: null, sealed: expect.any(Buffer) });
    await portal.close();
  });

  it('are followed by new ones: running servers take both, and the old one ends with its tokens', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() });
    const [running, other] = [await openPortal(database.owner), await openPortal(database.owner)];
    Object.assign(other.settings, { publicUrl: running.settings.publicUrl });
    const old = await running.identity.mint(member.userId, 3600);
    await rotateKeys(database.owner, testMasterKey, { atOnce: false });
    vi.advanceTimersByTime(2000);
    await other.identity.keys.refresh();
    const young = await other.identity.mint(member.userId, 3600);
    expect([(await who(running.origin, young)).status, (await who(running.origin, old)).status]).toEqual([200, 200]);
    vi.advanceTimersByTime(20 * 60_000);
    await running.identity.keys.refresh();
    await rotateKeys(database.owner, testMasterKey, { atOnce: false });
    vi.advanceTimersByTime(2000);
    await running.identity.keys.refresh();
    expect([(await who(running.origin, young)).status, (await who(running.origin, old)).status]).toEqual([200, 401]);
    await rotateKeys(database.owner, testMasterKey, { atOnce: true });
    vi.advanceTimersByTime(2000);
    await running.identity.keys.refresh();
    expect((await who(running.origin, young)).status).toBe(401);
    await Promise.all([running.close(), other.close()]);
  });
});
