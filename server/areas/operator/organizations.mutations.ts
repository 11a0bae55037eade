import { randomUUID } from 'node:crypto';
import { creditsRules, newOrganizationRules, organizationRules } from '#schema/rules/operator/forms.ts';
import { featureFlagNames } from '#schema/vocabulary/operator.ts';
import type { Work } from '#server/api/mutation.ts';
import { inOrganization, operatorMutation } from '#server/api/operate.ts';
import { argument } from '#server/api/param.ts';
import { parsed } from '#server/api/parsed.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { sql } from '#server/database/sql.ts';
import { advance } from '#server/workflow/advance.ts';
import { holdOperators } from '#server/workflow/operators.ts';
import { record } from '#server/workflow/audit.ts';
import { beginOrganization, switchesTo } from '#server/workflow/begin-organization.ts';
import { announce } from '#server/workflow/outbox.ts';
import { refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { operatorOrganization } from './operator.queries.ts';

type Named = { readonly organizationId: string };

const result = async (work: Work, id: string) => ({
  result: await work.select(
    'result',
    { id },
    (selection) => sql`select ${operatorOrganization(selection)} as json from organization o where o.id = ${argument('id')}::uuid`,
  ),
});

const move =
  (type: 'organization.archive' | 'organization.restore') =>
  async (work: Work, { organizationId }: Named) => {
    const { tx, operation } = work;
    await holdOperators(tx);
    await advance(tx, subjects.organization, organizationId, { type }, { operation });
    return result(work, organizationId);
  };

const openAccount = (tx: Tx) =>
  tx.query('insert into credit_account (organization_id) values ($1) on conflict do nothing', [tx.viewer.organizationId]);

const saveFlags = async (tx: Tx, featureFlags: readonly string[]): Promise<void> => {
  await tx.query(
    `insert into feature_flag (organization_id, name, enabled) select $1, name, name = any ($3::text[]) from unnest($2::text[]) name
     on conflict (organization_id, name) do update set enabled = excluded.enabled`,
    [tx.viewer.organizationId, featureFlagNames, featureFlags],
  );
};

const saveTrial = async (tx: Tx, finishesAt: string | null): Promise<void> => {
  const { organizationId } = tx.viewer;
  if (finishesAt === null) await tx.query('delete from trial where organization_id = $1', [organizationId]);
  else
    await tx.query(
      `insert into trial (organization_id, finishes_at) values ($1, $2)
       on conflict (organization_id) do update set finishes_at = excluded.finishes_at, finished_at = null`,
      [organizationId, finishesAt],
    );
};

export const organizationMutations: ResolverMap[string] = {
  operatorOrganizationCreate: operatorMutation('operatorOrganizationCreate', async (work, input) => {
    const { tx, operation } = work;
    const { name, shortCode } = parsed(newOrganizationRules, input);
    const id = randomUUID();
    return inOrganization(tx, id, async (inside) => {
      await inside.query(
        `insert into organization (id, public_id, short_code, name, is_name_chosen, has_contract, created_at) values ($1::uuid, replace($1::uuid::text, '-', ''), $2, $3, true, true, $4)`,
        [id, shortCode, name, tx.at],
      );
      await beginOrganization(inside.query, id);
      await record(inside, { operation, entity: 'organization', entityId: id, after: { name, shortCode } });
      return result({ ...work, tx: inside }, id);
    });
  }),

  operatorOrganizationUpdate: operatorMutation('operatorOrganizationUpdate', async (work, input: Named) => {
    const { tx, operation } = work;
    const { organizationId, name, hasContract, trialFinishesAt, launchesPerHour, flags, featureFlags } = parsed(organizationRules, input);
    const [before] = await tx.query(
      'select name, has_contract, row_to_json(organization) as row from organization where id = $1 for update',
      [organizationId],
    );
    await tx.query(
      `update organization set name = $2, has_contract = $3, launches_per_hour = coalesce($4, launches_per_hour), version = version + 1, ${switchesTo(flags)} where id = $1`,
      [organizationId, name, hasContract, launchesPerHour],
    );
    await saveTrial(tx, trialFinishesAt);
    await saveFlags(tx, featureFlags);
    if (flags.includes('creditModelAccess')) await openAccount(tx);
    const after = { name, hasContract, trialFinishesAt, launchesPerHour, flags, featureFlags };
    await record(tx, { operation, entity: 'organization', entityId: organizationId, before, after });
    await announce(tx, { topic: 'organization', entityId: organizationId });
    return result(work, organizationId);
  }),

  operatorOrganizationArchive: operatorMutation('operatorOrganizationArchive', move('organization.archive')),
  operatorOrganizationRestore: operatorMutation('operatorOrganizationRestore', move('organization.restore')),

  operatorCreditsAdd: operatorMutation('operatorCreditsAdd', async (work, input: Named) => {
    const { tx, operation } = work;
    const { organizationId, amount, reason } = parsed(creditsRules, input);
    await openAccount(tx);
    const [account] = await tx.query<{ balance: string }>(
      'update credit_account set balance = balance + $2 where organization_id = $1 and (balance + $2 >= 0 or $2 > 0) returning balance',
      [organizationId, amount],
    );
    if (account === undefined) return refuse('invalid', 'This takes more credits than are left', 'amount');
    await tx.query(
      'insert into credit_transaction (organization_id, description, amount, balance_after_transaction, created_at) values ($1, $2, $3, $4, $5)',
      [organizationId, reason, amount, account.balance, tx.at],
    );
    await record(tx, { operation, entity: 'credit-account', entityId: organizationId, event: 'credits.add', after: { amount, reason } });
    await announce(tx, { topic: 'organization', entityId: organizationId });
    return result(work, organizationId);
  }),
};
