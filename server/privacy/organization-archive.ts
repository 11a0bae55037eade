import type { ArchiveScope } from '#schema/vocabulary/organization-archive.ts';
import { csvRows } from '../csv/escape.ts';
import type { Db } from '../database/transaction.ts';
import type { FilesPort } from '../files/files.ts';
import { migrationNames } from '../database/migrate.ts';
import { version } from '../lib/reporting.ts';
import { format } from './organization-package.ts';
import type { Manifest, Packer, PackedTable } from './organization-package.ts';
import { catalogues, kept } from './organization-tables.ts';
import type { Kept } from './organization-tables.ts';

/** What is put into an archive: a table as lines of JSON, or for people as CSV. */
type Source = { readonly name: string; readonly text: string; readonly columns: readonly string[] };

const rowsAtOnce = 200;

const listed = (names: readonly string[]): string => `array[${names.map((name) => `'${name}'`).join(', ')}]::text[]`;
const merged = (columns: Readonly<Record<string, string>>): string =>
  Object.keys(columns).length === 0
    ? ''
    : ` || jsonb_build_object(${Object.entries(columns)
        .map(([name, expression]) => `'${name}', ${expression}`)
        .join(', ')})`;

/** Which rows of a table are in, for whom. */
export const rowsOf = ({ table, of = 'x.organization_id = $1', customers }: Kept, scope: ArchiveScope): string =>
  `${table} x where (${of})${scope === 'seen' && typeof customers === 'object' ? ` and (${customers.where})` : ''}`;

const isIn = ({ customers }: Kept, scope: ArchiveScope): boolean => scope === 'whole' || customers !== 'none';

/** Columns of a table that are stored and not numbered by the database, which numbers them anew. */
const columnsOf = `
  select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '' group by 1`;

export const storedColumns = async (db: Pick<Db, 'rows'>): Promise<ReadonlyMap<string, readonly string[]>> =>
  new Map((await db.rows<{ table: string; columns: readonly string[] }>(columnsOf)).map(({ table, columns }) => [table, columns]));

/** What refers to a person or a tester: each column of the tables that are in. */
export const references = (to: string): string => `
  select c.conrelid::regclass::text as table, a.attname::text as column from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = '${to}'::regclass and cardinality(c.conkey) = 1 order by 1, 2`;

const referred = async (db: Db, to: string, scope: ArchiveScope): Promise<string> => {
  const columns = await db.rows<{ table: string; column: string }>(references(to));
  return columns
    .flatMap(({ table, column }) => {
      const one = kept.find((each) => each.table === table);
      return one === undefined || !isIn(one, scope) ? [] : [`select x.${column} as id from ${rowsOf(one, scope)}`];
    })
    .join(' union ');
};

/** Members are written whole in their table; whoever else is named is of the installation: the name that its texts show, and nothing that signs in. */
const staffOf = async (db: Db, scope: ArchiveScope): Promise<Source> => ({
  name: 'staff',
  columns: ['id', 'public_id', 'role', 'first_name', 'last_name', 'email', 'created_at'],
  text: `
    select jsonb_build_object('id', r.id, 'public_id', u.public_id, 'role', u.role, 'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email, 'created_at', u.created_at)
    from (${await referred(db, 'organization_user', scope)} union select x.id from organization_user x where x.organization_id = $1) r
    left join organization_user u on u.id = r.id
    where r.id is not null and (u.id is null or u.role <> 'customer' or u.organization_id <> $1) order by r.id`,
});

const testersOf = async (db: Db, scope: ArchiveScope): Promise<Source> => ({
  name: 'testers',
  columns: ['id', 'full_name', 'email', 'country'],
  text: `
    select jsonb_build_object('id', r.id, 'full_name', t.full_name, 'email', t.email, 'country', (select c.code from country c where c.id = t.country_id))
    from (${await referred(db, 'tester', scope)}) r left join tester t on t.id = r.id where r.id is not null order by r.id`,
});

const services: Source = {
  name: 'services',
  columns: ['id', 'title', 'description', 'cost', 'service_level_agreement', 'request_form_instructions', 'position'],
  text: `
    select to_jsonb(s) - 'offered' from professional_service s
    where s.id in (select x.professional_service_id from professional_service_request x where x.organization_id = $1) order by s.id`,
};

const catalogueSources: readonly Source[] = Object.entries(catalogues).map(([table, label]) => ({
  name: table,
  columns: ['id', 'label'],
  text: `select jsonb_build_object('id', x.id, 'label', ${label}) from ${table} x where $1::uuid is not null order by x.id`,
}));

const tableSource = (one: Kept, scope: ArchiveScope, stored: readonly string[]): Source => {
  const { table, order, without = [], instead = {}, hidden = {} } = one;
  const columns = stored.filter((column) => !without.includes(column));
  const given = scope === 'seen' ? { ...instead, ...hidden } : instead;
  const told = columns.filter((column) => !(column in given));
  const row = `(select jsonb_object_agg(c.key, c.value) from jsonb_each(to_jsonb(x)) c where c.key = any (${listed(told)}))${merged(given)}`;
  return { name: table, columns, text: `select ${row} from ${rowsOf(one, scope)} order by ${order}` };
};

/** As lists of JSON, a line for each row, some hundred rows in memory at a time. */
async function* fetched(db: Db, statement: string, organizationId: string): AsyncGenerator<readonly { line: string }[]> {
  await db.query(`declare archived no scroll cursor for ${statement}`, [organizationId]);
  for (;;) {
    const rows = await db.rows<{ line: string }>(`fetch ${rowsAtOnce} from archived`);
    if (rows.length === 0) break;
    yield rows;
  }
  await db.query('close archived');
}

const written = async (db: Db, packer: Packer, source: Source, organizationId: string): Promise<PackedTable> => {
  const entry = `tables/${source.name}.jsonl`;
  let count = 0;
  const lines = async function* lines(): AsyncGenerator<Uint8Array> {
    for await (const rows of fetched(db, `select line::text as line from (${source.text}) all_rows (line)`, organizationId)) {
      count += rows.length;
      yield Buffer.from(`${rows.map(({ line }) => line).join('\n')}\n`);
    }
  };
  const sum = await packer.add(entry, lines());
  return { name: source.name, entry, rows: count, ...sum, columns: [...source.columns] };
};

type Sheet = { readonly name: string; readonly header: readonly string[]; readonly text: string };

const stamp = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;

/** What people read in a spreadsheet; SQL over the same rows. */
const sheets = (scope: ArchiveScope): readonly Sheet[] => {
  const from = (table: string): string => {
    const one = kept.find((each) => each.table === table);
    if (one === undefined) throw new Error(`${table} is in no archive`);
    return rowsOf(one, scope);
  };
  return [
    {
      name: 'tests',
      header: ['Code', 'Name', 'Kind', 'Status', 'Opened (UTC)', 'Ended (UTC)'],
      text: `select x.code, x.name, x.kind, x.window_status, ${stamp('x.opened_at')}, ${stamp('coalesce(x.closed_at, x.cancelled_at)')} from ${from('test')} order by x.number, x.id`,
    },
    {
      name: 'issues',
      header: ['Code', 'Test', 'Title', 'Severity', 'Triage', 'Reason', 'Environment', 'Published (UTC)', 'Comment'],
      text: `select x.code, (select t.code from test t where t.id = x.test_id), x.title, coalesce(x.reviewed_severity, x.severity), x.triage_status, x.triage_reason, x.environment, ${stamp('x.published_at')}, x.comment from ${from('issue')} order by x.test_id, x.number, x.id`,
    },
    {
      name: 'results',
      header: ['Test', 'Test case', 'Status', 'Rejected', 'Actual result', 'Additional information', 'Completed (UTC)'],
      text: `select (select t.code from test t where t.id = x.test_id), (select c.code || ' ' || c.name from test_case c where c.id = x.test_case_id), x.status, case when x.is_rejected then 'yes' else 'no' end, x.actual_result, x.additional_information, ${stamp('x.completed_at')} from ${from('case_result')} order by x.id`,
    },
    {
      name: 'people',
      header: ['Email', 'First name', 'Last name', 'State'],
      text: `select x.email::text, x.first_name, x.last_name, x.state from ${from('organization_user')} order by x.email`,
    },
    {
      name: 'credits',
      header: ['When (UTC)', 'What', 'Amount', 'Balance'],
      text: `select ${stamp('x.created_at')}, concat_ws(' ', x.description, x.subject_name), x.amount::text, x.balance_after_transaction::text from ${from('credit_transaction')} order by x.created_at, x.id`,
    },
    {
      name: 'messages',
      header: ['Test', 'When (UTC)', 'Who', 'Text'],
      text: `select (select t.code from test t where t.id = x.test_id), ${stamp('x.created_at')}, x.author_name, case when x.state = 'deleted' then '' else x.text end from ${from('chat_message')} order by x.channel_id, x.position, x.id`,
    },
  ];
};

async function* sheetOf(db: Db, { header, text }: Sheet, organizationId: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\uFEFF${csvRows([header])}`);
  const row = header.map((_, index) => `coalesce(c${index}, '')`).join(', ');
  const names = header.map((_, index) => `c${index}`).join(', ');
  for await (const rows of fetched(db, `select jsonb_build_array(${row})::text as line from (${text}) all_rows (${names})`, organizationId))
    yield Buffer.from(csvRows(rows.map(({ line }) => JSON.parse(line) as readonly string[])));
}

type KeptFile = { readonly id: string; readonly name: string; readonly key: string };

const filesOf = (scope: ArchiveScope): string =>
  kept
    .flatMap((one) =>
      one.files === undefined
        ? []
        : [
            `select x.id, x.name, x.storage_key as key, '${one.table}' as place from ${rowsOf(one, scope)} and ${scope === 'seen' ? one.files.customers : one.files.operator}`,
          ],
    )
    .join(' union all ');

const awkward = /[\\/:*?"<>|\p{Cc}]/gu;
const entryName = ({ id, name }: KeptFile): string => `files/${id} ${name.replaceAll(awkward, '_').replace(/^\.+/u, '_')}`;

const packFiles = async (
  { db, files, packer, tell }: Gathering,
  scope: ArchiveScope,
  organizationId: string,
): Promise<Manifest['files']> => {
  const tally = { count: 0, bytes: 0, missing: 0 };
  const statement = `select jsonb_build_object('id', f.id, 'name', f.name, 'key', f.key)::text as line from (${filesOf(scope)}) f order by f.place, f.id`;
  for await (const rows of fetched(db, statement, organizationId))
    for (const { line } of rows) {
      const file = JSON.parse(line) as KeptFile;
      const content = await files.read(file.key);
      if (content === null) tally.missing += 1;
      else {
        tally.bytes += (await packer.add(entryName(file), content as AsyncIterable<Uint8Array>, true)).bytes;
        tally.count += 1;
      }
      await tell();
    }
  return tally;
};

const told = (scope: ArchiveScope, name: string, at: string): string => `This is the data of ${name} in Muster, as it was on ${at}.

csv/     what people read in a spreadsheet
tables/  everything, a line of JSON for each row
files/   attachments, uploads and files of the chat; each name begins with the id of its row

${scope === 'whole' ? 'It is whole: an operator made it.' : 'It holds what customers may read. Testers are carried without their address.'}
Passwords, credentials of other tools and keys are not in it. An operator restores it into another installation:
npm run db check-organization <file>
npm run db restore-organization <file>
`;

async function* one(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

export type Gathering = {
  readonly db: Db;
  readonly files: Pick<FilesPort, 'read'>;
  readonly packer: Packer;
  /** After each part; throws where nobody wants it any more. */
  readonly tell: (total?: number) => Promise<void>;
};

/** Everything of one organization in one snapshot, table by table. */
export const gather = async (
  { db, files, packer, tell }: Gathering,
  { organizationId, scope, at }: { readonly organizationId: string; readonly scope: ArchiveScope; readonly at: string },
): Promise<Manifest> => {
  const organization = await db.row<Manifest['organization']>(
    `select id, public_id as "publicId", short_code as "shortCode", name from organization where id = $1`,
    [organizationId],
  );
  if (organization === null) throw new Error('there is no such organization');
  const stored = await storedColumns(db);
  const sources = [
    ...catalogueSources,
    await staffOf(db, scope),
    await testersOf(db, scope),
    services,
    ...kept.filter((one) => isIn(one, scope)).map((one) => tableSource(one, scope, stored.get(one.table) ?? [])),
  ];
  const counted = await db.row<{ count: number }>(`select count(*)::int as count from (${filesOf(scope)}) f`, [organizationId]);
  const read = sheets(scope);
  await tell(sources.length + read.length + (counted?.count ?? 0));
  await packer.add('README.txt', one(told(scope, organization.name, at)));
  const tables: PackedTable[] = [];
  for (const source of sources) {
    tables.push(await written(db, packer, source, organizationId));
    await tell();
  }
  for (const sheet of read) {
    await packer.add(`csv/${sheet.name}.csv`, sheetOf(db, sheet, organizationId));
    await tell();
  }
  const tally = await packFiles({ db, files, packer, tell }, scope, organizationId);
  const manifest: Manifest = {
    format,
    madeAt: at,
    madeBy: `Muster ${version}`,
    migrations: [...(await migrationNames())],
    scope,
    organization,
    tables,
    files: tally,
  };
  await packer.add('manifest.json', one(`${JSON.stringify(manifest, null, 1)}\n`));
  return manifest;
};
