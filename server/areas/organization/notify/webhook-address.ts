import type { Pool } from 'pg';
import { shownAddress } from '#server/lib/addresses.ts';
import type { Secrets } from '#server/lib/secrets.ts';

const boundTo = (userId: string): string => `webhook:${userId}`;

type Runs = Parameters<Secrets['close']>[0];

export const keepAddress = async (
  db: Runs,
  secrets: Secrets,
  { organizationId, userId }: { readonly organizationId: string; readonly userId: string },
  url: string | null,
): Promise<void> => {
  const sealed = url === null ? null : await secrets.close(db, organizationId, boundTo(userId), url);
  await db.query(
    'update notification_settings set webhook_url = null, webhook_sealed = $2, webhook_shown = $3, organization_id = $4 where user_id = $1',
    [userId, sealed, url === null ? null : shownAddress(url), organizationId],
  );
};

const plain = `select user_id as "userId", organization_id as "organizationId", webhook_url as url from notification_settings where webhook_url is not null`;

/** Encrypts addresses that an older version stored in plain text. */
export const sealPlainAddresses = async (owner: Pool, secrets: Secrets): Promise<void> => {
  const { rows } = await owner.query<{ userId: string; organizationId: string; url: string }>(plain);
  for (const { url, ...person } of rows) await keepAddress(owner, secrets, person, url);
};

export type SealedAddress = {
  readonly userId: string;
  /** Encrypted under this organization's key, which need not be where the person works now. */
  readonly sealedFor: string | null;
  readonly sealed: Buffer | null;
  readonly keyId: string | null;
  readonly wrapped: Buffer | null;
};

export const openAddress = (secrets: Secrets, { userId, sealedFor, sealed, keyId, wrapped }: SealedAddress): string | null =>
  sealedFor === null || sealed === null || keyId === null || wrapped === null
    ? null
    : secrets.openBound(sealedFor, boundTo(userId), { sealed, keyId, wrapped });
