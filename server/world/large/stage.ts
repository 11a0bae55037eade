import type { OwnerClient } from '../rows.ts';

type ForeignKey = { readonly relation: string; readonly name: string; readonly definition: string };

const foreignKeys = `
  select c.conrelid::regclass::text as relation, c.conname as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c where c.contype = 'f' and c.conrelid = any ($1::regclass[])`;

/** In one transaction; foreign keys are checked as a whole afterwards instead of by row. */
export const stage = async (client: OwnerClient, tables: readonly string[], work: () => Promise<void>): Promise<void> => {
  await client.query('begin');
  try {
    const keys = (await client.query(foreignKeys, [tables])).rows as readonly ForeignKey[];
    for (const { relation, name } of keys) await client.query(`alter table ${relation} drop constraint ${name}`);
    await work();
    for (const { relation, name, definition } of keys) await client.query(`alter table ${relation} add constraint ${name} ${definition}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query(`analyze ${tables.join(', ')}`);
};

/** A fraction and an id that depend on a number and a word alone. */
export const sessionFunctions = `
  create or replace function pg_temp.part(number bigint, salt integer) returns float8 immutable language sql
    as $$ select (hashint8extended(number, salt) & 2147483647) / 2147483648.0 $$;
  create or replace function pg_temp.named(kind text, number bigint) returns uuid immutable language sql
    as $$ select md5('large:' || kind || ':' || number)::uuid $$;
  create or replace function pg_temp.one(words anyarray, part float8) returns anyelement immutable language sql
    as $$ select words[1 + floor(part * cardinality(words))::int] $$;`;
