import type { GraphQLResolveInfo } from 'graphql';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { formDevice, formText } from '#server/api/kept-form.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument, caller } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import { scopeOf } from '#server/api/scope.ts';
import type { Selection } from '#server/api/selection.ts';
import { shape, time } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { refuse } from '#server/workflow/refused.ts';
import type { Tx } from '#server/workflow/transaction.ts';

type Place = { readonly advancedTestId: string; readonly requestedTestId?: string | null };
type SaveInput = Place & { readonly version: number; readonly values: unknown; readonly device?: string | null };

const idsOf = ({ advancedTestId, requestedTestId }: Place) => ({
  advancedTestId: idOrAbsent(advancedTestId),
  requestedTestId: requestedTestId === null || requestedTestId === undefined ? null : idOrAbsent(requestedTestId),
});

const formShape = (context: RequestContext, selection: Selection): Sql =>
  sql`select ${shape(selection, {
    version: sql`f.version`,
    values: () => sql`f.form_values`,
    device: sql`f.device`,
    savedAt: time(sql`f.saved_at`),
  })} as json from supervised_form f where f.user_id = ${caller} and ${scopeOf(context).organization('f')}
    and f.advanced_test_id = ${argument('advancedTestId')}::uuid and f.requested_test_id is not distinct from ${argument('requestedTestId')}::uuid`;

const form = (work: Work, place: Place) => work.select('result', idsOf(place), (selection) => formShape(work.context, selection));

/** Compare and set by version; false in a conflict. */
const store = async (tx: Tx, place: Place, version: number, text: string, device: string | null): Promise<boolean> => {
  const { advancedTestId, requestedTestId } = idsOf(place);
  const own = [tx.viewer.organizationId, tx.viewer.userId, advancedTestId, requestedTestId, text, device, tx.at];
  const saved =
    version === 0
      ? await tx.query(
          `insert into supervised_form (organization_id, user_id, advanced_test_id, requested_test_id, version, form_values, device, saved_at)
           values ($1, $2, $3, $4, 1, $5, $6, $7) on conflict do nothing returning version`,
          own,
        )
      : await tx.query(
          `update supervised_form set version = version + 1, form_values = $5, device = $6, saved_at = $7
           where organization_id = $1 and user_id = $2 and advanced_test_id = $3 and requested_test_id is not distinct from $4 and version = $8
           returning version`,
          [...own, version],
        );
  return saved.length > 0;
};

const save = async (work: Work, input: SaveInput) => {
  const text = formText(input.values, launchLimits.supervisedFormBytes);
  if (!(await store(work.tx, input, input.version, text, formDevice(input.device))))
    refuse('stale_object', 'This form was changed elsewhere.', 'version');
  return { result: await form(work, input) };
};

export const forgetForm = (tx: Tx, place: Place): Promise<unknown> => {
  const { advancedTestId, requestedTestId } = idsOf(place);
  return tx.query(
    `delete from supervised_form
     where organization_id = $1 and user_id = $2 and advanced_test_id = $3 and requested_test_id is not distinct from $4`,
    [tx.viewer.organizationId, tx.viewer.userId, advancedTestId, requestedTestId],
  );
};

type Found = { readonly isThere: boolean; readonly form: unknown };

export const supervisedForm = async (_: unknown, args: Place, context: RequestContext, info: GraphQLResolveInfo): Promise<unknown> => {
  const requested = sql`${argument('requestedTestId')}::uuid`;
  const found = await read<Found>(
    context,
    info,
    idsOf(args),
    (selection) =>
      sql`select json_build_object('isThere', ${requested} is null or exists (select from requested_test q where q.id = ${requested} and q.test_id = t.id),
        'form', (${formShape(context, selection)})) as json
      from test t join advanced_test a on a.test_id = t.id where t.id = ${argument('advancedTestId')}::uuid and ${scopeOf(context).test('t')}`,
  );
  if (found === null || !found.isThere) throw notFound();
  return found.form;
};

export const saveSupervisedForm = mutation<SaveInput>('saveSupervisedForm', save, {
  refusedWith: async (work, input) => ({ result: await form(work, input) }),
});
