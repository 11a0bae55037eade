import type { Pool } from 'pg';

/** What a program finds in a database: each thing by a name, with what is said of it. */
export type Catalog = ReadonlyMap<string, string>;

const statement = `
  select 'table ' || c.relname as thing, '' as said from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  union all
  select 'column ' || c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod)
    || case when a.attnotnull then ' not null' else '' end
    || case when a.atthasdef or a.attidentity <> '' then ' default' else '' end || case when a.attgenerated <> '' then ' generated' else '' end
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
  union all
  select 'constraint ' || conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint
  where connamespace = 'public'::regnamespace and conrelid <> 0 and contype in ('c', 'f', 'u', 'p', 'x')
  union all
  select 'unique index ' || i.indrelid::regclass || '.' || c.relname, pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and i.indisunique and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  union all
  select 'function ' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')', pg_get_function_result(p.oid)
  from pg_proc p where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'policy ' || tablename || '.' || policyname, concat_ws(' ', permissive, cmd, roles::text, qual, with_check) from pg_policies where schemaname = 'public'
  union all
  select 'right ' || table_name || ' ' || privilege_type, '' from information_schema.role_table_grants where grantee = 'muster_app' and table_schema = 'public'
  union all
  select 'trigger ' || tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`;

export const readCatalog = async (owner: Pool): Promise<Catalog> => {
  const { rows } = await owner.query<{ thing: string; said: string }>(statement);
  return new Map(rows.map(({ thing, said }) => [thing, said]));
};

const tableOf = (thing: string): string => /^(?:column|constraint|unique index|trigger) ([^.]+)\./u.exec(thing)?.[1] ?? '';

/** Widened in place: the old program writes and reads it as before. */
const isLoosened = (thing: string, before: string, after: string): boolean =>
  thing.startsWith('column ') && (before.replace(' not null', '') === after || `${before} default` === after);

/** A row of the old program, which does not name the column, is still taken. */
const isOptional = (said: string): boolean => !said.includes(' not null') || said.includes(' default') || said.includes(' generated');

/** What a program that was written for one catalog may miss in the other, or be refused there. */
export const narrowings = (before: Catalog, after: Catalog): readonly string[] => {
  const found: string[] = [];
  for (const [thing, said] of before) {
    const now = after.get(thing);
    const isOfGoneTable = now === undefined && tableOf(thing) !== '' && !after.has(`table ${tableOf(thing)}`);
    if (isOfGoneTable) continue;
    if (now === undefined) found.push(`${thing} is gone`);
    else if (now !== said && !isLoosened(thing, said, now)) found.push(`${thing} changed`);
  }
  for (const [thing, said] of after) {
    const table = tableOf(thing);
    if (before.has(thing) || !before.has(`table ${table}`)) continue;
    if (thing.startsWith('column ') && isOptional(said)) continue;
    found.push(`${thing} is new`);
  }
  return found.toSorted();
};
