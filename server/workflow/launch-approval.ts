import { randomUUID } from 'node:crypto';
import { approvalReason, reasonWords, waitWords } from '#schema/rules/launch/approval.ts';
import type { ApprovalReason, ApprovalRules } from '#schema/rules/launch/approval.ts';
import { creditsWords } from '#schema/rules/credits.ts';
import { approvalAddress } from '#schema/vocabulary/launch/approval.ts';
import type { ApprovalKind } from '#schema/vocabulary/launch/approval.ts';
import { endedWindowStatuses } from '#schema/vocabulary/test.ts';
import { compile, oneOf, raw, sql } from '../database/sql.ts';
import type { Sql } from '../database/sql.ts';
import { record } from './audit.ts';
import { insertAll } from './insert.ts';
import { heldCredits } from './launch-allowance.ts';
import { tellOfApproval } from './notify.ts';
import { announce } from './outbox.ts';
import type { Tx } from './transaction.ts';

/** The request of the test in a column waits for approval, or was not approved. */
export const isUnapproved = (testId: string): string =>
  `exists (select from launch_approval a where a.test_id = ${testId} and a.kind = 'request' and a.state <> 'approved')`;

/** Over alias a: what it would launch has been cancelled or is gone. */
export const isOverApproval = `(a.test_id is null or exists (select from test w where w.id = a.test_id and w.window_status in ${oneOf(endedWindowStatuses)})
  or a.schedule_id is not null and not exists (select from schedule s where s.id = a.schedule_id and s.state in ('active', 'paused')))`;

/** People of an organization by alias a who may approve; rows of organization_user u. */
export const approversOf = (organizationId: string): string =>
  `from launch_approver p join organization_user u on u.id = p.user_id and u.organization_id = p.organization_id and u.state = 'active' and u.role = 'customer'
   where p.organization_id = ${organizationId}`;

export type StoredRules = ApprovalRules & {
  readonly id: string;
  readonly version: number;
  readonly timeZone: string | null;
  /** What is asked for and waits. */
  readonly waiting: number;
  readonly approvers: readonly { readonly id: string; readonly name: string }[];
};

/** Of organization o, as the API shows them; null where it does not pay by credits. The month is that of its zone. */
export const launchRulesJson = (at: Sql): Sql => {
  const zone = sql`coalesce(r.time_zone, 'UTC')`;
  const start = sql`(date_trunc('month', ${at}::timestamptz at time zone ${zone}) at time zone ${zone})`;
  return sql`(select json_build_object('id', o.id, 'version', coalesce(r.version, 0), 'approvalAbove', r.approval_above::float8,
    'monthlyBudget', r.monthly_budget::float8, 'timeZone', r.time_zone, 'month', to_char(${at}::timestamptz at time zone ${zone}, 'YYYY-MM'), 'held', ${heldCredits()},
    'spent', greatest(0, coalesce((select -sum(c.amount) from credit_transaction c where c.organization_id = o.id and c.created_at >= ${start}
      and (c.amount < 0 or c.subject_type is not null)), 0))::float8,
    'waiting', coalesce((select sum(a.amount) from launch_approval a where a.organization_id = o.id and a.state = 'asked' and not ${raw(isOverApproval)}), 0)::float8,
    'approvers', coalesce((select json_agg(json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) order by u.first_name, u.last_name, u.id) ${raw(approversOf('o.id'))}), '[]'::json))
    from (select o.credit_model_access) pays left join launch_rules r on r.organization_id = o.id where pays.credit_model_access)`;
};

export const readRules = async (tx: Tx): Promise<StoredRules | null> => {
  const { text, values } = compile(
    sql`select ${launchRulesJson(sql`${tx.at}`)} as rules from organization o where o.id = ${tx.viewer.organizationId}::uuid`,
  );
  const [row] = await tx.query<{ rules: StoredRules | null }>(text, values);
  return row?.rules ?? null;
};

export type Wait = { readonly amount: number; readonly reason: ApprovalReason; readonly approvers: StoredRules['approvers'] };

/** Why a launch waits; null where it need not. Asked under the lock of the organization's launches, so that of two at once the second sees what the first took. */
export const waitOf = async (tx: Tx, amount: number, covered = 0): Promise<Wait | null> => {
  const rules = await readRules(tx);
  const reason = rules === null ? null : approvalReason(rules, amount, covered);
  return rules === null || reason === null ? null : { amount, reason, approvers: rules.approvers };
};

/** Who asked is not among those it waits for. */
export const wordsOf = ({ reason, approvers }: Wait, askedBy: string | null): string =>
  waitWords(
    approvers.flatMap(({ id, name }) => (id === askedBy ? [] : [name])),
    reason,
  );

type Asked = {
  readonly kind: ApprovalKind;
  readonly name: string;
  readonly testId: string;
  readonly customerRequestId: string | null;
  readonly hasDraft?: boolean;
  readonly requestedTestId?: string | null;
  readonly run?: { readonly scheduleId: string; readonly runAt: string };
  /** Who is meant, where nobody is at the door. */
  readonly askedBy?: string | null;
};

const nameOf = async (tx: Tx, userId: string | null): Promise<string> => {
  const [person] = await tx.query<{ name: string }>(
    `select trim(first_name || ' ' || last_name) as name from organization_user where id = $1`,
    [userId],
  );
  return person?.name ?? 'Somebody';
};

/** Writes down that a launch waits, and tells whoever may approve it. Nothing is held. Null where this run waits already. */
export const askApproval = async (tx: Tx, asked: Asked, { amount, reason, approvers }: Wait, operation: string): Promise<string | null> => {
  const id = randomUUID();
  const { kind, name, testId, run } = asked;
  const askedBy = asked.askedBy === undefined ? tx.viewer.userId : asked.askedBy;
  if (run !== undefined) {
    const known = await tx.query('select from launch_approval where schedule_id = $1 and run_at = $2', [run.scheduleId, run.runAt]);
    if (known.length > 0) return null;
  }
  await insertAll(tx, 'launch_approval', [
    {
      id,
      organizationId: tx.viewer.organizationId,
      kind,
      state: 'asked',
      name,
      testId,
      customerRequestId: asked.customerRequestId,
      hasDraft: asked.hasDraft ?? false,
      requestedTestId: asked.requestedTestId ?? null,
      scheduleId: run?.scheduleId ?? null,
      runAt: run?.runAt ?? null,
      amount,
      used: 0,
      aboveAmount: reason.above,
      overBudget: reason.over,
      budgetMonth: reason.month,
      askedBy,
      askedAt: tx.at,
      version: 1,
    },
  ]);
  await record(tx, { operation, entity: 'launch-approval', entityId: id, event: 'approval.ask', after: { kind, amount, ...reason } });
  await announce(tx, { topic: 'request', testId, entityId: id });
  const who = await nameOf(tx, askedBy);
  const what = run === undefined ? `${who} asks to launch ${name}` : `A run of ${name} is due`;
  const description = `${what} for ${creditsWords(amount)}: it is ${reasonWords(reason)}.`;
  for (const one of approvers)
    if (one.id !== askedBy)
      await tellOfApproval(tx, { userId: one.id, kind: 'approval_asked', description, link: approvalAddress(id), testId });
  if (run !== undefined && askedBy !== null)
    await tellOfApproval(tx, {
      userId: askedBy,
      kind: 'approval_told',
      description: `A run of ${name} ${wordsOf({ amount, reason, approvers }, askedBy)}.`,
      link: approvalAddress(id),
      testId,
    });
  return id;
};

type Cover = { readonly id: string; readonly left: number };

/** What was approved for the tests of a request beyond what is held for them, the most first. */
export const coverOf = async (tx: Tx, testId: string, requestedTestId: string | null): Promise<Cover | null> => {
  const [cover] = await tx.query<Cover>(
    `select id, (amount - used)::float8 as left from launch_approval
     where test_id = $1 and kind in ('run', 'test') and state = 'approved' and amount > used and (requested_test_id is null or requested_test_id = $2)
     order by amount - used desc, id limit 1 for update`,
    [testId, requestedTestId],
  );
  return cover ?? null;
};

/** What is held for a requested test that was not launched yet; for all of a request where none is named. */
export const heldFor = async (tx: Tx, testId: string, requestedTestId: string | null): Promise<number> => {
  const [row] = await tx.query<{ held: number }>(
    `select coalesce(sum(h.amount), 0)::float8 as held from credit_hold h join requested_test q on q.id = h.requested_test_id
     where h.test_id = $1 and q.launched_test_id is null and ($2::uuid is null or q.id = $2)`,
    [testId, requestedTestId],
  );
  return row?.held ?? 0;
};

export const useCover = async (tx: Tx, { id }: Pick<Cover, 'id'>, price: number): Promise<void> => {
  await tx.query('update launch_approval set used = used + $2 where id = $1', [id, price]);
};
