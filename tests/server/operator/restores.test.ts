import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restoreTexts } from '#schema/vocabulary/organization-restore.ts';
import { failRestore, restoreArchive, tendRestores } from '#server/privacy/restore-organization.job.ts';
import type { RestoreJobDeps } from '#server/privacy/restore-organization.job.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Loose, Portal } from '#tests/support/portal.ts';
import { seed } from '#tests/support/seed.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { emptyPortal, made, plantEverything } from '../privacy/organization-world.ts';

const house = '10000000-0000-4000-8000-000000000001';
const people = {
  olga: '10000000-0000-4000-8000-000000000002',
  oleg: '10000000-0000-4000-8000-000000000003',
  carla: '10000000-0000-4000-8000-000000000004',
} as const;
type Name = keyof typeof people;
const shown = `id state name sizeBytes found { label value } reason done total restoredId`;

let world: PortalWorld;
let there: Portal;
let archive: Buffer;
beforeAll(async () => {
  world = await openPortalWorld();
  await plantEverything(world);
  archive = await made(world, 'whole');
  there = await emptyPortal(world);
  const { owner } = there.database;
  await seed(owner, 'organization', { id: house, public_id: 'house', short_code: 'HOUSE', name: 'House' });
  for (const [name, id] of Object.entries(people)) {
    const isOperator = name !== 'carla';
    const person = {
      role: isOperator ? 'test_manager' : 'customer',
      is_operator: isOperator,
      email: `${name}@house.test`,
      first_name: name,
    };
    await seed(owner, 'organization_user', { id, organization_id: house, public_id: name, last_name: 'House', ...person });
  }
});
afterAll(async () => {
  await world.stop();
  await there.stop();
});

const sql = async <R extends object>(text: string, values: unknown[] = []): Promise<readonly R[]> =>
  (await there.database.owner.query<R>(text, values)).rows;
beforeEach(() => sql(`delete from organization_restore`));

const ask = async (name: Name, document: string, input?: object): Promise<Loose> =>
  (await (await there.as(people[name], 'house'))(document, input === undefined ? {} : { input })).data;
const act = async (name: Name, field: string, input: object): Promise<Loose> => {
  const type = field === 'operatorRestoreBegin' ? 'OperatorRestoreBeginInput' : 'OperatorRestoreInput';
  const data = await ask(
    name,
    `mutation M($input: ${type}!) { ${field}(input: $input) { successful result { ${shown} } errors { code message } } }`,
    input,
  );
  return data[field];
};
const begun = async (name: Name = 'olga'): Promise<string> => (await act(name, 'operatorRestoreBegin', { name: 'NW.zip' })).result.id;
const send = async (id: string, body: Uint8Array, name: Name | null = 'olga') => {
  const token = name === null ? null : await there.server.identity.mint(people[name]);
  const answer = await fetch(`${there.url}/api/organization-restores/${id}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/zip',
      'x-organization-public-id': 'house',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: body as BodyInit,
  });
  return answer.status;
};
const first = async (): Promise<Loose> => (await ask('olga', `{ operatorRestores { ${shown} } }`)).operatorRestores[0];
const deps = (): RestoreJobDeps => ({
  owner: there.database.owner,
  ownerUrl: there.database.ownerUrl,
  database: there.server.database,
  files: there.server.services.vendors.files,
});
const run = (restoreId: string, more: Partial<RestoreJobDeps> = {}) =>
  restoreArchive({ ...deps(), ...more }, { restoreId, organizationId: house });
const checked = async (): Promise<string> => {
  const id = await begun();
  await send(id, archive);
  await run(id);
  return id;
};
const organizations = () => sql<{ id: string }>(`select id from organization where id <> $1`, [house]);
const fileOf = async (id: string) =>
  (await sql<{ key: string | null }>('select storage_key as key from organization_restore where id = $1', [id]))[0]?.key ?? '';
describe('an archive that an operator sends', () => {
  it('is sent by its operator alone, to a place that is theirs, and once', async () => {
    const id = await begun();
    expect(await begun()).toBe(id);
    expect((await act('oleg', 'operatorRestoreBegin', { name: 'b.zip' })).errors).toMatchObject([{ code: 'taken' }]);
    expect((await act('olga', 'operatorRestoreBegin', { name: 'rows.csv' })).errors).toMatchObject([{ message: restoreTexts.noArchive }]);
    const strangers = [
      await send(id, archive, null),
      await send(id, archive, 'carla'),
      await send(id, archive, 'oleg'),
      await send(idOf('a', 'x'), archive),
      await send('x', archive),
    ];
    expect(strangers).toEqual([401, 403, 404, 404, 404]);
    expect([await send(id, Buffer.from('no archive')), (await first()).state]).toEqual([422, 'awaiting']);
    expect([await send(id, archive), await send(id, archive)]).toEqual([200, 404]);
    expect(await first()).toMatchObject({ id, state: 'checking', name: 'NW.zip', sizeBytes: archive.length, found: [] });
    expect(await sql(`select data from pgboss.job where name = 'restore-organization'`)).toEqual([
      { data: { restoreId: id, organizationId: house } },
    ]);
    await sql(`delete from pgboss.job where name = 'restore-organization'`);
  });

  it('is refused in the words of the command where it was changed, and its file goes', async () => {
    const id = await begun();
    await send(id, archive.subarray(0, archive.length - 400));
    const key = await fileOf(id);
    await run(id);
    expect(await first()).toMatchObject({
      state: 'refused',
      found: [],
      reason: expect.stringMatching(/^This is not an archive of an organization/u),
    });
    expect([await organizations(), await deps().files.read(key)]).toEqual([[], null]);
  });

  it('says what it brings, without a change, and lets go of its file where it is discarded', async () => {
    const id = await checked();
    const key = await fileOf(id);
    const { state, found } = await first();
    const facts = Object.fromEntries(found.map(({ label, value }: Loose) => [label, value]));
    expect([state, facts['Holds'], facts['Files'], facts['Says of itself']]).toEqual([
      'checked',
      'Everything',
      '4, 2 more were missing when it was made',
      'A contract, a balance of 100.00 credits',
    ]);
    expect(await organizations()).toEqual([]);
    expect((await act('oleg', 'operatorRestoreDiscard', { restoreId: id })).result.state).toBe('discarded');
    await expect.poll(() => deps().files.read(key)).toBeNull();
    expect((await act('olga', 'operatorRestoreStart', { restoreId: id })).errors).toMatchObject([{ code: 'invalid_state' }]);
  });

  it('is let go of where it is discarded while it is checked, and where nobody restores it within a day', async () => {
    const id = await begun();
    await send(id, archive);
    const { files } = deps();
    const discarding = {
      ...files,
      read: async (key: string) => {
        await act('olga', 'operatorRestoreDiscard', { restoreId: id });
        return files.read(key);
      },
    };
    await run(id, { files: discarding });
    expect((await first()).state).toBe('discarded');
    await sql(`delete from organization_restore`);
    const next = await checked();
    const tend = (at: Date) => tendRestores(there.server.jobs.enqueue, files)({ ...deps(), clock: { now: () => at } });
    const over = new Date(world.now().getTime() + 24 * 3_600_000);
    await tend(new Date(over.getTime() - 1));
    expect((await first()).state).toBe('checked');
    const moment = world.now().toISOString();
    world.setClock(over.toISOString());
    await tend(over);
    world.setClock(moment);
    expect([(await first()).state, await fileOf(next)]).toEqual(['expired', '']);
  });

  it('is given up after the last try, and said so', async () => {
    const id = await begun();
    await send(id, archive);
    await failRestore(deps(), { restoreId: id, organizationId: house });
    expect(await first()).toMatchObject({ state: 'refused', reason: restoreTexts.broken });
  });
});

describe('an organization that is restored at the desk', () => {
  it('comes whole or not at all, begun anew where the server was killed before the commit, and once where after it', async () => {
    const id = await checked();
    const key = await fileOf(id);
    expect((await act('olga', 'operatorRestoreStart', { restoreId: id })).result.state).toBe('restoring');
    expect((await act('oleg', 'operatorRestoreDiscard', { restoreId: id })).errors).toMatchObject([{ code: 'invalid_state' }]);
    const { files, database } = deps();
    const cut = async (...given: Parameters<typeof files.store>) => {
      await sql(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'muster backup' and datname = current_database()`,
      );
      return files.store(...given);
    };
    await expect(run(id, { files: { ...files, store: cut } })).rejects.toThrow(/terminat|connection error/u);
    expect([(await first()).state, await organizations()]).toEqual(['restoring', []]);

    await expect(run(id, { database: { ...database, write: () => Promise.reject(new Error('killed after it')) } })).rejects.toThrow(
      'killed after it',
    );
    expect([(await first()).state, await organizations()]).toEqual(['restoring', [{ id: idOf('a', 'organization') }]]);
    await run(id);
    await run(id);
    expect(await first()).toMatchObject({ state: 'restored', restoredId: idOf('a', 'organization'), reason: null });
    expect([await organizations(), await files.read(key)]).toEqual([[{ id: idOf('a', 'organization') }], null]);
    const told = await sql<{ event: string }>(
      `select event from audit where entity = 'organization-restore' and entity_id = $1 and outcome = 'done' and event <> 'restore.begin' order by id`,
      [id],
    );
    expect(told.map(({ event }) => event)).toEqual(['restore.receive', 'restore.accept', 'restore.start', 'restore.finish']);
  });

  it('is refused the second time, with what stands against it', async () => {
    await checked();
    expect(await first()).toMatchObject({
      state: 'refused',
      reason: expect.stringMatching(/cannot be restored here: .* has the same id/u),
    });
  });
});
