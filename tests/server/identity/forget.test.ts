import { unzipSync } from 'fflate';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/identity/password.ts';
import { mintOverride } from '#server/identity/override.ts';
import { forgetPerson, nameless, told } from '#server/privacy/forget-person.job.ts';
import { makeArchive, tendArchives } from '#server/privacy/own-data.job.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Loose } from '#tests/support/portal.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';

const id = (name: string): string => idOf('a', name);
const password = 'a quiet long walk';
const [first, last, email] = ['Wilhelmina', 'Przybylski', 'w.przybylski@acme-quux.example'];
const names = [`${first} ${last}`, `${last}, ${first}`].map((trace) => trace.toLowerCase());

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
  for (const name of ['customer', 'operator'])
    await world.sql('insert into password (user_id, hash) values ($1, $2)', [id(name), await hashPassword(password)]);
  await world.sql('update organization_user set first_name = $2, last_name = $3, email = $4 where id = $1', [
    id('customer'),
    first,
    last,
    email,
  ]);
});
afterAll(() => world.stop());

const files = () => world.portal.server.services.vendors.files;
const post = async (person: Person, what: string, body: object = {}, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${world.portal.url}/api/session/${what}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await world.token(person)}`,
      'x-organization-public-id': publicId('a'),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, Loose> };
};
const work = (name: string) => forgetPerson({ owner: world.portal.database.owner, files: files() }, { userId: id(name) });

const tablesOf = () =>
  world.sql<{ it: string }>(
    `select n.nspname || '.' || c.relname as it from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss') order by 1`,
  );

/** Every row of the database in whose texts one of the traces stands. */
const found = async (wanted: readonly string[]): Promise<readonly string[]> => {
  const places: string[] = [];
  for (const { it: table } of await tablesOf())
    for (const { text } of await world.sql<{ text: string }>(`select to_jsonb(x)::text as text from ${table} x`))
      if (wanted.some((trace) => text.toLowerCase().includes(trace))) places.push(table);
  return [...new Set(places)];
};

/** Writes the name and the address into a row of every column of text that takes them; says into which. */
const plant = async (): Promise<readonly string[]> => {
  const columns = await world.sql<{ table: string; name: string; type: string; of: string | null }>(
    `select n.nspname || '.' || c.relname as table, quote_ident(a.attname) as name, t.typname as type,
       (select o.attname from pg_attribute o where o.attrelid = c.oid and o.attname = 'organization_id') as of
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped join pg_type t on t.oid = a.atttypid
     where n.nspname = 'public' and c.relkind = 'r' and t.typname in ('text', 'varchar', 'citext', 'json', 'jsonb', '_text') order by 1, 2`,
  );
  const planted: string[] = [];
  for (const { table, name, type, of } of columns) {
    if (table in nameless || name === 'public_id') continue;
    const said = `'Ask ${first} ${last} <${email.toUpperCase()}>, or "${last}, ${first}".'`;
    const value = type.startsWith('json')
      ? `jsonb_build_object('who', ${said}, 'whom', jsonb_build_array(${said}))`
      : type === '_text'
        ? `array[${said}, 'x']`
        : said;
    const own = of === null ? '' : `where organization_id = '${id('organization')}'`;
    const set = `set local app.forgetting = 'yes'; update ${table} set ${name} = ${value} where ctid = (select ctid from ${table} ${own} limit 1)`;
    await world
      .sql(`begin; ${set}; commit`)
      .then(() => planted.push(`${table}.${name}`))
      .catch(() => world.sql('rollback'));
  }
  return planted;
};

describe('what is kept of a person', () => {
  it('is handed over in an archive with their texts and files, without secrets, until it expires', async () => {
    const stored = await files().store(Readable.from([Buffer.from('a,b\n1,2\n')]), { name: 'x.csv', maxBytes: 99, kinds: ['csv'] });
    await world.seed('upload', {
      id: id('own upload'),
      organization_id: id('organization'),
      created_by: id('customer'),
      name: '../own.csv',
      storage_key: stored.storageKey,
    });
    expect((await post('customer', 'own-data')).body).toEqual({ isByPassword: true, archive: null });
    await Promise.all([post('customer', 'own-data/ask'), post('customer', 'own-data/ask')]);
    const [asked, ...more] = await world.sql<{ id: string }>(`select id from archive where user_id = $1`, [id('customer')]);
    expect([more, (await post('customer', 'own-data')).body.archive.state]).toEqual([[], 'making']);
    const { owner, ownerUrl } = world.portal.database;
    const deps = { owner, ownerUrl, database: world.portal.server.database, files: files(), clock: world };
    const of = { archiveId: asked?.id ?? '', organizationId: id('organization') };
    await makeArchive(deps, of);
    await makeArchive(deps, of);
    const { archive } = (await post('customer', 'own-data')).body;
    expect(archive).toMatchObject({ state: 'ready', expiresAt: '2026-11-28T09:00:00+00:00' });
    expect((await post('manager', 'own-data')).body.archive).toBe(null);
    const response = await fetch(`${world.portal.url}${archive.link}`);
    const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (name: string) => new TextDecoder().decode(entries[name]);
    expect(JSON.parse(text('organization_user.json'))).toMatchObject([{ id: id('customer'), email, first_name: first }]);
    expect(text(`files/${id('own upload')} .._own.csv`)).toBe('a,b\n1,2\n');
    const whole = Object.keys(entries).map(text).join('\n');
    expect([
      whole.includes('argon2'),
      whole.includes('"hash"'),
      entries['password.json'],
      JSON.parse(text('audit.json')).length > 0,
    ]).toEqual([false, false, undefined, true]);
    world.setClock('2026-11-28T09:00:00.000Z');
    await tendArchives(async () => undefined, files())(deps);
    expect([(await fetch(`${world.portal.url}${archive.link}`)).status, (await post('customer', 'own-data')).body.archive.state]).toEqual([
      404,
      'expired',
    ]);
    expect(
      await files().read(
        (await world.sql<{ key: string }>(`select coalesce(storage_key, 'ab/${id('customer')}') as key from archive`))[0]?.key ?? '',
      ),
    ).toBe(null);
  });

  it('is not handed to whoever acts for them, nor can they end the account', async () => {
    await world.sql('update organization_user set is_support = true where id = $1', [id('manager')]);
    const override = await mintOverride(world.portal.server.identity.keys, {
      staffId: id('manager'),
      targetId: id('customer'),
      reason: 'x',
    });
    for (const what of ['own-data', 'own-data/ask', 'forget'])
      expect((await post('manager', what, { confirmation: password }, { 'x-account-override': override })).status).toBe(403);
  });
});

describe('a person who is forgotten', () => {
  it('confirms by their password, and the only operator stays', async () => {
    expect(await post('customer', 'forget', { confirmation: 'wrong' })).toEqual({
      status: 422,
      body: { successful: false, errors: [{ path: 'confirmation', message: 'This is not your password.' }] },
    });
    await world.sql(`update organization_user set is_operator = false where id = $1`, [idOf('b', 'operator')]);
    expect((await post('operator', 'forget', { confirmation: password })).body.errors).toEqual([
      { path: null, message: 'This is the only operator. Make another one first.' },
    ]);
  });

  it.each([
    ['their organization', null],
    ['a test of it, in whose texts they stand', id('supervised')],
  ])('stays while a legal hold keeps %s', async (_, test) => {
    await world.sql(`insert into legal_hold (organization_id, test_id, reason, placed_at) values ($1, $2, 'A lawsuit', now())`, [
      id('organization'),
      test,
    ]);
    expect((await post('customer', 'forget', { confirmation: password })).body.errors).toEqual([
      { path: null, message: 'A legal hold in this organization keeps everybody in it.' },
    ]);
    await world.sql('delete from legal_hold');
  });

  it('is gone from every text of the database, and the trail goes on under a name that leads nowhere', async () => {
    await world.call('customer');
    await world.act('customer', 'organizationUserUpdate', { firstName: first, lastName: last });
    await world.sql(
      `insert into mail (kind, recipient, subject, state) values ('password', $1, 'For ' || $2, 'kept'), ('digest', 'else@x.example', $2 || ' wrote', 'kept')`,
      [email, `${first} ${last}`],
    );
    await world.sql(`insert into outbox (organization_id, topic, payload) values ($1, 'test', jsonb_build_object('by', $2::text))`, [
      id('organization'),
      email,
    ]);
    const mine = (await world.sql('select from audit where user_id = $1', [id('customer')])).length;
    expect(mine).toBeGreaterThan(0);
    expect((await post('customer', 'forget', { confirmation: password })).body).toEqual({ successful: true, errors: [] });
    expect([401, 403]).toContain((await post('customer', 'own-data')).status);
    const planted = await plant();
    expect(planted.length).toBeGreaterThan(80);
    expect((await found([email])).length).toBeGreaterThan(30);
    const named = await found(names);
    expect(named).toEqual(expect.arrayContaining(['public.audit', 'public.mail', 'public.outbox']));
    const lines = async () => (await world.sql<{ count: number }>('select count(*)::int as count from audit'))[0]?.count ?? 0;
    const written = await lines();
    await work('customer');
    expect(await found([email])).toEqual([]);
    expect((await found(names)).filter((table) => told.has(table))).toEqual([]);
    expect(await lines()).toBe(written);
    expect(
      await world.sql('select from audit where user_id = $1 or entity_id = $1 or before::text like $2 or after::text like $2', [
        id('customer'),
        `%${id('customer')}%`,
      ]),
    ).toEqual([]);
    const pseudonyms = await world.sql<{ user_id: string }>(
      `select distinct user_id from audit where user_id is not null and user_id not in (select id from organization_user)`,
    );
    expect(pseudonyms).toHaveLength(1);
    expect(await found([pseudonyms[0]?.user_id ?? ''])).toEqual(['public.audit']);
    expect(
      await world.sql('select first_name, last_name, state, is_operator from organization_user where id = $1', [id('customer')]),
    ).toEqual([{ first_name: 'Former', last_name: 'member', state: 'forgotten', is_operator: false }]);
    for (const table of ['password', 'identity', 'notification_settings', 'session_use', 'last_seen', 'idempotency', 'archive'])
      expect([table, await world.sql(`select from ${table} where user_id = $1`, [id('customer')])]).toEqual([table, []]);
    await work('customer');
  });

  it('takes no words out of what others wrote, whatever they called themselves, and nothing out of another organization', async () => {
    const address = 'checkout@acme-quux.example';
    await world.sql(`update organization_user set first_name = 'Payment', last_name = 'failed', email = $2 where id = $1`, [
      id('rejected'),
      address,
    ]);
    const said = async () =>
      await world.sql('select title, comment from issue where id = any ($1) order by id', [[id('issue-2'), idOf('b', 'issue-2')]]);
    await world.sql(`update issue set title = 'Payment failed', comment = 'Sign in as ' || $2 where id = any ($1)`, [
      [id('issue-2'), idOf('b', 'issue-2')],
      address,
    ]);
    await world.act('operator', 'operatorPersonForget', { userId: id('rejected') });
    await work('rejected');
    expect((await said()).toSorted((one, other) => String(one['comment']).localeCompare(String(other['comment'])))).toEqual([
      { title: 'Payment failed', comment: 'Sign in as […]' },
      { title: 'Payment failed', comment: `Sign in as ${address}` },
    ]);
  });

  it("leaves the texts of a colleague of the same name alone, and goes at an operator's wish as well", async () => {
    await world.sql(
      `update organization_user set first_name = 'Jan', last_name = 'Novak', email = id || '@novak.example' where id = any ($1)`,
      [[id('accepted'), id('assigned')]],
    );
    await world.sql(`update issue set comment = 'Jan Novak, ' || $2 || '@novak.example' where id = $1`, [id('issue-1'), id('assigned')]);
    expect(await world.act('operator', 'operatorPersonForget', { userId: id('assigned') }, 'result { state }')).toMatchObject({
      result: { state: 'forgotten' },
    });
    await work('assigned');
    expect(await world.sql('select comment from issue where id = $1', [id('issue-1')])).toEqual([{ comment: 'Jan Novak, […]' }]);
    expect(
      await world.sql(`select first_name from organization_user where id = any ($1) order by 1`, [[id('accepted'), id('assigned')]]),
    ).toEqual([{ first_name: 'Former' }, { first_name: 'Jan' }]);
  });
});
