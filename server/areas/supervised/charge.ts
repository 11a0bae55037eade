import { creditsMissing } from '#schema/rules/credits.ts';
import { record } from '#server/workflow/audit.ts';
import { CreditsMissing } from '#server/workflow/launch-allowance.ts';
import type { Tx } from '#server/workflow/transaction.ts';

type Credits = { readonly balance: number; readonly mayOverdraw: boolean };

/** Locked until the transaction ends, so that no other launch spends them too; null where the organization does not pay by credits. */
export const lockedCredits = async (tx: Tx): Promise<Credits | null> => {
  const [account] = await tx.query<Credits>(
    `select a.balance::float8 as balance, o.may_overdraw as "mayOverdraw" from organization o join credit_account a on a.organization_id = o.id
     where o.id = $1 and o.credit_model_access for no key update of a`,
    [tx.viewer.organizationId],
  );
  return account ?? null;
};

type Charge = { readonly testId: string; readonly name: string; readonly price: number; readonly operation: string };

/** The balance never becomes negative, unless the operator allows it. */
export const charge = async (tx: Tx, { testId, name, price, operation }: Charge): Promise<void> => {
  const credits = await lockedCredits(tx);
  if (credits === null) return;
  const missing = credits.mayOverdraw ? null : creditsMissing(price, credits.balance);
  if (missing !== null) throw new CreditsMissing(missing);
  await tx.query(
    `with account as (update credit_account set balance = balance - $2 where organization_id = $1 returning balance)
     insert into credit_transaction (organization_id, description, amount, balance_after_transaction, subject_type, subject_id, subject_name, created_at)
     select $1, 'Supervised Test launched', -$2::numeric, balance, 'Supervised Test', $3, $4, $5 from account`,
    [tx.viewer.organizationId, price, testId, name, tx.at],
  );
  await tx.query('update test set credits_deducted = $2 where id = $1', [testId, price]);
  await record(tx, { operation, entity: 'credit-account', entityId: testId, event: 'credits.deduct', after: { amount: price } });
};
