import { creditsRefusal, hourOf, hourRefusal } from '#schema/rules/launch/allowance.ts';
import type { LaunchAllowance, LaunchCredits } from '#schema/rules/launch/allowance.ts';
import { compile, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { insertAll } from './insert.ts';
import { Refused } from './refused.ts';
import type { Tx } from './transaction.ts';

/** Nothing of the test is written. */
export class CreditsMissing extends Refused {
  constructor(message: string) {
    super([{ code: 'invalid', message, path: null }]);
  }
}

/** For waiting tests of organization o, without what the launched requested test held. */
export const heldCredits = (launched: string | null = null): Sql => sql`coalesce((
  select sum(h.amount)::float8 from credit_hold h join test t on t.id = h.test_id left join requested_test q on q.id = h.requested_test_id
  where h.organization_id = o.id and t.window_status in ('prep', 'scheduled', 'open') and t.credits_deducted is null
    and q.launched_test_id is null and h.requested_test_id is distinct from ${launched}::uuid), 0)`;

export type AllowanceRow = {
  readonly testsPerHour: number;
  readonly uses: readonly { readonly at: string; readonly tests: number }[];
  readonly credits: LaunchCredits | null;
};

const mostPerHour = 1_000_000;

export const allowanceJson = (at: string, launched: string | null = null): Sql => sql`json_build_object(
  'testsPerHour', o.launches_per_hour,
  'uses', coalesce((select json_agg(json_build_object('at', u.launched_at, 'tests', u.tests)) from launch_use u
    where u.organization_id = o.id and u.launched_at > ${at}::timestamptz - interval '1 hour'), '[]'::json),
  'credits', case when o.credit_model_access then (select json_build_object('balance', a.balance::float8, 'held', ${heldCredits(launched)}, 'mayOverdraw', o.may_overdraw)
    from credit_account a where a.organization_id = o.id) end)`;

/** `factor` widens the hour of every organization. */
export const allowanceOf = ({ testsPerHour, uses, credits }: AllowanceRow, at: string, factor: number): LaunchAllowance => ({
  ...hourOf(Math.min(testsPerHour * factor, mostPerHour), uses, at),
  credits,
});

type Launching = {
  readonly tests: number;
  readonly price: number;
  readonly requestedTestId?: string | null;
  /** It is asked for and waits: the credits must suffice, and nothing is taken. */
  readonly isWaiting?: boolean;
};

/** Held until the transaction ends: whoever decides about launches of an organization sees what others took. */
export const lockLaunches = async (tx: Tx): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`launch:${tx.viewer.organizationId}`]);
};

/**
 * Locks the organization's launches until the transaction ends, so that of two at once the second sees what the first took; a lock timeout
 * asks to try again.
 */
export const demandAllowed = async (
  tx: Tx,
  factor: number,
  { tests, price, requestedTestId = null, isWaiting = false }: Launching,
): Promise<void> => {
  const { organizationId } = tx.viewer;
  await lockLaunches(tx);
  await tx.query('select from credit_account where organization_id = $1 for no key update', [organizationId]);
  const { text, values } = compile(
    sql`select ${allowanceJson(tx.at, requestedTestId)} as allowance from organization o where o.id = ${organizationId}::uuid`,
  );
  const [row] = await tx.query<{ allowance: AllowanceRow }>(text, values);
  if (row === undefined) throw new Error('the organization of the transaction is gone');
  const allowance = allowanceOf(row.allowance, tx.at, factor);
  const crowded = isWaiting ? null : hourRefusal(allowance, tests);
  if (crowded !== null) throw new Refused([{ code: 'too_many', message: crowded.message, path: null, retryAt: crowded.retryAt }]);
  const missing = creditsRefusal(allowance, price);
  if (missing !== null) throw new CreditsMissing(missing);
  if (isWaiting) return;
  await insertAll(tx, 'launch_use', [{ id: crypto.randomUUID(), organizationId, launchedAt: tx.at, tests }]);
  await tx.query(`delete from launch_use where organization_id = $1 and launched_at < $2::timestamptz - interval '1 day'`, [
    organizationId,
    tx.at,
  ]);
};

/** Until they are charged or the tests end. */
export const holdCredits = (
  tx: Tx,
  holds: readonly { readonly testId: string; readonly requestedTestId: string | null; readonly amount: number }[],
): Promise<void> =>
  insertAll(
    tx,
    'credit_hold',
    holds.filter(({ amount }) => amount > 0).map((one) => ({ id: crypto.randomUUID(), organizationId: tx.viewer.organizationId, ...one })),
  );
