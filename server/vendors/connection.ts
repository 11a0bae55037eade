import * as v from 'valibot';
import { integrationCodes, integrationStates } from '#schema/vocabulary/around.ts';
import type { IntegrationCode } from '#schema/vocabulary/around.ts';
import type { Database, Tx, Viewer } from '../workflow/transaction.ts';
import type { Secrets } from '../lib/secrets.ts';

/** As sent, without the secret. */
export type IntegrationSettings = Readonly<Record<string, unknown>>;

/** With the decrypted secret; lives for one call and is never returned by the API. */
export type Connection = {
  readonly id: string;
  readonly code: IntegrationCode;
  readonly state: 'active' | 'inactive';
  /** Identifies the credential: a result of an old one says nothing about a newer one. */
  readonly mark: string;
  readonly site: string;
  readonly username: string;
  readonly settings: IntegrationSettings;
  /** Of Azure DevOps: by project, type and id of the field. */
  readonly fieldMappings: IntegrationSettings;
  readonly secret: string;
};

export type ConnectionDeps = {
  readonly database: Pick<Database, 'json'>;
  readonly viewer: Viewer;
  readonly secrets: Secrets;
  readonly scopeChecks: boolean;
};

const rowSchema = v.object({
  id: v.string(),
  code: v.picklist(integrationCodes),
  state: v.picklist(integrationStates),
  settings: v.record(v.string(), v.unknown()),
  fieldMappings: v.record(v.string(), v.unknown()),
  sealed: v.nullable(v.string()),
  keyId: v.nullable(v.string()),
  wrapped: v.nullable(v.string()),
});
type Row = v.InferOutput<typeof rowSchema>;

const opened = (secrets: Secrets, organizationId: string, { id, sealed, keyId, wrapped }: Row): string | null =>
  sealed === null || keyId === null || wrapped === null
    ? null
    : secrets.open(
        { organizationId, integrationId: id },
        { sealed: Buffer.from(sealed, 'base64'), keyId, wrapped: Buffer.from(wrapped, 'base64') },
      );

const markOf = (sealed: string | null): string => (sealed ?? '').replaceAll('\n', '');

export const currentMark = async (tx: Tx, id: string): Promise<string> => {
  const [row] = await tx.query<{ sealed: string | null }>(
    `select encode(sealed_secret, 'base64') as sealed from integration where id = $1`,
    [id],
  );
  return markOf(row?.sealed ?? null);
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The oldest working connection of a code; `absent` without any, `unusable` where none has a credential that decrypts. */
export const findConnection = async (
  { database, viewer, secrets, scopeChecks }: ConnectionDeps,
  where: { readonly id: string; readonly codes?: readonly IntegrationCode[] } | { readonly code: IntegrationCode },
): Promise<Connection | 'absent' | 'unusable'> => {
  const { organizationId } = viewer;
  const byId = 'id' in where;
  const scope = scopeChecks ? 'i.organization_id = $2' : '$2::uuid is not null';
  const json = await database.json(viewer, {
    text: `select json_build_object('id', i.id, 'code', i.code, 'state', i.state, 'settings', i.settings, 'fieldMappings', i.field_mappings,
        'sealed', encode(i.sealed_secret, 'base64'), 'keyId', k.key_id, 'wrapped', encode(k.wrapped, 'base64')) as json
      from integration i left join data_key k on k.organization_id = i.organization_id
      where ${byId ? 'i.id = $1' : 'i.code = $1'} and ${scope} and i.code = any ($3)
      order by i.state = 'active' desc, i.state = 'inactive' desc, i.created_at, i.id limit 1`,
    values: [byId ? where.id : where.code, organizationId, byId ? (where.codes ?? integrationCodes) : [where.code]],
  });
  if (json === null) return 'absent';
  const row = v.parse(rowSchema, JSON.parse(json));
  const secret = opened(secrets, organizationId, row);
  const { id, code, state, settings, fieldMappings } = row;
  if (state === 'unconfigured' || secret === null) return 'unusable';
  return {
    id,
    code,
    state,
    settings,
    fieldMappings,
    mark: markOf(row.sealed),
    site: textOf(settings['site']),
    username: textOf(settings['username']),
    secret,
  };
};
