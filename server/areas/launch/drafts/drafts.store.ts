import { announce } from '#server/workflow/outbox.ts';
import type { Tx } from '#server/workflow/transaction.ts';

/** How long a place holds a draft after it was last heard of. */
const holdSeconds = 45;

export type KnownDraft = {
  readonly version: number;
  readonly isOwn: boolean;
  readonly isHeldHere: boolean;
  readonly isHeldElsewhere: boolean;
};

/** Locks a draft that the caller began, or that is shared with the organization. */
export const findDraft = async (tx: Tx, id: string, holder: string | null): Promise<KnownDraft | null> => {
  const [row] = await tx.query<KnownDraft>(
    `select version, created_by = $2 as "isOwn", coalesce(held_until > $3 and holder = $4, false) as "isHeldHere",
       coalesce(held_until > $3 and holder is distinct from $4, false) as "isHeldElsewhere"
     from customer_request where id = $1 and organization_id = $5 and (created_by = $2 or shared_access is not null) for update`,
    [id, tx.viewer.userId, tx.at, holder, tx.viewer.organizationId],
  );
  return row ?? null;
};

/** Locks what a draft of the caller was launched as. */
export const lockLaunched = async (tx: Tx, id: string): Promise<void> => {
  const owned = [id, tx.viewer.userId, tx.viewer.organizationId];
  const ofDraft = 'select test_id from customer_request where id = $1 and created_by = $2 and organization_id = $3';
  await tx.query(`select from requested_test where test_id = (${ofDraft}) order by position for update`, owned);
  await tx.query(`select from test where id = (${ofDraft}) for update`, owned);
};

/** Tells the places that have a draft open to look at it again. */
export const tellOfDraft = (tx: Tx, id: string): Promise<void> => announce(tx, { topic: 'draft', entityId: id });

/** Lets a place hold a draft for a while. */
export const holdDraft = (tx: Tx, id: string, holder: string): Promise<unknown> =>
  tx.query(
    `update customer_request set holder = $2, held_by = $3, held_until = $4::timestamptz + interval '${holdSeconds} seconds' where id = $1`,
    [id, holder, tx.viewer.userId, tx.at],
  );

/** A place that goes gives up what it holds, and nothing else. */
export const releaseDraft = (tx: Tx, id: string, holder: string): Promise<unknown> =>
  tx.query('update customer_request set holder = null, held_by = null, held_until = null where id = $1 and holder = $2', [id, holder]);

export type DraftRow = { readonly name: string; readonly step: string; readonly text: string; readonly sdlcStage: string | null };

/** Adds a draft of the caller; false when the id is taken. */
export const insertDraft = async (tx: Tx, id: string, { name, step, text, sdlcStage }: DraftRow): Promise<boolean> => {
  const made = await tx.query(
    `insert into customer_request (id, organization_id, created_by, version, name, step, form_values, sdlc_stage, created_at, saved_at)
     values ($1, $2, $3, 1, $4, $5, $6, $7, $8, $8) on conflict do nothing returning id`,
    [id, tx.viewer.organizationId, tx.viewer.userId, name, step, text, sdlcStage, tx.at],
  );
  return made.length > 0;
};

export const updateDraft = (tx: Tx, id: string, { name, step, text, sdlcStage }: DraftRow): Promise<unknown> =>
  tx.query(
    'update customer_request set name = $2, step = $3, form_values = $4, sdlc_stage = $5, saved_at = $6, version = version + 1 where id = $1',
    [id, name, step, text, sdlcStage, tx.at],
  );

/** A new name is no save of a device: what a device typed before it is not taken for the later of the two. */
export const renameDraft = (tx: Tx, id: string, name: string): Promise<unknown> =>
  tx.query(
    `update customer_request set name = $2, form_values = form_values - 'device' - 'stamp' || jsonb_build_object('name', $2::text), saved_at = $3, version = version + 1
     where id = $1 and name <> $2`,
    [id, name, tx.at],
  );

export type CopiedDraft = {
  readonly name: string;
  readonly step: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly sdlcStage: string | null;
};

export const readDraftRow = async (tx: Tx, id: string): Promise<CopiedDraft | null> => {
  const [row] = await tx.query<CopiedDraft>(
    'select name, step, form_values as values, sdlc_stage as "sdlcStage" from customer_request where id = $1',
    [id],
  );
  return row ?? null;
};
