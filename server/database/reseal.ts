import type { Pool } from 'pg';
import { deriveKeys, currentOf, previousOf } from '../lib/master-key.ts';
import type { MasterKey } from '../lib/master-key.ts';
import { seal, unseal } from '../lib/seal.ts';
import { checkOf } from './master-key-check.ts';
import { inTransaction, type Db } from './transaction.ts';
import { dataKeyId } from '../lib/secrets.ts';

/** Bytes that a key derived from the master key encrypts. */
type SealedColumn = {
  readonly table: string;
  readonly column: string;
  /** Which derived key. */
  readonly purpose: string;
  /** What the encryption is bound to, as an expression of the row. */
  readonly bound: string;
  /** The primary key, column by type. */
  readonly key: Readonly<Record<string, string>>;
  /** Columns that name the key, written beside. */
  readonly also?: (masterKey: MasterKey) => Readonly<Record<string, string>>;
};

/** Every column that opens with the master key alone; `tests/server/database/sealed.test.ts` compares it with the schema. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'oidc_key', column: 'sealed', purpose: 'signing keys', bound: `'oidc_key ' || name`, key: { name: 'text' } },
  {
    table: 'data_key',
    column: 'wrapped',
    purpose: 'integration secrets',
    bound: 'organization_id::text',
    key: { organization_id: 'uuid' },
    also: (masterKey) => ({ key_id: dataKeyId(masterKey) }),
  },
  {
    table: 'azure_grant',
    column: 'sealed_tokens',
    purpose: 'azure grant tokens',
    bound: `organization_id || ':' || user_id`,
    key: { id: 'uuid' },
  },
  { table: 'mail', column: 'sealed', purpose: 'mails', bound: 'id::text', key: { id: 'uuid' } },
  {
    table: 'idempotency',
    column: 'sealed',
    purpose: 'operator answers',
    bound: `'answer:' || organization_id || ':' || user_id || ':' || key`,
    key: { organization_id: 'uuid', user_id: 'uuid', key: 'text' },
  },
];

/** Encrypted by the data key of their organization, which stays the same when the master key changes. */
export const underDataKey: readonly string[] = [
  'integration.sealed_secret',
  'notification_settings.webhook_sealed',
  'webhook_call.url_sealed',
  'webhook.address_sealed',
  'webhook.secret_sealed',
  'webhook.previous_sealed',
];

/** Rows of one transaction. */
const portion = 500;

/** Where a pass over all sealed columns is: `after` is the last primary key of `column`, an index of the table of columns. */
type Pass = {
  readonly column: number;
  readonly after: readonly string[] | null;
  readonly looked: number;
  readonly of: number;
  readonly resealed: number;
};

export type Resealed = 'idle' | 'more' | 'passed' | 'done';

const countOf = ({ table, column }: SealedColumn): string => `(select count(*) from ${table} where ${column} is not null)`;

const begun = async (db: Db): Promise<Pass> => {
  const counted = await db.row<{ of: number }>(`select (${sealedColumns.map(countOf).join(' + ')})::int as of`);
  return { column: 0, after: null, looked: 0, of: counted?.of ?? 0, resealed: 0 };
};

type Row = { readonly key: string[]; readonly sealed: Buffer; readonly bound: string };

const read = (db: Db, { table, column, bound, key }: SealedColumn, after: readonly string[] | null): Promise<readonly Row[]> => {
  const names = Object.keys(key);
  const place = Object.values(key).map((type, index) => `$${index + 1}::${type}`);
  return db.rows<Row>(
    `select array[${names.map((name) => `${name}::text`).join(', ')}] as key, ${column} as sealed, ${bound} as bound from ${table}
     where ${column} is not null ${after === null ? '' : `and (${names.join(', ')}) > (${place.join(', ')})`}
     order by ${names.join(', ')} limit ${portion}`,
    after ?? [],
  );
};

/** A row that somebody wrote in between is left alone: it is sealed with the current key. */
const write = async (db: Db, sealed: SealedColumn, masterKey: MasterKey, row: Row, anew: Buffer): Promise<void> => {
  const also = Object.entries(sealed.also?.(masterKey) ?? {});
  const at = Object.entries(sealed.key).map(([name, type], index) => `${name} = $${index + 3}::${type}`);
  const sets = also.map(([name], index) => `, ${name} = $${index + 3 + at.length}`);
  await db.query(`update ${sealed.table} set ${sealed.column} = $1${sets.join('')} where ${sealed.column} = $2 and ${at.join(' and ')}`, [
    anew,
    row.sealed,
    ...row.key,
    ...also.map(([, value]) => value),
  ]);
};

const lookAt = async (db: Db, masterKey: MasterKey, pass: Pass): Promise<Pass> => {
  const sealed = sealedColumns[pass.column];
  if (sealed === undefined) return pass;
  const [current, ...before] = deriveKeys(masterKey, sealed.purpose);
  const rows = await read(db, sealed, pass.after);
  let resealed = 0;
  for (const row of rows) {
    if (unseal(current, row.sealed, row.bound) !== null) continue;
    const plain = unseal(before, row.sealed, row.bound);
    if (plain === null) continue;
    resealed += 1;
    await write(db, sealed, masterKey, row, seal(current, plain, row.bound));
  }
  const isEnd = rows.length < portion;
  return {
    column: isEnd ? pass.column + 1 : pass.column,
    after: isEnd ? null : (rows.at(-1)?.key ?? null),
    looked: pass.looked + rows.length,
    of: Math.max(pass.of, pass.looked + rows.length),
    resealed: pass.resealed + resealed,
  };
};

const mine = `select resealing, resealed_at is not null as "isDone" from master_key where check_value = $1 and previous_check = $2 for update skip locked`;

/**
 * One portion in one transaction, by one node of all. It is done when a whole pass found nothing under the key before; what another node
 * sealed with that meanwhile begins it anew.
 */
export const resealPortion = (owner: Pool, masterKey: MasterKey): Promise<Resealed> => {
  const previous = previousOf(masterKey);
  if (previous === null) return Promise.resolve('idle');
  return inTransaction(owner, async (db) => {
    const kept = await db.row<{ resealing: Pass | null; isDone: boolean }>(mine, [checkOf(currentOf(masterKey)), checkOf(previous)]);
    if (kept === null) return 'idle';
    const pass = await lookAt(db, masterKey, kept.resealing ?? (await begun(db)));
    const isPassed = pass.column >= sealedColumns.length;
    const isDone = isPassed ? pass.resealed === 0 : kept.isDone && pass.resealed === 0;
    await db.query(`update master_key set resealing = $1, resealed_at = case when $2 then coalesce(resealed_at, now()) end`, [
      isPassed ? null : JSON.stringify(pass),
      isDone,
    ]);
    return isPassed ? (isDone ? 'done' : 'passed') : 'more';
  });
};

/** In milliseconds: between two portions, and between two passes once nothing is left. */
const pauses = { more: 100, passed: 100, idle: 10_000, done: 60_000 } as const satisfies Record<Resealed, number>;

type Log = { readonly info: (words: string) => void; readonly error: (error: unknown) => void };

const nothingLeft = 'Nothing is sealed with the master key before any more: MASTER_KEY_PREVIOUS can be taken away.';

/** Seals in the background what the key before sealed; ends after the portion it is at. */
export const startResealing = (owner: Pool, masterKey: MasterKey, log: Log): (() => Promise<void>) => {
  if (previousOf(masterKey) === null) return async () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let [isStopped, isSaid] = [false, false];
  const step = async (): Promise<void> => {
    const came = await resealPortion(owner, masterKey).catch((error: unknown) => {
      log.error(error);
      return 'idle' as const;
    });
    if (came === 'done' && !isSaid) log.info(nothingLeft);
    if (came === 'done' || came === 'passed') isSaid = came === 'done';
    if (!isStopped) timer = setTimeout(next, pauses[came]);
  };
  const next = (): void => {
    working = step();
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await working;
  };
};
