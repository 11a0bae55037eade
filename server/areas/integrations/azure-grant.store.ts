import type { Tx } from '#server/workflow/transaction.ts';

/** `claimed`: its code was taken; `granted`: tokens were stored. */
export type KeptGrant = { readonly claimed: boolean; readonly granted: boolean };

const own = 'organization_id = $1 and user_id = $2';
const lifetime = `interval '10 minutes'`;
const mine = ({ viewer }: Tx): readonly (string | null)[] => [viewer.organizationId, viewer.userId];

export const insertGrant = async (tx: Tx, stateHash: Buffer): Promise<void> => {
  await tx.query('insert into azure_grant (organization_id, user_id, state_hash, begun_at) values ($1, $2, $3, $4)', [
    ...mine(tx),
    stateHash,
    tx.at,
  ]);
};

/** Claims the caller's own sign-in for the one exchange of its code; null when there is none, or it is claimed. */
export const claimGrant = async (tx: Tx, stateHash: Buffer): Promise<string | null> => {
  const [row] = await tx.query<{ id: string }>(
    `update azure_grant set claimed_at = $4 where ${own} and state_hash = $3 and claimed_at is null
       and begun_at > $4::timestamptz - ${lifetime} returning id`,
    [...mine(tx), stateHash, tx.at],
  );
  return row?.id ?? null;
};

export const findGrant = async (tx: Tx, stateHash: Buffer): Promise<KeptGrant | null> => {
  const [row] = await tx.query<KeptGrant>(
    `select claimed_at is not null as claimed, granted_at is not null as granted from azure_grant
     where ${own} and state_hash = $3 and begun_at > $4::timestamptz - 2 * ${lifetime}`,
    [...mine(tx), stateHash, tx.at],
  );
  return row ?? null;
};

/** After a failed exchange, so that nobody waits for it. */
export const dropGrant = async (tx: Tx, id: string): Promise<void> => {
  await tx.query(`delete from azure_grant where ${own} and id = $3`, [...mine(tx), id]);
};

export const keepTokens = async (tx: Tx, id: string, keyHash: Buffer, sealed: Buffer): Promise<void> => {
  await tx.query(`update azure_grant set key_hash = $4, sealed_tokens = $5, granted_at = $6 where ${own} and id = $3`, [
    ...mine(tx),
    id,
    keyHash,
    sealed,
    tx.at,
  ]);
};

/** Of an unused key, at most ten minutes old. */
export const sealedTokens = async (tx: Tx, keyHash: Buffer): Promise<Buffer | null> => {
  const [row] = await tx.query<{ sealed_tokens: Buffer }>(
    `select sealed_tokens from azure_grant where ${own} and key_hash = $3 and used_at is null and granted_at > $4::timestamptz - ${lifetime}`,
    [...mine(tx), keyHash, tx.at],
  );
  return row?.sealed_tokens ?? null;
};

/** False when the key was used before; its tokens are deleted here. */
export const useKey = async (tx: Tx, keyHash: Buffer): Promise<boolean> => {
  const used = await tx.query(
    `update azure_grant set used_at = $4, sealed_tokens = null where ${own} and key_hash = $3 and used_at is null
       and granted_at > $4::timestamptz - ${lifetime} returning id`,
    [...mine(tx), keyHash, tx.at],
  );
  return used.length > 0;
};
