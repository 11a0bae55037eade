import type { GraphQLResolveInfo } from 'graphql';
import type { launchApprovalMachine } from '#machines/lifecycles/launch-approval/launch-approval.machine.ts';
import { approvalWord, approversFault, launchRulesRules } from '#schema/rules/launch/launch-rules.ts';
import type { LaunchRulesInput } from '#schema/rules/launch/launch-rules.ts';
import { approvalTexts } from '#schema/vocabulary/launch/approval.ts';
import type { ApprovalKind } from '#schema/vocabulary/launch/approval.ts';
import * as v from 'valibot';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument, organization } from '#server/api/param.ts';
import { parsed } from '#server/api/parsed.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { compile, sql } from '#server/database/sql.ts';
import { approvalShape } from '#server/entities/approval.fields.ts';
import { advance } from '#server/workflow/advance.ts';
import type { EventOf } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { lockLaunches } from '#server/workflow/launch-allowance.ts';
import { launchRulesJson, readRules } from '#server/workflow/launch-approval.ts';
import type { StoredRules } from '#server/workflow/launch-approval.ts';
import { tellOfApproval } from '#server/workflow/notify.ts';
import { announce } from '#server/workflow/outbox.ts';
import { refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { launchApproved } from '../request/place-request.ts';

const approvalOf = async ({ select }: Work, id: string) => ({
  result: await select(
    'result',
    { id },
    (selection) =>
      sql`select ${approvalShape(selection)} as json from launch_approval a where a.id = ${argument('id')}::uuid and a.organization_id = ${organization}`,
  ),
});

const launchApproval = async (_: unknown, { id }: { readonly id: string }, context: RequestContext, info: GraphQLResolveInfo) =>
  (await read(
    context,
    info,
    { id: idOrAbsent(id) },
    (selection) =>
      sql`select ${approvalShape(selection)} as json from launch_approval a where a.id = ${argument('id')}::uuid and a.organization_id = ${organization}`,
  )) ?? Promise.reject(notFound());

const launchRules = async (_: unknown, _args: unknown, { database, viewer, services }: RequestContext): Promise<StoredRules> => {
  const statement = compile(
    sql`select ${launchRulesJson(sql`${services.clock.now().toISOString()}`)}::text as json from organization o where o.id = ${viewer.organizationId}::uuid`,
  );
  const json = await database.json(viewer, statement, { prepare: false });
  if (json === null) throw notFound();
  return JSON.parse(json) as StoredRules;
};

type Of = { readonly launchApprovalId: string };

const move = async (work: Work, { launchApprovalId }: Of, event: EventOf<typeof launchApprovalMachine>) => {
  const id = launchApprovalId.toLowerCase();
  await advance(work.tx, subjects.launchApproval, id, event, { operation: work.operation });
  return id;
};

type Approved = { readonly kind: ApprovalKind; readonly testId: string | null; readonly amount: number };

/** What was approved goes out in the same transaction: its credits are held with the word, or neither is there. */
const goOn = async (work: Work, id: string): Promise<void> => {
  const { tx, context } = work;
  const [approved] = await tx.query<Approved>(
    'select kind, test_id as "testId", amount::float8 as amount from launch_approval where id = $1',
    [id],
  );
  if (approved?.kind === 'request' && approved.testId !== null) await launchApproved(work, approved.testId, approved.amount);
  if (approved?.kind === 'run')
    await context.services.enqueue(tx, 'run-approved', { organizationId: tx.viewer.organizationId, launchApprovalId: id });
};

const approve = async (work: Work, { amount, ...of }: Of & { readonly amount: number }) => {
  await lockLaunches(work.tx);
  const id = await move(work, of, { type: 'approval.approve', amount });
  await goOn(work, id);
  return approvalOf(work, id);
};

const sendBack = async (work: Work, { word, ...of }: Of & { readonly word: string }) => {
  const { tx, context } = work;
  const id = await move(work, of, { type: 'approval.sendBack', word: parsed(v.object({ word: approvalWord }), { word }).word });
  const [draft] = await tx.query<{ id: string }>(
    `select customer_request_id as id from launch_approval where id = $1 and kind = 'request' and has_draft and customer_request_id is not null`,
    [id],
  );
  if (draft !== undefined)
    await context.services.enqueue(tx, 'return-request', { organizationId: tx.viewer.organizationId, customerRequestId: draft.id });
  return approvalOf(work, id);
};

const store = `
  insert into launch_rules as r (organization_id, approval_above, monthly_budget, time_zone, changed_at, version) values ($1, $2, $3, $4, $5, 1)
  on conflict (organization_id) do update set approval_above = excluded.approval_above, monthly_budget = excluded.monthly_budget,
    time_zone = excluded.time_zone, changed_at = excluded.changed_at, version = r.version + 1`;

const customers = `select id from organization_user where organization_id = $1 and id = any ($2::uuid[]) and state = 'active' and role = 'customer'`;

/** Told to the others who approve: whoever loosens a rule does not do it unseen. */
const tellApprovers = async ({ tx }: Work, known: StoredRules['approvers'], { approverIds }: LaunchRulesInput): Promise<void> => {
  const [who] = await tx.query<{ name: string }>(
    `select trim(first_name || ' ' || last_name) as name from organization_user where id = $1`,
    [tx.viewer.userId],
  );
  const description = `${who?.name ?? 'Somebody'} changed what has to be approved before a launch.`;
  for (const userId of new Set([...known.map(({ id }) => id), ...approverIds]))
    if (userId !== tx.viewer.userId)
      await tellOfApproval(tx, { userId, kind: 'approval_told', description, link: '/organization-user/credit-usage' });
};

type Wire = { readonly version: number };

const updateRules = async (work: Work, wire: Wire) => {
  const { tx, operation } = work;
  const wanted = parsed(launchRulesRules, wire);
  const fault = approversFault(wanted);
  if (fault !== null) refuse('invalid', fault, 'approverIds');
  await lockLaunches(tx);
  const known = await readRules(tx);
  const own = known?.approvers ?? [];
  if (own.length > 0 && own.every(({ id }) => id !== tx.viewer.userId)) refuse('not_allowed', approvalTexts.onlyApprovers);
  if (known !== null && known.version !== wire.version) refuse('stale_object', 'These rules were changed meanwhile.', 'version');
  const { organizationId } = tx.viewer;
  if ((await tx.query(customers, [organizationId, wanted.approverIds])).length < wanted.approverIds.length)
    refuse('invalid', approvalTexts.noApprover, 'approverIds');
  await tx.query(store, [organizationId, wanted.approvalAbove, wanted.monthlyBudget, wanted.timeZone, tx.at]);
  await tx.query('delete from launch_approver where organization_id = $1', [organizationId]);
  await tx.query('insert into launch_approver (organization_id, user_id) select $1, unnest($2::uuid[])', [
    organizationId,
    wanted.approverIds,
  ]);
  const { approvalAbove, monthlyBudget, timeZone } = known ?? { approvalAbove: null, monthlyBudget: null, timeZone: null };
  await record(tx, {
    operation,
    entity: 'organization',
    entityId: organizationId,
    event: 'launchRules.update',
    before: { approvalAbove, monthlyBudget, timeZone, approverIds: own.map(({ id }) => id) },
    after: { ...wanted },
  });
  await announce(tx, { topic: 'organization', entityId: organizationId });
  await tellApprovers(work, own, wanted);
  return { result: await readRules(tx) };
};

export const approvalResolvers: ResolverMap = {
  Query: { launchApproval, launchRules },
  Mutation: {
    launchRulesUpdate: mutation<Wire>('launchRulesUpdate', updateRules),
    launchApprovalApprove: mutation<Of & { readonly amount: number }>('launchApprovalApprove', approve),
    launchApprovalSendBack: mutation<Of & { readonly word: string }>('launchApprovalSendBack', sendBack),
    launchApprovalWithdraw: mutation<Of>('launchApprovalWithdraw', async (work, of) =>
      approvalOf(work, await move(work, of, { type: 'approval.withdraw' })),
    ),
  },
};
