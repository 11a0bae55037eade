import type { Tx } from '#server/workflow/transaction.ts';

/** A sign-in of the caller as it stands: whether its code was taken, and tokens were given for it. */
export type KeptGrant = { readonly claimed: boolean; readonly granted: boolean };

const own = 'organization_id = $1 and user_id = $2';
const lifetime = `interval '10 minutes'`;
const mine = ({ viewer }: Tx): readonly (string | null)[] => [viewer.organizationId, viewer.userId];

/** Remembers that the caller went to sign in. */
export const insertGrant = async (tx: Tx, stateHash: Buffer): Promise<void> => {
  await tx.query('insert into azure_grant (organization_id, user_id, state_hash, begun_at) values ($1, $2, $3, $4)', [
    ...mine(tx),
    stateHash,
    tx.at,
  ]);
};

/** Takes the caller's own sign-in for the one exchange of its code; null when there is none, or it was taken before. */
export const claimGrant = async (tx: Tx, stateHash: Buffer): Promise<string | null> => {
  const [row] = await tx.query<{ id: string }>(
    `update azure_grant set claimed_at = $4 where ${own} and state_hash = $3 and claimed_at is null
       and begun_at > $4::timestamptz - ${lifetime} returning id`,
    [...mine(tx), stateHash, tx.at],
  );
  return row?.id ?? null;
};

/** Whether tokens were given for a sign-in that somebody, perhaps the same call sent twice, has taken. */
export const findGrant = async (tx: Tx, stateHash: Buffer): Promise<KeptGrant | null> => {
  const [row] = await tx.query<KeptGrant>(
    `select claimed_at is not null as claimed, granted_at is not null as granted from azure_grant
     where ${own} and state_hash = $3 and begun_at > $4::timestamptz - 2 * ${lifetime}`,
    [...mine(tx), stateHash, tx.at],
  );
  return row ?? null;
};

/** Forgets a sign-in whose code was not taken, so that nobody waits for it. */
export const dropGrant = async (tx: Tx, id: string): Promise<void> => {
  await tx.query(`delete from azure_grant where ${own} and id = $3`, [...mine(tx), id]);
};

/** Keeps the tokens of a sign-in under the hash of their key. */
export const keepTokens = async (tx: Tx, id: string, keyHash: Buffer, sealed: Buffer): Promise<void> => {
  await tx.query(`update azure_grant set key_hash = $4, sealed_tokens = $5, granted_at = $6 where ${own} and id = $3`, [
    ...mine(tx),
    id,
    keyHash,
    sealed,
    tx.at,
  ]);
};

/** The sealed tokens behind a key that is not used and not older than ten minutes. */
export const sealedTokens = async (tx: Tx, keyHash: Buffer): Promise<Buffer | null> => {
  const [row] = await tx.query<{ sealed_tokens: Buffer }>(
    `select sealed_tokens from azure_grant where ${own} and key_hash = $3 and used_at is null and granted_at > $4::timestamptz - ${lifetime}`,
    [...mine(tx), keyHash, tx.at],
  );
  return row?.sealed_tokens ?? null;
};

/** Uses a key up and forgets its tokens here; false when it was used before. */
export const useKey = async (tx: Tx, keyHash: Buffer): Promise<boolean> => {
  const used = await tx.query(
    `update azure_grant set used_at = $4, sealed_tokens = null where ${own} and key_hash = $3 and used_at is null
       and granted_at > $4::timestamptz - ${lifetime} returning id`,
    [...mine(tx), keyHash, tx.at],
  );
  return used.length > 0;
};
