import { creditEffect } from '#machines/lifecycles/test-window/test-window.machine.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { advance, advanceAll, demandAll, lock } from '#server/workflow/advance.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { manageTest } from './manage-testers.ts';
import { managedTest } from './manage-testers.store.ts';
import { creditsMissing } from '#schema/rules/credits.ts';
import { record } from '#server/workflow/audit.ts';
import { CreditsMissing } from '#server/workflow/launch-allowance.ts';

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
const charge = async (tx: Tx, { testId, name, price, operation }: Charge): Promise<void> => {
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

const hours = { standard: 48, fast: 6 } as const;

type Price = {
  readonly price: number;
  readonly deducted: number | null;
  readonly moderated: boolean;
  readonly name: string;
  readonly parent: string | null;
  readonly pays: boolean;
};

/** The estimate's rule: one credit for each needed result of each case, more where it is filmed. */
const priceOf = async (tx: Tx, testId: string): Promise<Price> => {
  const [row] = await tx.query<Price>(
    `select t.name, t.parent_test_id as parent, t.credits_deducted::float8 as deducted, s.moderation_enabled as moderated, o.credit_model_access as pays,
       coalesce((select sum(g.number_of_results_needed * (select count(*) + ${launchLimits.videoSurcharge} * count(*) filter (where k.require_video_attachment) from test_case k where k.test_id = t.id and (g.tags = '{}' or k.tags && g.tags)))
         from selection_requirements_group g where g.test_id = t.id), 0)::float8 as price
     from test t join supervised_test s on s.test_id = t.id join organization o on o.id = t.organization_id where t.id = $1`,
    [testId],
  );
  if (row === undefined) throw new Error('the test of the transaction is gone');
  return row;
};

/** A managed test invites as many as it needs, the best first; otherwise all who are selected. */
const inviteFirst = async (tx: Tx, testId: string, operation: string): Promise<void> => {
  const { isManaged } = await managedTest(tx, testId);
  if (isManaged) return manageTest(tx, testId, operation);
  const chosen = await tx.query<{ id: string }>(`select id from participant where test_id = $1 and status = 'selected'`, [testId]);
  const ids = chosen.map(({ id }) => id);
  demandAll(await advanceAll(tx, subjects.participant, ids, { type: 'invitation.send' }, { operation }));
};

export const openTest = async (tx: Tx, testId: string, operation: string): Promise<void> => {
  const { row: before } = await lock(tx, subjects.testWindow, testId);
  const { price, deducted, moderated, name, parent, pays } = await priceOf(tx, testId);
  const plannedEndAt = new Date(Date.parse(tx.at) + hours[moderated ? 'standard' : 'fast'] * 3_600_000).toISOString();
  const { after } = await advance(
    tx,
    subjects.testWindow,
    testId,
    { type: 'window.open', plannedEndAt },
    { operation, payload: { launched: true } },
  );
  const effect = pays ? creditEffect({ ...before, creditsDeducted: deducted }, after, price) : null;
  if (effect?.kind === 'deduct') await charge(tx, { testId, name, price: effect.amount, operation });
  await inviteFirst(tx, testId, operation);
  if (parent === null) return;
  const { row: above } = await lock(tx, subjects.testWindow, parent);
  if (above.windowStatus === 'prep' || above.windowStatus === 'scheduled')
    await advance(tx, subjects.testWindow, parent, { type: 'window.open', plannedEndAt }, { operation });
};
