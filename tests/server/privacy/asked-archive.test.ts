import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inSnapshot } from '#server/database/snapshot.ts';
import { archiveOrganization, failOrganizationArchive, tendOrganizationArchives } from '#server/privacy/organization-archive.job.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Loose } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { depsOf, entriesOf, plantEverything } from './organization-world.ts';

const organizationId = idOf('a', 'organization');
const shown = `result { id state scope done total sizeBytes link }`;

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
  await plantEverything(world);
});
afterAll(() => world.stop());
beforeEach(() => world.sql('delete from organization_archive'));

const ask = (person: Person, field = 'organizationArchiveAsk', of = organizationId): Promise<Loose> =>
  world.act(person, field, { organizationId: of }, shown);
const run = (archiveId: string, more: object = {}) =>
  archiveOrganization({ ...depsOf(world.portal, world.now), ...more }, { archiveId, organizationId });
const stateOf = async (id: string) =>
  (await world.sql<{ state: string }>('select state from organization_archive where id = $1', [id]))[0]?.state;
const listed = async (person: Person): Promise<Loose> =>
  person.startsWith('operator')
    ? (await world.ask(person, `{ operatorArchives(organizationId: "${organizationId}") { id state link } }`))['operatorArchives']
    : (await world.ask(person, '{ organizationArchives { id state link } }'))['organizationArchives'];
const status = async (link: string | null) => (link === null ? null : (await fetch(`${world.portal.url}${link}`)).status);
/** A link to a thing as the server would make it for somebody. */
const linkFor = (person: string, objectId: string, side: 'a' | 'b' = 'a') =>
  world.portal.server.services.fileLink({ userId: idOf(side, person), organizationId: idOf(side, 'organization') }, objectId);

describe('an archive that is asked for', () => {
  it('is asked for once at a time, and of the own organization by customers', async () => {
    const { result } = await ask('customer');
    expect(result).toMatchObject({ state: 'asked', scope: 'seen', link: null });
    expect((await ask('customer')).errors).toMatchObject([{ code: 'taken' }]);
    expect((await ask('operator', 'operatorArchiveAsk')).result).toMatchObject({ state: 'asked', scope: 'whole' });
    expect(
      await world.refusal(
        'customer',
        `mutation { organizationArchiveAsk(input: { organizationId: "${idOf('b', 'organization')}" }) { successful } }`,
      ),
    ).toBe('200 NOT_FOUND');
  });

  it('is downloaded by whoever asked and by operators, and told with a link into the portal alone', async () => {
    const { result } = await ask('customer');
    await run(result.id);
    await run(result.id);
    const [own] = await listed('customer');
    expect([own.state, await status(own.link), await status((await listed('operator'))[0].link)]).toEqual(['ready', 200, 200]);
    expect(await Promise.all([linkFor('customer', result.id), linkFor('operator', result.id)].map(status))).toEqual([200, 200]);
    const others = [
      linkFor('manager', result.id),
      linkFor('accepted', result.id),
      linkFor('gone', result.id),
      linkFor('customer', result.id, 'b'),
    ];
    expect(await Promise.all(others.map(status))).toEqual([404, 404, 404, 404]);
    expect(await world.sql(`select user_id, link from notification where kind = 'archive_made' and description like '%is ready%'`)).toEqual(
      [{ user_id: idOf('a', 'customer'), link: '/organization-settings/users?tab=data' }],
    );
    await world.sql(`update organization_user set role = 'community_test_manager' where id = $1`, [idOf('a', 'customer')]);
    expect(await status(linkFor('customer', result.id))).toBe(404);
    await world.sql(`update organization_user set role = 'customer' where id = $1`, [idOf('a', 'customer')]);
  });

  it('is asked for by a test manager as by a customer, holds what customers read, and is cancelled by whoever asked', async () => {
    const { result } = await ask('manager');
    expect(result).toMatchObject({ state: 'asked', scope: 'seen' });
    expect((await world.act('customer', 'organizationArchiveCancel', { archiveId: result.id }, shown)).errors).toMatchObject([
      { code: 'not_allowed' },
    ]);
    await run(result.id);
    const [own] = await listed('manager');
    expect([own.state, await status(own.link), await status(linkFor('customer', result.id)), (await listed('customer'))[0].link]).toEqual([
      'ready',
      200,
      404,
      null,
    ]);
    const entries = entriesOf(Buffer.from(await (await fetch(`${world.portal.url}${own.link}`)).arrayBuffer()));
    expect([...entries.keys()].filter((name) => /tables\/(?:blocker|audit|edit_request)\.jsonl/u.test(name))).toEqual([]);
    const next = (await ask('manager')).result;
    expect((await world.act('manager', 'organizationArchiveCancel', { archiveId: next.id }, shown)).result).toMatchObject({
      state: 'cancelled',
    });
  });

  it('is not made for somebody who may not ask any more', async () => {
    const { result } = await ask('customer');
    await world.sql(`update organization_user set state = 'removed' where id = $1`, [idOf('a', 'customer')]);
    await run(result.id);
    expect(await stateOf(result.id)).toBe('failed');
    await world.sql(`update organization_user set state = 'active' where id = $1`, [idOf('a', 'customer')]);
  });

  it('ends where it is cancelled in its middle, and leaves no file', async () => {
    const { result } = await ask('customer');
    const kept: string[] = [];
    const { files } = depsOf(world.portal, world.now);
    const cancelling = {
      ...files,
      read: async (key: string) => {
        await world.act('customer', 'organizationArchiveCancel', { archiveId: result.id }, shown);
        return files.read(key);
      },
      store: async (...given: Parameters<typeof files.store>) => {
        const stored = await files.store(...given);
        kept.push(stored.storageKey);
        return stored;
      },
    };
    await run(result.id, { files: cancelling });
    expect(await stateOf(result.id)).toBe('cancelled');
    expect(await Promise.all(kept.map((key) => files.read(key)))).toEqual(kept.map(() => null));
    expect((await ask('customer')).successful).toBe(true);
  });

  it('begins anew where a server was killed in its middle, and fails after the last try', async () => {
    const { result } = await ask('customer');
    const { files } = depsOf(world.portal, world.now);
    const broken = { ...files, store: () => Promise.reject(new Error('killed')) };
    await expect(run(result.id, { files: broken })).rejects.toThrow('killed');
    expect(await stateOf(result.id)).toBe('gathering');
    await run(result.id);
    expect(await stateOf(result.id)).toBe('ready');
    const next = await ask('customer');
    await failOrganizationArchive(depsOf(world.portal, world.now), { archiveId: next.result.id, organizationId });
    expect([await stateOf(next.result.id), await stateOf(result.id)]).toEqual(['failed', 'ready']);
  });

  it('takes the place of the one before, and expires with its file', async () => {
    const { files, owner, database } = depsOf(world.portal, world.now);
    const first = (await ask('customer')).result.id;
    await run(first);
    const [{ key: old } = { key: '' }] = await world.sql<{ key: string }>(
      'select storage_key as key from organization_archive where id = $1',
      [first],
    );
    const second = (await ask('customer')).result.id;
    await run(second);
    expect([await stateOf(first), await stateOf(second), await files.read(old)]).toEqual(['expired', 'ready', null]);
    const [{ key } = { key: '' }] = await world.sql<{ key: string }>('select storage_key as key from organization_archive where id = $1', [
      second,
    ]);
    const tend = (at: string) =>
      tendOrganizationArchives(
        world.portal.server.jobs.enqueue,
        files,
      )({ owner, database: world.portal.server.database, clock: { now: () => new Date(at) } });
    await tend('2026-11-28T08:59:59Z');
    expect(await stateOf(second)).toBe('ready');
    const moment = world.now().toISOString();
    world.setClock('2026-11-28T09:00:00.000Z');
    await tend('2026-11-28T09:00:00Z');
    world.setClock(moment);
    expect([await stateOf(second), await files.read(key), database]).toEqual(['expired', null, world.portal.server.database]);
    expect(await status(linkFor('customer', second))).toBe(404);
  });

  it('is read on a connection that may wait for files', async () => {
    const told = await inSnapshot(world.portal.database.ownerUrl, null, (db) =>
      db.row(
        `select current_setting('idle_in_transaction_session_timeout') as idle, current_setting('transaction_read_only') as reads, current_setting('transaction_isolation') as level`,
      ),
    );
    expect(told).toEqual({ idle: '0', reads: 'on', level: 'repeatable read' });
  });
});
