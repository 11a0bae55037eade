import { parseArgs } from 'node:util';
import { readConfig } from '../lib/config.ts';
import { openDatabase } from '../database/database.ts';
import { crowdTables, fillCrowd } from './large/crowd.ts';
import { fillIssues, issueTables } from './large/issues.ts';
import { fillOrganizations, fillTests, organizationTables, testTables } from './large/tests.ts';
import { seedReference } from './reference.ts';
import type { OwnerClient } from './rows.ts';

type ForeignKey = { readonly relation: string; readonly name: string; readonly definition: string };

const foreignKeys = `
  select c.conrelid::regclass::text as relation, c.conname as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c where c.contype = 'f' and c.conrelid = any ($1::regclass[])`;

/** In one transaction; foreign keys are checked as a whole afterwards instead of by row. */
const stage = async (client: OwnerClient, tables: readonly string[], work: () => Promise<void>): Promise<void> => {
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
const sessionFunctions = `
  create or replace function pg_temp.part(number bigint, salt integer) returns float8 immutable language sql
    as $$ select (hashint8extended(number, salt) & 2147483647) / 2147483648.0 $$;
  create or replace function pg_temp.named(kind text, number bigint) returns uuid immutable language sql
    as $$ select md5('large:' || kind || ':' || number)::uuid $$;
  create or replace function pg_temp.one(words anyarray, part float8) returns anyelement immutable language sql
    as $$ select words[1 + floor(part * cardinality(words))::int] $$;`;

export type LargeSizes = {
  readonly testers: number;
  readonly issues: number;
  readonly organizations: number;
  /** Of the one big test, number 1 of the first organization. */
  readonly cases: number;
  readonly participants: number;
  readonly testsEach: number;
};

export const largeSizes: LargeSizes = {
  testers: 1_000_000,
  issues: 1_000_000,
  organizations: 200,
  cases: 1000,
  participants: 1000,
  testsEach: 10,
};

export type Filled = { readonly what: string; readonly count: number; readonly milliseconds: number };

const refuse = (sizes: LargeSizes): void => {
  const least = Math.max(10, sizes.participants);
  if (sizes.testers < least) throw new RangeError(`The big test needs ${least} testers.`);
  if (sizes.cases < 20) throw new RangeError('The big test needs 20 cases.');
};

const stages = (
  client: OwnerClient,
  sizes: LargeSizes,
): readonly (readonly [what: string, table: string, tables: readonly string[], work: () => Promise<void>])[] => [
  ['testers', 'tester', crowdTables, () => fillCrowd(client, sizes.testers)],
  ['organizations', 'organization', organizationTables, () => fillOrganizations(client, sizes.organizations, sizes.testsEach)],
  ['results', 'case_result', testTables, () => fillTests(client, sizes)],
  ['issues', 'issue', issueTables, () => fillIssues(client, sizes)],
];

/** For benchmarks: the same for the same sizes, beside what is there, but only once. Takes one connection outside of a transaction. */
export const seedLarge = async (
  client: OwnerClient,
  sizes: Partial<LargeSizes> = {},
  say: (filled: Filled) => void = () => undefined,
): Promise<readonly Filled[]> => {
  const all = { ...largeSizes, ...sizes };
  refuse(all);
  const found = await client.query(`select 1 from organization where public_id = 'large-1'`);
  if (found.rows.length > 0) throw new Error('This database holds a large world already.');
  await client.query(sessionFunctions);
  await seedReference(client);
  const done: Filled[] = [];
  for (const [what, table, tables, work] of stages(client, all)) {
    const started = performance.now();
    await stage(client, tables, work);
    const [row] = (await client.query(`select count(*)::int as count from ${table}`)).rows as readonly { readonly count: number }[];
    const filled = { what, count: row?.count ?? 0, milliseconds: Math.round(performance.now() - started) };
    done.push(filled);
    say(filled);
  }
  return done;
};

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      testers: { type: 'string' },
      issues: { type: 'string' },
      organizations: { type: 'string' },
      cases: { type: 'string' },
      participants: { type: 'string' },
    },
  });
  const sizes = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
  const wrong = Object.entries(sizes).find(([, size]) => !Number.isSafeInteger(size) || size < 1);
  if (wrong !== undefined) throw new RangeError(`--${wrong[0]} takes a whole number from 1.`);
  const database = await openDatabase(readConfig(), { attach: true });
  const client = await database.owner.connect();
  try {
    await seedLarge(client, sizes, ({ what, count, milliseconds }) =>
      process.stdout.write(`${what.padEnd(16)}${String(count).padStart(10)}  in ${(milliseconds / 1000).toFixed(1)} s\n`),
    );
  } finally {
    client.release();
    await database.close();
  }
};

if (import.meta.main) await run();
