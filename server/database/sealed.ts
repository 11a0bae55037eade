import { dataKeyId } from '../lib/secrets.ts';
import type { MasterKey } from '../lib/master-key.ts';

/** Bytes that a key derived from the master key encrypts. */
export type SealedColumn = {
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
];
