import type { Pool } from 'pg';
import type { Secrets } from '#server/lib/secrets.ts';

const boundTo = (userId: string): string => `webhook:${userId}`;
const lastShown = 4;

/** What is shown of an address: where it leads, and enough of its end to tell two apart. */
export const shownAddress = (url: string): string => `${new URL(url).origin}/…${url.slice(-lastShown)}`;

type Runs = Parameters<Secrets['close']>[0];

/** Keeps the address of a person's webhook; the one that is shown already stays as it is. */
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

/** Seals the addresses that an older version kept as they are. */
export const sealPlainAddresses = async (owner: Pool, secrets: Secrets): Promise<void> => {
  const { rows } = await owner.query<{ userId: string; organizationId: string; url: string }>(plain);
  for (const { url, ...person } of rows) await keepAddress(owner, secrets, person, url);
};

export type SealedAddress = {
  readonly userId: string;
  /** The organization under whose key it is sealed, which need not be the one that its owner works for now. */
  readonly sealedFor: string | null;
  readonly sealed: Buffer | null;
  readonly keyId: string | null;
  readonly wrapped: Buffer | null;
};

/** Null where there is none, or none that this installation can open. */
export const openAddress = (secrets: Secrets, { userId, sealedFor, sealed, keyId, wrapped }: SealedAddress): string | null =>
  sealedFor === null || sealed === null || keyId === null || wrapped === null
    ? null
    : secrets.openBound(sealedFor, boundTo(userId), { sealed, keyId, wrapped });
