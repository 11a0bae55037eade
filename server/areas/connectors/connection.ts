import * as v from 'valibot';
import type { RequestContext } from '#server/api/context.ts';
import type { Secrets } from '#server/vendors/secrets.ts';
import type { VendorName } from '#server/vendors/vendor-error.ts';

/** Access to a vendor with its secret opened; lives for one call and is never answered. */
export type Connection = {
  readonly id: string;
  readonly code: Exclude<VendorName, 'sheets'>;
  readonly state: 'active' | 'inactive';
  readonly site: string;
  readonly username: string;
  readonly secret: string;
};

const rowSchema = v.object({
  id: v.string(),
  code: v.picklist(['testrail', 'zephyr_squad', 'zephyr_scale']),
  state: v.picklist(['unconfigured', 'active', 'inactive']),
  settings: v.object({ site: v.fallback(v.string(), ''), username: v.fallback(v.string(), '') }),
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

/** A connection of the caller's organization, the oldest one that works where several have a code; absent when there is none such, unusable while it has no credential that opens. */
export const findConnection = async (
  context: RequestContext,
  where: { readonly id: string } | { readonly code: 'testrail' | 'zephyr_squad' },
): Promise<Connection | 'absent' | 'unusable'> => {
  const { organizationId } = context.viewer;
  const condition = 'id' in where ? `i.id = $1 and i.code in ('zephyr_squad', 'zephyr_scale')` : 'i.code = $1';
  const scope = context.services.scopeChecks ? 'i.organization_id = $2' : '$2::uuid is not null';
  const json = await context.database.json(context.viewer, {
    text: `select json_build_object('id', i.id, 'code', i.code, 'state', i.state, 'settings', i.settings, 'sealed', encode(i.sealed_secret, 'base64'),
        'keyId', k.key_id, 'wrapped', encode(k.wrapped, 'base64')) as json
      from integration i left join data_key k on k.organization_id = i.organization_id where ${condition} and ${scope}
      order by i.state = 'active' desc, i.state = 'inactive' desc, i.created_at, i.id limit 1`,
    values: ['id' in where ? where.id : where.code, organizationId],
  });
  if (json === null) return 'absent';
  const row = v.parse(rowSchema, JSON.parse(json));
  const secret = opened(context.services.vendors.secrets, organizationId, row);
  if (row.state === 'unconfigured' || secret === null) return 'unusable';
  return { id: row.id, code: row.code, state: row.state, ...row.settings, secret };
};
