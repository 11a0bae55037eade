import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepFacetsFresh } from '#server/matching/bitmaps.ts';
import { selectTesters } from '#server/matching/select-testers.ts';
import { matchingCostsStatement, matchingTestersStatement, testersShown } from '#server/matching/statement.ts';
import type { Statement } from '#server/database/sql.ts';
import { withRead } from '#server/database/transaction.ts';
import { demoId } from '#server/world/random.ts';
import { seedReference } from '#server/world/reference.ts';
import { insertRows } from '#server/world/rows.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { german, germany, idOf, known, naive, people, pool, wishes } from '#tests/support/naive-matching.ts';
import type { Person, Wishes } from '#tests/support/naive-matching.ts';

type Answer = {
  readonly totalNumber: number;
  readonly testers: readonly { readonly id: string }[];
  readonly endCursor: string | null;
};

const fill = async (client: pg.PoolClient, crowd: readonly Person[], from = 0): Promise<void> => {
  const each = crowd.map((person, index) => ({ ...person, id: idOf(index + from) }));
  await client.query('begin');
  await insertRows(
    client,
    'tester',
    each.map(({ id, country, rank, active, backupOnly }) => ({
      id,
      email: `${id}@mail.example`,
      full_name: 'Tester',
      country_id: country,
      rank_percentile: rank,
      active,
      backup_only: backupOnly,
      availability: 'available',
      created_at: new Date(0),
    })),
  );
  await insertRows(
    client,
    'tester_language',
    each.flatMap(({ id, languages }) => languages.map((language) => ({ tester_id: id, language_id: language }))),
  );
  await insertRows(
    client,
    'tester_device',
    each.flatMap(({ id, devices }) =>
      devices.map((device, place) => ({
        id: demoId(id, place),
        tester_id: id,
        operating_system_device_type_id: device.type,
        operating_system_id: device.system,
        operating_system_version_id: device.version,
        manufacturer_id: device.manufacturer,
        mobile_device_id: device.mobile,
      })),
    ),
  );
  await client.query('commit');
};

let database: TestDatabase;
let client: pg.PoolClient;
const organizationId = demoId('organization', 'matching');
const nobody: Wishes = {
  countryIds: [],
  languageIds: [],
  deviceTypeIds: [],
  operatingSystemIds: [],
  operatingSystemVersionIds: [],
  manufacturerIds: [],
  mobileDeviceIds: [],
};

const asked = async <Read>({ text, values }: Statement): Promise<Read> => {
  const { rows } = await client.query<{ json: string }>(text, [...values]);
  return JSON.parse(rows[0]?.json ?? 'null') as Read;
};
const ask = (wish: Wishes, excluded: readonly string[], needed: number, after: string | null = null): Promise<Answer> =>
  asked(matchingTestersStatement({ ...wish, organizationId, numberOfResultsNeeded: needed, excludedTesterIds: excluded, after }, 3));
const costs = (wish: Wishes, excluded: readonly string[]): Promise<unknown> =>
  asked(matchingCostsStatement({ ...wish, organizationId, numberOfResultsNeeded: 1, excludedTesterIds: excluded }));
/** Everybody who fits, page by page. */
const browsed = async (wish: Wishes, excluded: readonly string[], needed: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const { testers, endCursor } = await ask(wish, excluded, needed, after);
    ids.push(...testers.map(({ id }) => id));
    if (endCursor === null) return ids;
    after = endCursor;
  }
};

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.owner.connect();
  await seedReference(client);
});
beforeEach(async () => {
  await client.query('rollback');
  await client.query('delete from tester');
  await client.query('select rebuild_tester_facets()');
});
afterAll(async () => {
  client.release();
  await database.drop();
});

describe('matchingTesters', () => {
  it('finds whom a naive matcher finds, in the same order, with bitmaps fresh, stale, moved or missing', async () => {
    await fc.assert(
      fc.asyncProperty(
        people,
        people,
        wishes,
        fc.array(fc.nat(40), { maxLength: 4 }),
        fc.integer({ min: 1, max: 12 }),
        async (placed, later, wish, excluded, needed) => {
          await client.query('delete from tester');
          await fill(client, placed);
          await client.query('select rebuild_tester_facets()');
          await fill(client, later, placed.length);
          if (needed % 2 === 0) await client.query('select place_late_testers()');
          const crowd = [...placed, ...later].map((person, index) =>
            index % 5 === 2 ? { ...person, rank: 9 - person.rank, devices: [] } : person,
          );
          await client.query('begin');
          await client.query(`delete from tester_device where tester_id = any ($1::uuid[])`, [
            crowd.map((_, index) => idOf(index)).filter((_, index) => index % 5 === 2),
          ]);
          await client.query(`update tester set rank_percentile = 9 - rank_percentile where id = any ($1::uuid[])`, [
            crowd.map((_, index) => idOf(index)).filter((_, index) => index % 5 === 2),
          ]);
          await client.query('commit');
          if (needed % 3 === 0) await client.query('select place_late_testers()');
          const expected = naive(crowd, wish, excluded);
          const answer = await ask(wish, [...excluded.map(idOf), idOf(4000), 'no-such-tester'], needed);
          expect({ total: answer.totalNumber, ids: answer.testers.map(({ id }) => id) }).toEqual({
            total: expected.length,
            ids: expected.slice(0, testersShown(needed)),
          });
          expect(await browsed(wish, excluded.map(idOf), needed)).toEqual(expected);
          expect(await costs(wish, excluded.map(idOf))).toEqual([
            ...Object.keys(wish)
              .filter((criterion) => wish[criterion as keyof Wishes].length > 0)
              .map((criterion) => ({ criterion, totalNumber: naive(crowd, { ...wish, [criterion]: [] }, excluded).length })),
            ...(excluded.length > 0 ? [{ criterion: 'excludedTesterIds', totalNumber: naive(crowd, wish, []).length }] : []),
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('stays exact while profiles change between one placing of them and the next', async () => {
    const [countries, versions] = [pool.country, known('version')];
    await fill(
      client,
      fc
        .sample(fc.record({ country: fc.constantFrom(...countries), rank: fc.nat(99), devices: fc.subarray([...pool.device]) }), {
          seed: 20,
          numRuns: 1_500,
        })
        .map((person) => ({ ...person, active: true, backupOnly: false, languages: [german] })),
    );
    await client.query('select rebuild_tester_facets()');
    const changes = [
      'update tester set rank_percentile = (rank_percentile + $2) % 100 where id = any ($1::uuid[])',
      `update tester set country_id = (array[${countries.join()}])[1 + $2 % ${countries.length}] where id = any ($1::uuid[])`,
      'update tester set active = $2 % 3 > 0 where id = any ($1::uuid[])',
      `update tester_device d set operating_system_version_id = (array[${versions.join()}])[1 + $2 % ${versions.length}] where tester_id = any ($1::uuid[])`,
      'delete from tester where id = any ($1::uuid[]) and $2 % 5 = 0',
    ];
    const round = fc.record({
      who: fc.record({ from: fc.nat(1_500), size: fc.constantFrom(1, 30, 101, 130) }),
      change: fc.constantFrom(...changes),
      by: fc.integer({ min: 1, max: 90 }),
      country: fc.constantFrom(...countries),
      version: fc.constantFrom(...versions),
    });
    const lists: number[] = [];
    for (const { who, change, by, country, version } of fc.sample(round, { seed: 20, numRuns: 40 })) {
      await client.query(change, [Array.from({ length: who.size }, (_, index) => idOf((who.from + index * 7) % 1_500)), by]);
      if (by % 4 === 1) await keepFacetsFresh(client);
      if (by % 4 > 1) await client.query('select place_late_testers()');
      const { rows } = await client.query<{ list: number }>(
        `select chunk - 16384 as list from tester_facet where kind = 'everyone' and chunk >= 16384`,
      );
      lists.push(rows.length);
      const { rows: fitting } = await client.query<{ id: string }>(
        `select t.id from tester t where active and country_id = $1
           and exists (select from tester_device d where d.tester_id = t.id and d.operating_system_version_id = $2)
         order by rank_percentile desc, t.id`,
        [country, version],
      );
      const { totalNumber, testers } = await ask({ ...nobody, countryIds: [country], operatingSystemVersionIds: [version] }, [], 20);
      expect([totalNumber, testers.map(({ id }) => id)]).toEqual([fitting.length, fitting.slice(0, 30).map(({ id }) => id)]);
    }
    expect(Math.max(...lists)).toBeGreaterThan(1);
  });

  it('goes on behind a cursor whose place somebody else has since', async () => {
    const one = (rank: number): Person => ({ country: germany, rank, active: true, backupOnly: false, languages: [], devices: [] });
    await fill(client, [one(9), one(8), one(7), one(6), one(5)]);
    await client.query('select rebuild_tester_facets()');
    const first = await ask(nobody, [], 1);
    await client.query('delete from tester where id = $1', [idOf(0)]);
    await client.query('select rebuild_tester_facets()');
    expect((await ask(nobody, [], 1, first.endCursor)).testers.map(({ id }) => id)).toEqual([idOf(2), idOf(3), idOf(4)]);
    for (const cursor of ['', 'x', '8.x.1.y', `8.${idOf(1)}.99999999999.y`])
      expect((await ask(nobody, [], 1, cursor)).testers.map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
  });

  it('asks all device wishes of one device', async () => {
    const [galaxy, , xiaomi] = pool.device;
    if (galaxy === undefined || xiaomi === undefined) throw new Error('No devices.');
    await fill(client, [{ country: germany, rank: 5, active: true, backupOnly: false, languages: [], devices: [galaxy, xiaomi] }]);
    const wish = { ...nobody, operatingSystemVersionIds: [galaxy.version], mobileDeviceIds: [xiaomi.mobile ?? 0] };
    expect((await ask(wish, [], 1)).totalNumber).toBe(0);
    await client.query('select rebuild_tester_facets()');
    expect((await ask(wish, [], 1)).totalNumber).toBe(0);
    expect((await ask({ ...wish, operatingSystemVersionIds: [xiaomi.version] }, [], 1)).totalNumber).toBe(1);
  });

  it('shows staff the crowd and customers nobody', async () => {
    await fill(client, [{ country: germany, rank: 5, active: true, backupOnly: false, languages: [], devices: [] }]);
    const { text, values } = matchingTestersStatement({ organizationId, numberOfResultsNeeded: 1 });
    const totalFor = async (role: string): Promise<number> =>
      (
        JSON.parse(
          (await withRead(database.app, { organizationId, userId: null, role }, text, values, { prepare: false })) ?? 'null',
        ) as Answer
      ).totalNumber;
    expect([
      await totalFor('test_manager'),
      await totalFor('system'),
      await totalFor('customer'),
      await totalFor('community_test_manager'),
    ]).toEqual([1, 1, 0, 0]);
  });

  it('makes the bitmaps again only when many testers changed', async () => {
    const one: Person = { country: germany, rank: 5, active: true, backupOnly: false, languages: [german], devices: [] };
    await fill(client, [one, one, one]);
    expect(await keepFacetsFresh(client)).toBe(false);
    await fill(
      client,
      Array.from({ length: 220 }, () => one),
      3,
    );
    expect(await keepFacetsFresh(client)).toBe(true);
    expect(await keepFacetsFresh(client)).toBe(false);
    expect((await ask({ ...nobody, languageIds: [german] }, [], 3)).totalNumber).toBe(223);
  });

  it('gives new places behind the others to the few who changed, and makes all again once those are an eighth', async () => {
    const one = (rank: number): Person => ({ country: germany, rank, active: true, backupOnly: false, languages: [german], devices: [] });
    await fill(
      client,
      Array.from({ length: 2_400 }, (_, index) => one(index % 90)),
    );
    await client.query('select rebuild_tester_facets()');
    const places = async (): Promise<unknown> =>
      (
        await client.query(
          `select count(*) filter (where position < 16384 << 15)::int as first, count(*) filter (where position >= 16384 << 15)::int as behind from tester_place`,
        )
      ).rows;
    const change = (from: number): Promise<unknown> =>
      client.query('update tester set rank_percentile = 95 where id = any ($1::uuid[])', [
        Array.from({ length: 210 }, (_, index) => idOf(from + index)),
      ]);
    for (const [from, expected] of [
      [0, { first: 2_190, behind: 210 }],
      [300, { first: 2_400, behind: 0 }],
    ] as const) {
      await change(from);
      expect(await keepFacetsFresh(client)).toBe(true);
      expect(await places()).toEqual([expected]);
      const { totalNumber, testers } = await ask({ ...nobody, languageIds: [german] }, [], 100);
      const best = [0, 300]
        .filter((start) => start <= from)
        .flatMap((start) => Array.from({ length: 210 }, (_, index) => idOf(start + index)));
      expect([totalNumber, testers.map(({ id }) => id)]).toEqual([2_400, best.toSorted().slice(0, 150)]);
    }
  });
});

describe('selectTesters', () => {
  it('selects the best, then half as many backups, never one who may only be a backup, never one who is excluded', async () => {
    await fc.assert(
      fc.asyncProperty(
        people,
        wishes,
        fc.array(fc.nat(40), { maxLength: 4 }),
        fc.integer({ min: 1, max: 9 }),
        async (crowd, wish, excluded, needed) => {
          await client.query('delete from tester');
          await fill(client, crowd);
          const tx = {
            query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
              (await client.query<Row>(text, [...values])).rows,
          };
          const chosen = await selectTesters(tx, { ...wish, numberOfResultsNeeded: needed, excludedTesterIds: excluded.map(idOf) });
          const expected = naive(crowd, wish, excluded);
          const backupOnly = new Set(crowd.flatMap((person, index) => (person.backupOnly ? [idOf(index)] : [])));
          const selected = expected.filter((id) => !backupOnly.has(id)).slice(0, needed);
          const backups = expected.filter((id) => !selected.includes(id)).slice(0, Math.ceil(needed / 2));
          expect({ selected: chosen.selected.map(({ id }) => id), backups: chosen.backups.map(({ id }) => id) }).toEqual({
            selected,
            backups,
          });
        },
      ),
      { numRuns: 40 },
    );
  });
});
