import { idOrAbsent } from '#server/api/ids.ts';
import type { Tx } from '#server/workflow/transaction.ts';

export type Place = { readonly advancedTestId: string; readonly requestedTestId?: string | null };

export const idsOf = ({ advancedTestId, requestedTestId }: Place) => ({
  advancedTestId: idOrAbsent(advancedTestId),
  requestedTestId: requestedTestId === null || requestedTestId === undefined ? null : idOrAbsent(requestedTestId),
});

export const forgetForm = (tx: Tx, place: Place): Promise<unknown> => {
  const { advancedTestId, requestedTestId } = idsOf(place);
  return tx.query(
    `delete from supervised_form
     where organization_id = $1 and user_id = $2 and advanced_test_id = $3 and requested_test_id is not distinct from $4`,
    [tx.viewer.organizationId, tx.viewer.userId, advancedTestId, requestedTestId],
  );
};
