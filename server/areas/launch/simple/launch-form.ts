import type { GraphQLResolveInfo } from 'graphql';
import { isLaunchOf, readKeptForm } from '#schema/rules/launch/kept-form.ts';
import type { AdvancedTestRequestParams } from '#schema/rules/launch/simple-request.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { RequestContext } from '#server/api/context.ts';
import { formDevice, formText } from '#server/api/kept-form.ts';
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
import type { Tx } from '#server/workflow/transaction.ts';
import { findForm, forgetForm, saveForm } from './launch-form.store.ts';

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
