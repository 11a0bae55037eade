import type pg from 'pg';
import type { FilesPort } from '../files/files.ts';
import { migrationNames } from '../database/migrate.ts';
import { restoreFiles } from './restore-files.ts';
import { linesOf, openPackage, PackageError, verify } from './organization-package.ts';
import type { Manifest, Opened, PackedTable } from './organization-package.ts';
import { references, storedColumns } from './organization-archive.ts';
import { catalogues, kept } from './organization-tables.ts';
import type { Catalogue, Kept } from './organization-tables.ts';

export type RestoreDeps = {
  /** Signed in as the owner of the schema, and nobody else's. */
  readonly client: pg.Client;
  readonly files: Pick<FilesPort, 'store' | 'remove'>;
  /** Hears how many tables and files are done. */
  readonly tell?: (done: number, total: number) => Promise<void>;
  /** Writes into the transaction of the restore, as its last statement. */
  readonly seal?: (organizationId: string) => Promise<void>;
};

export type Restored = {
  readonly manifest: Manifest;
  readonly rows: readonly { readonly table: string; readonly rows: number }[];
  readonly staff: { readonly matched: number; readonly made: number };
  readonly testers: { readonly matched: number; readonly made: number };
  readonly files: number;
  /** Codes of integrations that have to be connected again. */
  readonly integrations: readonly string[];
  /** What it says of its own rights. */
  readonly grants: { readonly hasContract: boolean; readonly balance: string | null };
};

const portion = 500;

export type Query = <R extends object>(text: string, values?: readonly unknown[]) => Promise<readonly R[]>;

export type Restoring = {
  readonly query: Query;
  readonly open: Opened;
  readonly organizationId: string;
  readonly stored: ReadonlyMap<string, readonly string[]>;
};

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
const asArray = (lines: readonly string[]): string => `[${lines.join(',')}]`;

const partOf = ({ manifest }: Opened, name: string): PackedTable | undefined => manifest.tables.find((one) => one.name === name);

async function* portionsOf({ open }: Pick<Restoring, 'open'>, part: PackedTable | undefined): AsyncGenerator<readonly string[]> {
  if (part !== undefined) yield* linesOf((await open.read(part.entry)) as AsyncIterable<Uint8Array>, portion);
}

const refuseNewer = async ({ manifest }: Opened): Promise<void> => {
  const known = new Set(await migrationNames());
  const foreign = manifest.migrations.filter((name) => !known.has(name));
  if (foreign.length > 0) throw new PackageError(`The archive was made by a newer Muster (${foreign.slice(-3).join(', ')}).`);
  const tables = new Set([...kept.map(({ table }) => table), ...Object.keys(catalogues), 'staff', 'testers', 'services']);
  const unknown = manifest.tables.filter(({ name }) => !tables.has(name)).map(({ name }) => name);
  if (unknown.length > 0) throw new PackageError(`The archive has tables that this Muster does not know: ${unknown.join(', ')}.`);
  if (new Set(manifest.tables.map(({ name }) => name)).size !== manifest.tables.length)
    throw new PackageError('The manifest of the archive names a table twice.');
};

const refuseTaken = async ({ query, open }: Restoring): Promise<void> => {
  const { id, publicId, shortCode, name } = open.manifest.organization;
  const [there] = await query<{ name: string; by: string }>(
    `select name, case when id = $1 then 'the same id' when public_id = $2 then 'the same public id' else 'the code ' || short_code end as by
     from organization where id = $1 or public_id = $2 or short_code = $3 limit 1`,
    [id, publicId, shortCode],
  );
  if (there !== undefined) throw new PackageError(`${name} cannot be restored here: ${there.name} has ${there.by}.`);
};

/** Ids of a catalogue there and here. */
const matchCatalogues = async (restoring: Restoring): Promise<void> => {
  const { query, open } = restoring;
  await query('create temp table restored_catalogue (catalogue text, theirs integer, ours integer, label text) on commit drop');
  for (const [catalogue, label] of Object.entries(catalogues))
    for await (const lines of portionsOf(restoring, partOf(open, catalogue)))
      await query(
        `insert into restored_catalogue select $2, r.id, (select min(x.id) from ${catalogue} x where ${label} = r.label), r.label
         from jsonb_to_recordset($1::jsonb) r (id integer, label text)`,
        [asArray(lines), catalogue],
      );
};

const staffHere = `
  select r.id, r.public_id as "publicId", u.id is not null as "isHere", coalesce(u.role = 'customer', false) or coalesce(u.public_id <> r.public_id, false) as "isOther",
    p.id is not null as "isTaken"
  from jsonb_to_recordset($1::jsonb) r (id uuid, public_id text)
  left join organization_user u on u.id = r.id left join organization_user p on p.public_id = r.public_id and p.id <> r.id`;

/** Without sign-in, rights and place: an operator takes them up again. */
const makeStaff = `
  insert into organization_user (id, organization_id, public_id, role, email, first_name, last_name, state, created_at, removed_at)
  select r.id, $2, coalesce(r.public_id, replace(gen_random_uuid()::text, '-', '')), coalesce(case when r.role = 'customer' then null else r.role end, 'test_manager'),
    case when r.email is null or exists (select from organization_user u where u.email = r.email) then (r.id || '@restored.invalid')::citext else r.email end,
    coalesce(r.first_name, 'Former'), coalesce(r.last_name, 'member'), 'removed', coalesce(r.created_at, now()), now()
  from jsonb_to_recordset($1::jsonb) r (id uuid, public_id text, role text, first_name text, last_name text, email citext, created_at timestamptz)
  where not exists (select from organization_user u where u.id = r.id)`;

const restoreStaff = async (restoring: Restoring): Promise<Restored['staff']> => {
  const { query, open, organizationId } = restoring;
  const tally = { matched: 0, made: 0 };
  for await (const lines of portionsOf(restoring, partOf(open, 'staff'))) {
    const there = await query<{ id: string; isHere: boolean; isOther: boolean; isTaken: boolean }>(staffHere, [asArray(lines)]);
    const strange = there.find(({ isOther, isTaken }) => isOther || isTaken);
    if (strange !== undefined)
      throw new PackageError(`The archive names a person (${strange.id}) who is somebody else here. Nothing was restored.`);
    tally.matched += there.filter(({ isHere }) => isHere).length;
    tally.made += there.filter(({ isHere }) => !isHere).length;
    await query(makeStaff, [asArray(lines), organizationId]);
    await query('insert into restored_person select r.id from jsonb_to_recordset($1::jsonb) r (id uuid)', [asArray(lines)]);
  }
  return tally;
};

const makeTesters = `
  insert into tester (id, email, full_name, country_id, rank_percentile, availability, backup_only, active, created_at)
  select r.id, case when r.email is null or exists (select from tester t where t.email = r.email) then (r.id || '@testers.invalid')::citext else r.email end,
    coalesce(r.full_name, 'Tester'), coalesce((select c.id from country c where c.code = r.country), (select min(c.id) from country c)), 0, 'away', false, false, now()
  from jsonb_to_recordset($1::jsonb) r (id uuid, full_name text, email citext, country text)
  where not exists (select from tester t where t.id = r.id) returning id`;

const restoreTesters = async (restoring: Restoring): Promise<Restored['testers']> => {
  const { query, open } = restoring;
  const tally = { matched: 0, made: 0 };
  for await (const lines of portionsOf(restoring, partOf(open, 'testers'))) {
    const made = await query(makeTesters, [asArray(lines)]);
    tally.made += made.length;
    tally.matched += lines.length - made.length;
    await query('insert into restored_tester select r.id from jsonb_to_recordset($1::jsonb) r (id uuid)', [asArray(lines)]);
  }
  return tally;
};

/** By id or by title, and otherwise as what is offered no longer. */
const restoreServices = async (restoring: Restoring): Promise<void> => {
  const { query, open } = restoring;
  await query('create temp table restored_service (theirs uuid, ours uuid) on commit drop');
  const columns =
    'id uuid, title text, description text, cost text, service_level_agreement text, request_form_instructions text, position integer';
  for await (const lines of portionsOf(restoring, partOf(open, 'services'))) {
    await query(
      `insert into professional_service (id, title, description, cost, service_level_agreement, request_form_instructions, position, offered)
       select r.id, r.title, r.description, r.cost, r.service_level_agreement, r.request_form_instructions, r.position, false from jsonb_to_recordset($1::jsonb) r (${columns})
       where not exists (select from professional_service s where s.id = r.id or s.title = r.title)`,
      [asArray(lines)],
    );
    await query(
      `insert into restored_service select r.id, (select s.id from professional_service s where s.id = r.id or s.title = r.title order by s.id = r.id desc limit 1)
       from jsonb_to_recordset($1::jsonb) r (${columns})`,
      [asArray(lines)],
    );
  }
};

const mapped = (column: string, catalogue: Catalogue): string =>
  `array(select m.ours from unnest(r."${column}") with ordinality u (v, place) join restored_catalogue m on m.catalogue = '${catalogue}' and m.theirs = u.v order by place)`;

const refuseUnknown = async ({ query }: Restoring, { table, refers = {} }: Kept, lines: readonly string[]): Promise<void> => {
  for (const [column, catalogue] of Object.entries(refers)) {
    const [unknown] = await query<{ label: string | null; id: number }>(
      `select m.label, u.v as id from jsonb_populate_recordset(null::${table}, $1::jsonb) r cross join lateral unnest(r."${column}") u (v)
       left join restored_catalogue m on m.catalogue = '${catalogue}' and m.theirs = u.v where m.ours is null limit 1`,
      [asArray(lines)],
    );
    if (unknown !== undefined)
      throw new PackageError(
        `This installation does not know the ${catalogue.replaceAll('_', ' ')} ${unknown.label ?? unknown.id}. Nothing was restored.`,
      );
  }
};

/** Groups of testers, which customers are not told of: what their testers stand in. */
const stubGroups = `
  insert into selection_requirements_group (id, organization_id, test_id, position, name, number_of_results_needed)
  select g.group_id, $2, g.test_id, (row_number() over (partition by g.test_id order by g.group_id))::int, 'Testers', 1
  from (select distinct r.group_id, r.test_id from jsonb_populate_recordset(null::participant, $1::jsonb) r) g
  where not exists (select from selection_requirements_group x where x.id = g.group_id)`;

const isOfOrganization = (columns: readonly string[]): boolean => columns.includes('organization_id');

const insertRows = async (restoring: Restoring, one: Kept, part: PackedTable): Promise<number> => {
  const { query, stored, organizationId, open } = restoring;
  const { table, late = [], anew = {}, refers = {} } = one;
  const here = stored.get(table) ?? [];
  const strange = part.columns.filter((column) => !here.includes(column));
  if (strange.length > 0)
    throw new PackageError(`The archive has columns of ${table} that this Muster does not have: ${strange.join(', ')}.`);
  const columns = part.columns.filter((column) => !late.includes(column) && !(column in anew));
  const values = columns.map((column) => {
    const catalogue = refers[column];
    if (catalogue !== undefined) return mapped(column, catalogue);
    return column === 'professional_service_id'
      ? `(select s.ours from restored_service s where s.theirs = r.professional_service_id)`
      : `r."${column}"`;
  });
  const own = table === 'organization' ? 'r.id = $2' : isOfOrganization(here) ? 'r.organization_id = $2' : '$2::uuid is not null';
  const statement = `
    insert into ${table} (${quoted([...columns, ...Object.keys(anew)])}) select ${[...values, ...Object.values(anew)].join(', ')}
    from jsonb_populate_recordset(null::${table}, $1::jsonb) r where ${own} returning 1`;
  let rows = 0;
  for await (const lines of portionsOf(restoring, part)) {
    if (Object.keys(refers).length > 0) await refuseUnknown(restoring, one, lines);
    if (table === 'participant' && partOf(open, 'selection_requirements_group') === undefined)
      await query(stubGroups, [asArray(lines), organizationId]);
    const made = await query(statement, [asArray(lines), organizationId]);
    if (made.length !== lines.length)
      throw new PackageError(`${part.entry} of the archive has rows of another organization. Nothing was restored.`);
    rows += made.length;
    if (table === 'organization_user')
      await query('insert into restored_person select r.id from jsonb_to_recordset($1::jsonb) r (id uuid)', [asArray(lines)]);
  }
  return rows;
};

const setLate = async (restoring: Restoring, { table, late = [] }: Kept): Promise<void> => {
  if (late.length === 0) return;
  const sets = late.map((column) => `"${column}" = r."${column}"`).join(', ');
  for await (const lines of portionsOf(restoring, partOf(restoring.open, table)))
    await restoring.query(
      `update ${table} x set ${sets} from jsonb_populate_recordset(null::${table}, $1::jsonb) r
       where x.id = r.id and x.organization_id = $2 and coalesce(${late.map((column) => `r."${column}"`).join(', ')}) is not null`,
      [asArray(lines), restoring.organizationId],
    );
};

const foreignKeys = `
  select c.conrelid::regclass::text as table, a.attname::text as column, c.confrelid::regclass::text as parent from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace order by 1, 2`;

/** Nothing of it may refer to what belongs to somebody else here: keys without the organization in them are asked one by one. */
const refuseForeign = async ({ query, organizationId, stored }: Restoring): Promise<void> => {
  const foreign = (table: string, column: string) => {
    throw new PackageError(`${table}.${column} of the archive refers to what belongs to another organization here. Nothing was restored.`);
  };
  for (const { table, column, parent } of await query<{ table: string; column: string; parent: string }>(foreignKeys)) {
    const one = kept.find((each) => each.table === table);
    if (one === undefined || parent === 'organization_user' || parent === 'organization' || !isOfOrganization(stored.get(parent) ?? []))
      continue;
    const key = parent === 'credit_account' ? 'organization_id' : 'id';
    const found = await query(
      `select from ${table} x join ${parent} p on p.${key} = x.${column} where (${one.of ?? 'x.organization_id = $1'}) and p.organization_id <> $1 limit 1`,
      [organizationId],
    );
    if (found.length > 0) foreign(table, column);
  }
  for (const [parent, known] of [
    ['organization_user', 'restored_person'],
    ['tester', 'restored_tester'],
  ] as const)
    for (const { table, column } of await query<{ table: string; column: string }>(references(parent))) {
      const one = kept.find((each) => each.table === table);
      if (one === undefined) continue;
      const found = await query(
        `select from ${table} x where (${one.of ?? 'x.organization_id = $1'}) and x.${column} is not null and not exists (select from ${known} k where k.id = x.${column}) limit 1`,
        [organizationId],
      );
      if (found.length > 0) foreign(table, column);
    }
};

const load = async (restoring: Restoring, { files, tell }: Pick<RestoreDeps, 'files' | 'tell'>, keys: string[]): Promise<Restored> => {
  const { query, open, organizationId } = restoring;
  let done = 0;
  const step = async (): Promise<void> => {
    done += 1;
    await tell?.(done, open.manifest.tables.length + open.manifest.files.count);
  };
  await query('create temp table restored_person (id uuid) on commit drop');
  await query('create temp table restored_tester (id uuid) on commit drop');
  await refuseTaken(restoring);
  await matchCatalogues(restoring);
  await restoreServices(restoring);
  const testers = await restoreTesters(restoring);
  const rows: { table: string; rows: number }[] = [];
  let staff: Restored['staff'] = { matched: 0, made: 0 };
  for (const one of kept) {
    const part = partOf(open, one.table);
    if (part === undefined) continue;
    rows.push({ table: one.table, rows: await insertRows(restoring, one, part) });
    if (one.table === 'organization') staff = await restoreStaff(restoring);
    await step();
  }
  for (const one of kept) await setLate(restoring, one);
  await refuseForeign(restoring);
  for (const { table, rows: said } of rows) {
    const { of = 'x.organization_id = $1' } = kept.find((one) => one.table === table) ?? {};
    const [found] = await query<{ count: number }>(`select count(*)::int as count from ${table} x where ${of}`, [organizationId]);
    if (found?.count !== said) throw new PackageError(`${table} of the archive has rows of another organization. Nothing was restored.`);
  }
  const count = await restoreFiles(restoring, files, keys, step);
  if (count !== open.manifest.files.count)
    throw new PackageError(`The archive has ${count} files, and its manifest says ${open.manifest.files.count}.`);
  const integrations = await query<{ code: string }>('select distinct code from integration where organization_id = $1 order by code', [
    organizationId,
  ]);
  const [grants] = await query<Restored['grants']>(
    `select o.has_contract as "hasContract", (select a.balance::text from credit_account a where a.organization_id = o.id) as balance from organization o where o.id = $1`,
    [organizationId],
  );
  if (grants === undefined) throw new PackageError('The archive has no organization.');
  return { manifest: open.manifest, rows, staff, testers, files: count, integrations: integrations.map(({ code }) => code), grants };
};

type DatabaseFault = Error & { readonly code: string; readonly table?: string; readonly detail?: string };
/** Of what the rows hold; a database that is away or full says nothing of the archive, and may be asked again. */
const isOfRows = (error: unknown): error is DatabaseFault =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(?:0A|22|23|42|54|P0)[0-9A-Z]{3}$/u.test(error.code);

/** What the database refuses is said with its table. */
const said = (error: unknown): unknown => {
  if (!isOfRows(error)) return error;
  const { table = 'a table', detail, message } = error;
  const words =
    error.code === '23505'
      ? `Something of the archive is here already, in ${table}: ${detail ?? message}`
      : `${table === 'a table' ? 'The archive' : `${table} of the archive`} cannot be restored: ${detail ?? message}`;
  return new PackageError(`${words}${words.endsWith('.') ? '' : '.'} Nothing was restored.`, { cause: error });
};

const attempt = async ({ client, files, tell, seal }: RestoreDeps, open: Opened, isForReal: boolean): Promise<Restored> => {
  const query: Query = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await client.query<R>({ text, values: [...values] })).rows;
  const keys: string[] = [];
  await client.query(`set timezone = 'UTC'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; begin`);
  try {
    const stored = await storedColumns({ rows: query as never });
    const restored = await load(
      { query, open, organizationId: open.manifest.organization.id, stored },
      { files, ...(tell && { tell }) },
      keys,
    );
    await client.query('set constraints all immediate');
    if (isForReal) await seal?.(restored.manifest.organization.id);
    await client.query(isForReal ? 'commit' : 'rollback');
    if (!isForReal) for (const key of keys) await files.remove(key);
    return restored;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    for (const key of keys) await files.remove(key);
    throw said(error);
  }
};

/** All of it in one transaction, or nothing; where it is not for real, all of it and then nothing. */
export const restoreOrganization = async (deps: RestoreDeps, file: string, isForReal: boolean): Promise<Restored> => {
  const open = await openPackage(file);
  try {
    await refuseNewer(open);
    for (const part of open.manifest.tables) await verify(open, part);
    return await attempt(deps, open, isForReal);
  } finally {
    open.close();
  }
};
