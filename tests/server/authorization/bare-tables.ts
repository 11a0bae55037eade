import pg from 'pg';
import { policyMutants } from '../../../scripts/mutants/policies.ts';
import { viewerSettings } from '#server/database/pool.ts';
import type { Viewer } from '#server/workflow/transaction.ts';
import type { TestDatabase } from '#tests/support/database.ts';

export const acts = ['see', 'add', 'change', 'remove'] as const;
export type Act = (typeof acts)[number];

/** What a policy may look at in a row, by column. */
export type Facts = Readonly<Record<string, string | boolean | readonly string[] | null>>;

/** Places, among the rows of a table, of those that somebody may see, add, change, make of another, and remove. */
export type Reach = { readonly [Name in Act | 'become']: readonly number[] };

export type PolicyMutant = {
  readonly table: string;
  readonly policy: string;
  readonly part: 'using' | 'with check';
  readonly was: string;
  readonly now: string;
};

/** Tables with nothing left but columns, grants and policies, so that rows of facts alone can stand in them. */
const bare = `
do $$
declare one record;
begin
  for one in select c.conrelid::regclass as place, c.conname from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.connamespace = 'public'::regnamespace and c.contype in ('f', 'x', 'c', 'u', 'p') and not r.relispartition order by c.contype = 'p', c.contype = 'u'
  loop execute format('alter table %s drop constraint if exists %I cascade', one.place, one.conname); end loop;
  for one in select format('%I.%I', schemaname, indexname) as place from pg_indexes where schemaname = 'public'
  loop execute 'drop index if exists ' || one.place || ' cascade'; end loop;
  for one in select a.attrelid::regclass as place, a.attname from pg_attribute a join pg_class r on r.oid = a.attrelid
    where r.relnamespace = 'public'::regnamespace and r.relkind in ('r', 'p') and not r.relispartition and a.attnum > 0 and a.attnotnull and not a.attisdropped and a.attidentity = ''
  loop execute format('alter table %s alter column %I drop not null', one.place, one.attname); end loop;
  for one in select t.tgrelid::regclass as place, t.tgname from pg_trigger t join pg_class r on r.oid = t.tgrelid
    where r.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgparentid = 0
  loop execute format('drop trigger %I on %s', one.tgname, one.place); end loop;
end $$;
create table fact (place text, specimen int, facts jsonb);
grant select on fact to muster_app;
create function touched(place text) returns setof int security definer language plpgsql as $$
  begin return query execute format('select specimen from %I where specimen is not null and touched', place); end $$;
create function present(place text) returns setof int security definer language plpgsql as $$
  begin return query execute format('select specimen from %I where specimen is not null', place); end $$;
create function keep_only(place text, kept int) returns void security definer language plpgsql as $$
  begin execute format('delete from %I where specimen <> $1', place) using kept; end $$;
create function reach(at text, may text[]) returns jsonb language plpgsql as $$
declare
  seen int[] := '{}'; added int[] := '{}'; changed int[] := '{}'; become int[] := '{}'; removed int[] := '{}';
  one record; names text; made text; moved int;
begin
  if 'see' = any (may) then execute format('select coalesce(array_agg(specimen order by specimen), ''{}'') from %I where specimen is not null', at) into seen; end if;
  if 'remove' = any (may) then
    begin
      execute format('delete from %I', at);
      removed := array(select specimen from fact where place = at except select present(at) order by 1);
      raise sqlstate 'ZZ001';
    exception when sqlstate 'ZZ001' then null; end;
  end if;
  if 'change' = any (may) then
    begin
      execute format('update %I set touched = true', at);
      changed := array(select touched(at) order by 1);
      raise sqlstate 'ZZ001';
    exception when sqlstate 'ZZ001' then null; when insufficient_privilege then changed := '{-1}'; end;
  end if;
  for one in select specimen, facts from fact where place = at order by 1 loop
    exit when not 'add' = any (may);
    select string_agg(format('%I', key), ', ') into names from jsonb_object_keys(one.facts) key;
    begin
      execute format('insert into %1$I (%2$s) select %2$s from jsonb_populate_record(null::%1$I, $1)', at, names) using one.facts;
      added := added || one.specimen;
      raise sqlstate 'ZZ001';
    exception when sqlstate 'ZZ001' then null; when insufficient_privilege then null; end;
  end loop;
  begin
    perform keep_only(at, changed[1]);
    for one in select specimen, facts from fact where place = at and cardinality(changed) > 0 order by 1 loop
      select string_agg(format('%1$I = made.%1$I', key), ', ') into made from jsonb_object_keys(one.facts) key;
      begin
        execute format('update %1$I set %2$s from (select (jsonb_populate_record(null::%1$I, $1)).*) made', at, made) using one.facts;
        get diagnostics moved = row_count;
        if moved > 0 then become := become || one.specimen; end if;
        raise sqlstate 'ZZ001';
      exception when sqlstate 'ZZ001' then null; when insufficient_privilege then null; end;
    end loop;
    raise sqlstate 'ZZ001';
  exception when sqlstate 'ZZ001' then null; end;
  return jsonb_build_object('see', seen, 'add', added, 'change', changed, 'become', become, 'remove', removed);
end $$;
grant execute on all functions in schema public to muster_app;
`;

const grantsOf = `
  select c.relname as table, array_remove(array[
    case when has_any_column_privilege('muster_app', c.oid, 'select') then 'see' end, case when has_any_column_privilege('muster_app', c.oid, 'insert') then 'add' end,
    case when has_any_column_privilege('muster_app', c.oid, 'update') then 'change' end, case when has_table_privilege('muster_app', c.oid, 'delete') then 'remove' end], null) as acts
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relrowsecurity
    and has_any_column_privilege('muster_app', c.oid, 'select, insert, update') order by 1`;

type Policy = { readonly table: string; readonly policy: string; readonly using: string | null; readonly check: string | null };

/** The tables with policies, bare of all else, with rows that differ in what a policy may look at. */
export class BareTables {
  readonly grants: ReadonlyMap<string, readonly Act[]>;
  readonly #client: pg.Client;

  private constructor(client: pg.Client, grants: ReadonlyMap<string, readonly Act[]>) {
    this.#client = client;
    this.grants = grants;
  }

  static async of(database: TestDatabase): Promise<BareTables> {
    const client = new pg.Client({ connectionString: database.superuserUrl });
    await client.connect();
    const { rows } = await client.query<{ table: string; acts: Act[] }>(grantsOf);
    await client.query(bare);
    for (const { table, acts: may } of rows) {
      await client.query(`alter table ${table} add column specimen int, add column touched boolean`);
      const [select, insert, update] = [may.includes('see'), may.includes('add'), may.includes('change')];
      for (const [given, right] of [
        [select, 'select'],
        [insert, 'insert'],
        [update, 'update'],
      ] as const)
        if (given) await client.query(`grant ${right} on ${table} to muster_app`);
    }
    return new BareTables(client, new Map(rows.map(({ table, acts: may }) => [table, may])));
  }

  async columnsOf(table: string): Promise<readonly string[]> {
    const { rows } = await this.#client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    );
    return rows.map(({ name }) => name);
  }

  async plant(table: string, specimens: readonly Facts[]): Promise<void> {
    for (const [specimen, facts] of specimens.entries()) {
      await this.#client.query('insert into fact (place, specimen, facts) values ($1, $2, $3)', [table, specimen, JSON.stringify(facts)]);
      const names = [...Object.keys(facts), 'specimen'].join(', ');
      await this.#client.query(`insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, $1)`, [
        JSON.stringify({ ...facts, specimen }),
      ]);
    }
  }

  /** A row that is no specimen. */
  async place(table: string, facts: Facts): Promise<void> {
    const names = Object.keys(facts).join(', ');
    await this.#client.query(`insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, $1)`, [
      JSON.stringify(facts),
    ]);
  }

  /** What each of these people reaches in a table; with a mutant, while it stands in the place of its policy. */
  async reach(table: string, viewers: readonly Viewer[], mutant?: PolicyMutant): Promise<readonly Reach[]> {
    const found: Reach[] = [];
    await this.#client.query('begin');
    try {
      if (mutant !== undefined) await this.#client.query(`alter policy ${mutant.policy} on ${mutant.table} ${mutant.part} (${mutant.now})`);
      await this.#client.query('set local role muster_app');
      for (const viewer of viewers) {
        await this.#client.query(
          `select set_config('app.organization', $1, true), set_config('app.user', $2, true), set_config('app.role', $3, true)`,
          [...viewerSettings(viewer)],
        );
        const { rows } = await this.#client.query<{ reach: Reach }>('select reach($1, $2)', [table, this.grants.get(table)]);
        if (rows[0] !== undefined) found.push(rows[0].reach);
      }
    } finally {
      await this.#client.query('rollback');
    }
    return found;
  }

  async mutants(): Promise<readonly PolicyMutant[]> {
    const { rows } = await this.#client.query<Policy>(
      `select tablename as table, policyname as policy, qual as using, with_check as check from pg_policies where schemaname = 'public' order by 1, 2`,
    );
    return rows.flatMap(({ table, policy, using, check }) =>
      (
        [
          ['using', using],
          ['with check', check],
        ] as const
      ).flatMap(([part, was]) => (was === null ? [] : policyMutants(was).map((now): PolicyMutant => ({ table, policy, part, was, now })))),
    );
  }

  readonly close = (): Promise<void> => this.#client.end();
}
