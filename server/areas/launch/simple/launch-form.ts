import type { Tx } from '#server/workflow/transaction.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { isLaunchOf, readKeptForm } from '#schema/rules/launch/kept-form.ts';
import type { AdvancedTestRequestParams } from '#schema/rules/launch/simple-request.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { RequestContext } from '#server/api/context.ts';
import { formDevice, formText } from '#server/api/parsed.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { caller } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import type { Selection } from '#server/api/selection.ts';
import { shape, time } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { refuse } from '#server/workflow/refused.ts';

type Saved = { readonly version: number; readonly text: string; readonly device: string | null };

/** Saves the caller's form over the version it is based on, or as the first; false when there is a newer one. */
const saveForm = async (tx: Tx, { version, text, device }: Saved): Promise<boolean> => {
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
const findForm = async (tx: Tx, draftId: string): Promise<unknown> => {
  const [row] = await tx.query<{ readonly form: unknown }>(
    `select form_values -> 'form' as form from launch_form
     where organization_id = $1 and user_id = $2 and form_values -> 'form' ->> 'draftId' = $3 for update`,
    [tx.viewer.organizationId, tx.viewer.userId, draftId],
  );
  return row?.form ?? null;
};

/** Forgets the caller's form and notes that it was launched; those that were put aside stay. */
const forgetForm = (tx: Tx, draftId: string): Promise<unknown> =>
  tx.query(
    `update launch_form set form_values = form_values || '{"form": null}', version = version + 1, launched_id = $3, saved_at = $4
     where organization_id = $1 and user_id = $2`,
    [tx.viewer.organizationId, tx.viewer.userId, draftId, tx.at],
  );

type SaveInput = { readonly version: number; readonly values: unknown; readonly device?: string | null };

const formShape = (context: RequestContext, selection: Selection): Sql =>
  sql`select ${shape(selection, {
    version: sql`f.version`,
    values: () => sql`f.form_values`,
    device: sql`f.device`,
    launchedId: sql`f.launched_id`,
    savedAt: time(sql`f.saved_at`),
  })} as json from launch_form f where f.user_id = ${caller} and ${scopeOf(context).organization('f')}`;

const form = (work: Work) => work.select('result', {}, (selection) => formShape(work.context, selection));
const asItIs = async (work: Work) => ({ result: await form(work) });

const save = async (work: Work, { version, values, device }: SaveInput) => {
  const isSaved = await saveForm(work.tx, { version, text: formText(values, launchLimits.formBytes), device: formDevice(device) });
  if (!isSaved) refuse('stale_object', 'This form was changed elsewhere.', 'version');
  return { result: await form(work) };
};

/** Forgets the form that is launched, where it is kept as it is sent: what was typed into it meanwhile stays. */
export async function forgetLaunched(tx: Tx, draftId: string, params: AdvancedTestRequestParams): Promise<void> {
  const kept = readKeptForm(await findForm(tx, draftId), 'UTC');
  if (kept !== null && isLaunchOf(kept, params)) await forgetForm(tx, draftId);
}

export const launchFormQueries: ResolverMap[string] = {
  launchForm: (_: unknown, args: object, context: RequestContext, info: GraphQLResolveInfo) =>
    read(context, info, { ...args }, (selection) => formShape(context, selection)),
};

export const launchFormMutations: ResolverMap[string] = {
  saveLaunchForm: mutation<SaveInput>('saveLaunchForm', save, { refusedWith: asItIs }),
};
