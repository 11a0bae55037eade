import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carried, catalogues, kept, left } from '#server/privacy/organization-tables.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Portal } from '#tests/support/portal.ts';
import { idOf, marker } from '#tests/support/twin-world.ts';
import { readOtherwise } from './organization-reads.ts';
import { emptyPortal, entriesOf, made, plantEverything, restored } from './organization-world.ts';

let world: PortalWorld;
let empty: Portal;
beforeAll(async () => {
  world = await openPortalWorld();
  await plantEverything(world);
  empty = await emptyPortal(world);
});
afterAll(async () => {
  await world.stop();
  await empty?.stop();
});

const fileOf = async (portal: Portal, name: string): Promise<string> => {
  const links = portal.server.services.fileLink(
    { userId: idOf('a', 'customer'), organizationId: idOf('a', 'organization') },
    idOf('a', name),
  );
  return (await fetch(`${portal.url}${links}`)).text();
};

const parts = (archive: Buffer): Readonly<Record<string, string>> =>
  Object.fromEntries([...entriesOf(archive)].filter(([name]) => name !== 'manifest.json' && name !== 'README.txt'));

describe('what is in an archive', () => {
  it('is decided for every table, once', async () => {
    const decided = [...kept.map(({ table }) => table), ...Object.keys(catalogues), ...Object.keys(carried), ...Object.keys(left)];
    const tables = await world.sql<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
    );
    expect(decided.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it('has no column of a secret, and none that no table has', async () => {
    const columns = new Map<string, readonly string[]>();
    for (const { name, names } of await world.sql<{ name: string; names: string[] }>(
      `select c.relname as name, array_agg(a.attname::text) as names from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace group by 1`,
    ))
      columns.set(name, names);
    const secret = /hash|sealed|secret|token|wrapped|storage_key|password|webhook/u;
    /** The name of the token that somebody acted by. */
    const noSecret = ['audit.token'];
    const told = kept.flatMap(({ table, without = [] }) =>
      (columns.get(table) ?? []).filter((name) => secret.test(name) && !without.includes(name) && !noSecret.includes(`${table}.${name}`)),
    );
    expect(told).toEqual([]);
    const named = kept.flatMap(({ table, without = [], instead = {}, hidden = {}, late = [], anew = {}, refers = {} }) =>
      [...without, ...late, ...[instead, hidden, anew].flatMap((one) => Object.keys(one)), ...Object.keys(refers)].flatMap((column) =>
        columns.get(table)?.includes(column) === true || column in refers ? [] : [`${table}.${column}`],
      ),
    );
    expect(named).toEqual([]);
  });
});

describe('an archive of an organization', () => {
  it('holds every table that is in, and nothing of another organization', async () => {
    const entries = entriesOf(await made(world, 'whole'));
    const manifest = JSON.parse(entries.get('manifest.json') ?? '{}') as { tables: { name: string; rows: number }[]; files: object };
    const unused = ['manufacturer', 'mobile_device', 'internet_browser'];
    expect(manifest.tables.filter(({ name, rows }) => rows === 0 && !unused.includes(name)).map(({ name }) => name)).toEqual([]);
    expect(manifest.files).toEqual({ count: 3, bytes: 86, missing: 2 });
    for (const scope of ['whole', 'seen'] as const) {
      const all = [...entriesOf(await made(world, scope))].flat().join('\n');
      expect([scope, all.includes(marker('a')), all.includes(marker('b')), all.includes('-hook.example')]).toEqual([
        scope,
        true,
        false,
        false,
      ]);
    }
  });

  it('comes back as it was in an empty installation, and is the same when it is made again there', async () => {
    const archive = await made(world, 'whole');
    expect(await restored(empty, archive)).toMatchObject({ staff: { matched: 0, made: 7 }, testers: { matched: 0, made: 4 }, files: 3 });
    const staff = await empty.database.owner.query<{ state: string; is: boolean; count: number }>(
      `select state, is_operator as is, count(*)::int as count from organization_user where role <> 'customer' group by 1, 2`,
    );
    expect(staff.rows).toEqual([{ state: 'removed', is: false, count: 7 }]);
    expect((await empty.database.owner.query('select distinct active from tester')).rows).toEqual([{ active: false }]);
    /** An operator takes them up again. */
    await empty.database.owner.query(
      `update organization_user set state = 'active', removed_at = null, is_operator = id = $1 where role <> 'customer'`,
      [idOf('a', 'operator')],
    );
    expect(parts(await made(world, 'whole', empty))).toEqual(parts(archive));
  });

  it.each(['customer', 'manager', 'accepted', 'assigned', 'operator'] as const)('is read there by %s as it was', async (person) => {
    expect(await readOtherwise(world.portal, empty, person)).toEqual([]);
  });

  it('brings its files with their bytes', async () => {
    const answers = await Promise.all([world.portal, empty].map((portal) => fileOf(portal, 'proof')));
    expect(answers).toEqual([`${marker('a')},../proof.csv\n`, `${marker('a')},../proof.csv\n`]);
  });
});
