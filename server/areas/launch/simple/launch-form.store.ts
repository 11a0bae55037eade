import type { Tx } from '#server/workflow/transaction.ts';

type Saved = { readonly version: number; readonly text: string; readonly device: string | null };

/** Saves the caller's form over the version it is based on, or as the first; false when there is a newer one. */
export const saveForm = async (tx: Tx, { version, text, device }: Saved): Promise<boolean> => {
  const saved = await tx.query(
    `insert into launch_form as f (organization_id, user_id, version, form_values, device, saved_at)
     values ($1, $2, 1, $3, $4, $5)
     on conflict (organization_id, user_id) do update
       set version = f.version + 1, form_values = excluded.form_values, device = excluded.device, saved_at = excluded.saved_at
       where f.version = $6
     returning version`,
    [tx.viewer.organizationId, tx.viewer.userId, text, device, tx.at, version],
  );
  return saved.length > 0;
};

/** Locks the caller's form of this id; null where another one is kept. */
export const findForm = async (tx: Tx, draftId: string): Promise<unknown> => {
  const [row] = await tx.query<{ readonly form: unknown }>(
    `select form_values -> 'form' as form from launch_form
     where organization_id = $1 and user_id = $2 and form_values -> 'form' ->> 'draftId' = $3 for update`,
    [tx.viewer.organizationId, tx.viewer.userId, draftId],
  );
  return row?.form ?? null;
};

/** Forgets the caller's form and notes that it was launched; those that were put aside stay. */
export const forgetForm = (tx: Tx, draftId: string): Promise<unknown> =>
  tx.query(
    `update launch_form set form_values = form_values || '{"form": null}', version = version + 1, launched_id = $3, saved_at = $4
     where organization_id = $1 and user_id = $2`,
    [tx.viewer.organizationId, tx.viewer.userId, draftId, tx.at],
  );
