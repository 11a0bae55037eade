import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Portal } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { emptyPortal, made, plantEverything, restored } from './organization-world.ts';

type Row = Record<string, unknown>;
type Entries = Record<string, Uint8Array>;

let world: PortalWorld;
let there: Portal;
let archive: Buffer;
beforeAll(async () => {
  world = await openPortalWorld();
  await plantEverything(world);
  there = await emptyPortal(world);
  await restored(there, await made(world, 'whole', world.portal, 'b'));
  archive = await made(world, 'whole');
});
afterAll(async () => {
  await world.stop();
  await there.stop();
});

const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? new Uint8Array()).toString();
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The archive with other entries, whose manifest says what they are. */
const changed = (change: (entries: Entries) => void, isSaid = true): Uint8Array => {
  const entries: Entries = { ...unzipSync(new Uint8Array(archive)) };
  change(entries);
  if (isSaid && entries['manifest.json'] !== undefined) {
    const manifest = JSON.parse(text(entries['manifest.json'])) as {
      tables: { entry: string; rows: number; bytes: number; sha256: string }[];
    };
    for (const table of manifest.tables) {
      const bytes = entries[table.entry] ?? new Uint8Array();
      Object.assign(table, { rows: text(bytes).split('\n').length - 1, bytes: bytes.length, sha256: sha256(bytes) });
    }
    entries['manifest.json'] = Buffer.from(JSON.stringify(manifest));
  }
  return zipSync(entries);
};

const lines = (entries: Entries, table: string, change: (rows: Row[]) => readonly Row[]): void => {
  const rows = text(entries[`tables/${table}.jsonl`])
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
  entries[`tables/${table}.jsonl`] = Buffer.from(
    change(rows)
      .map((row) => `${JSON.stringify(row)}\n`)
      .join(''),
  );
};
const manifest = (entries: Entries, change: (said: Record<string, never>) => object): void => {
  const said = JSON.parse(text(entries['manifest.json'])) as Record<string, never>;
  entries['manifest.json'] = Buffer.from(JSON.stringify({ ...said, ...change(said) }));
};

const counts = async (): Promise<unknown> => {
  const { rows } = await there.database.owner.query<{ counted: string }>(
    `select string_agg(c.relname || ' ' || (xpath('/row/c/text()', query_to_xml('select count(*) as c from ' || quote_ident(c.relname), false, true, '')))[1]::text, ', ' order by c.relname) as counted
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  );
  return [
    rows[0]?.counted,
    (await readdir(path.join(there.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length,
  ];
};

const fileOf = (entries: Entries): string => Object.keys(entries).find((name) => name.includes('proof.csv')) ?? '';

const cases: Readonly<Record<string, readonly [Uint8Array | (() => Uint8Array), RegExp]>> = {
  'that is no archive': [Buffer.from('hello'), /^This is not an archive of an organization/u],
  'that was cut off': [() => archive.subarray(0, archive.length - 400), /^This is not an archive of an organization/u],
  'without a manifest': [() => changed((entries) => void delete entries['manifest.json']), /it has no manifest\.json/u],
  'with another table than its checksum': [
    () =>
      changed((entries) => lines(entries, 'issue', (rows) => rows.map((row) => ({ ...row, number: Number(row['number']) + 50 }))), false),
    /tables\/issue\.jsonl of the archive (?:is not what its manifest says|is larger than its manifest says)/u,
  ],
  'with more than it says': [
    () => changed((entries) => lines(entries, 'issue', (rows) => [...rows, ...rows]), false),
    /tables\/issue\.jsonl of the archive is larger than its manifest says/u,
  ],
  'that leaves its folder': [
    () => changed((entries) => Object.assign(entries, { '../../outside.txt': Buffer.from('x') })),
    /invalid relative path/u,
  ],
  'with rows of another organization': [
    () =>
      changed((entries) =>
        lines(entries, 'issue_tag', (rows) => [
          ...rows,
          { ...rows[0], id: idOf('a', 'new tag'), organization_id: idOf('b', 'organization') },
        ]),
      ),
    /issue_tag\.jsonl of the archive has rows of another organization/u,
  ],
  'that quotes a message of another organization': [
    () =>
      changed((entries) =>
        lines(entries, 'chat_message', (rows) => rows.map((row) => ({ ...row, quoted_message_id: idOf('b', 'chat-message') }))),
      ),
    /chat_message\.quoted_message_id of the archive refers to what belongs to another organization/u,
  ],
  'that marks a notification of another organization as sent': [
    () =>
      changed((entries) =>
        lines(entries, 'notification_delivery', (rows) =>
          rows.map((row) => ({ ...row, notification_id: idOf('b', 'notification'), channel: 'webhook' })),
        ),
      ),
    /belongs to another organization|rows of another organization/u,
  ],
  'that writes in the name of another organization': [
    () => changed((entries) => lines(entries, 'issue_note', (rows) => rows.map((row) => ({ ...row, author_id: idOf('b', 'customer') })))),
    /issue_note\.author_id of the archive refers to what belongs to another organization/u,
  ],
  'that takes a customer of another organization for staff': [
    () =>
      changed((entries) =>
        lines(entries, 'staff', (rows) => [...rows, { id: idOf('b', 'customer'), public_id: 'b-customer', role: 'test_manager' }]),
      ),
    /names a person .* who is somebody else here/u,
  ],
  'that makes a member an operator': [
    () =>
      changed((entries) =>
        lines(entries, 'organization_user', (rows) => rows.map((row) => ({ ...row, role: 'test_manager', is_operator: true }))),
      ),
    /organization_user of the archive has rows of another organization/u,
  ],
  'that is nested without end': [
    () =>
      changed((entries) => {
        const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
        entries['tables/import_mapping.jsonl'] = Buffer.from(`{"organization_id":"${idOf('a', 'organization')}","header":${deep}}\n`);
      }),
    /cannot be restored: .*stack depth/u,
  ],
  'with columns that do not exist': [
    () =>
      changed((entries) =>
        manifest(entries, ({ tables }) => ({
          tables: (tables as unknown as Row[]).map((one) =>
            one['name'] === 'issue_tag' ? { ...one, columns: ['id', 'x") values (1); --'] } : one,
          ),
        })),
      ),
    /columns of issue_tag that this Muster does not have/u,
  ],
  'of a newer schema': [
    () => changed((entries) => manifest(entries, () => ({ migrations: ['9999_future'] }))),
    /made by a newer Muster \(9999_future\)/u,
  ],
  'of a newer format': [
    () => changed((entries) => manifest(entries, () => ({ format: 'muster-organization-2' }))),
    /made by a newer Muster: its format is muster-organization-2/u,
  ],
  'with a file of nobody': [
    () => changed((entries) => Object.assign(entries, { [`files/${idOf('a', 'nobody')} x.csv`]: Buffer.from('a,b\n') })),
    /has a file that no row of it names/u,
  ],
  'with another file than its row says': [
    () =>
      changed((entries) =>
        Object.assign(entries, { [fileOf(entries)]: Buffer.from('x'.repeat((entries[fileOf(entries)] ?? new Uint8Array()).length)) }),
      ),
    /proof\.csv of the archive cannot be restored: The file did not arrive complete/u,
  ],
  'that lacks a file': [() => changed((entries) => void delete entries[fileOf(entries)]), /has 3 files, and its manifest says 4/u],
  'with an address that somebody has here': [
    () =>
      changed((entries) =>
        lines(entries, 'organization_user', (rows) =>
          rows.map((row) => ({ ...row, email: `${String(row['id']).slice(0, 1) === 'x' ? '' : ''}customer@b.example` })),
        ),
      ),
    /Something of the archive is here already, in organization_user/u,
  ],
};

describe('an archive', () => {
  it.each(Object.entries(cases))('%s is refused with its reason, and nothing is changed', async (_, [given, reason]) => {
    const before = await counts();
    const words = await restored(there, typeof given === 'function' ? given() : given).then(
      () => 'restored',
      (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'thrown'),
    );
    expect(words).toMatch(/^PackageError: /u);
    expect(words.slice('PackageError: '.length)).toMatch(reason);
    expect(await counts()).toEqual(before);
  });

  it('is tried without a change, restored, and refused the second time', async () => {
    const before = await counts();
    const tried = await restored(there, archive, false);
    expect([tried.files, tried.grants, tried.integrations, await counts()]).toEqual([
      4,
      { hasContract: true, balance: '100.00' },
      ['azure_devops', 'jira', 'zephyr_squad'],
      before,
    ]);
    expect((await restored(there, archive)).rows).toEqual(tried.rows);
    await expect(restored(there, archive)).rejects.toThrow(/cannot be restored here: .* has the same id/u);
  });
});
