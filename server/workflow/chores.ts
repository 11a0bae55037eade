import type { Pool } from 'pg';
import { limits } from '#schema/vocabulary/limits.ts';
import { moderationClaimLimits } from '#schema/vocabulary/moderation-claim.ts';
import { crowdCallLimits } from '#schema/vocabulary/operator.ts';
import { can } from '#machines/lib/lifecycle.ts';
import { systemActor } from '#machines/lib/actor.ts';
import { advance, lock } from './advance.ts';
import type { Clock } from './clock.ts';
import { subjects } from './subjects.ts';
import { systemViewer } from './transaction.ts';
import type { Database } from './transaction.ts';

/** Continues after failures, and throws them all at the end. */
export const each = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> => {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw failures.length === 1 ? failures[0] : new AggregateError(failures, `${failures.length} of ${items.length} failed`);
};

type DueChore = (deps: { readonly owner: Pool; readonly database: Database; readonly clock: Clock }) => Promise<unknown>;

export type ChoreDeps = {
  readonly owner: Pool;
  readonly database: Database;
  readonly clock: Clock;
  readonly sweepLostUploads: () => Promise<void>;
  readonly catchUpAutoExports: DueChore;
  readonly resumeExports: DueChore;
  readonly queueDueItems: DueChore;
  readonly resumeReports: DueChore;
  readonly runDueSchedules: DueChore;
  readonly lookAfterTests: DueChore;
  readonly queueDueChecks: DueChore;
  readonly retireTests: DueChore;
  readonly retireLines: DueChore;
  readonly resumeForgetting: DueChore;
  readonly tendArchives: DueChore;
  readonly resumeMails: DueChore;
  readonly resumeWebhooks: DueChore;
  readonly tendWebhooks: DueChore;
  readonly tellPeople: DueChore;
  readonly deliverNotifications: DueChore;
};

const operation = 'chores';

const ageEditRequests = async ({ owner, database, clock }: ChoreDeps): Promise<void> => {
  const { rows } = await owner.query<{ id: string; organization_id: string }>(
    `select id, organization_id from edit_request where state = 'requested' and created_at <= $1::timestamptz - make_interval(hours => $2) order by created_at limit 200`,
    [clock.now(), limits.editRequestOverdueHours],
  );
  await each(rows, ({ id, organization_id }) =>
    database.write(systemViewer(organization_id), async (tx) => {
      const { row } = await lock(tx, subjects.editRequest, id);
      const event = { type: 'edit.expire', at: tx.at } as const;
      if (can(subjects.editRequest.lifecycle, row, { ...event, actor: systemActor }))
        await advance(tx, subjects.editRequest, id, event, { operation });
    }),
  );
};

const endClaims = async ({ owner, database, clock }: ChoreDeps): Promise<void> => {
  const { rows } = await owner.query<{ id: string; organization_id: string }>(
    `select id, organization_id from moderation_claim where state = 'held' and acted_at <= $1::timestamptz - make_interval(mins => $2) order by acted_at limit 200`,
    [clock.now(), moderationClaimLimits.minutes],
  );
  await each(rows, ({ id, organization_id }) =>
    database.write(systemViewer(organization_id), async (tx) => {
      const { row } = await lock(tx, subjects.moderationClaim, id);
      const event = { type: 'claim.expire', at: tx.at } as const;
      if (can(subjects.moderationClaim.lifecycle, row, { ...event, actor: systemActor }))
        await advance(tx, subjects.moderationClaim, id, event, { operation });
    }),
  );
};

const endTokens = async ({ owner, database, clock }: ChoreDeps): Promise<void> => {
  const { rows } = await owner.query<{ id: string; organization_id: string }>(
    `select id, organization_id from api_token where state = 'active' and expires_at <= $1 order by expires_at limit 200`,
    [clock.now()],
  );
  await each(rows, ({ id, organization_id }) =>
    database.write(systemViewer(organization_id), (tx) => advance(tx, subjects.apiToken, id, { type: 'token.end' }, { operation })),
  );
};

const endReports = async ({ owner, database, clock }: ChoreDeps): Promise<void> => {
  const { rows } = await owner.query<{ id: string; organization_id: string }>(
    `select id, organization_id from shared_report where state = 'active' and expires_at <= $1 order by expires_at limit 200`,
    [clock.now()],
  );
  await each(rows, ({ id, organization_id }) =>
    database.write(systemViewer(organization_id), (tx) => advance(tx, subjects.sharedReport, id, { type: 'report.expire' }, { operation })),
  );
};

/** Only a person's latest large results are kept, so that nobody fills the disk. */
const forgetLargeAnswers = `
  delete from idempotency i using (
    select organization_id, user_id, key, sum(large_bytes) over (partition by organization_id, user_id order by created_at desc, key) as held
    from idempotency where large_bytes is not null) large
  where large.held > $1::bigint and (i.organization_id, i.user_id, i.key) = (large.organization_id, large.user_id, large.key)`;

const forget = async ({ owner, clock }: ChoreDeps): Promise<void> => {
  await owner.query(`delete from outbox where at < $1::timestamptz - interval '1 hour'`, [clock.now()]);
  await owner.query('delete from call_count where expire < $1', [clock.now().getTime()]);
  await owner.query('delete from idempotency where forget_at < $1', [clock.now()]);
  await owner.query(forgetLargeAnswers, [limits.largeAnswersBytes]);
  await owner.query(`delete from webhook_trial where claimed_at < $1::timestamptz - interval '1 day'`, [clock.now()]);
  await owner.query(`delete from azure_grant where begun_at < $1::timestamptz - interval '30 minutes'`, [clock.now()]);
  await owner.query(`delete from crowd_call where at < $1::timestamptz - interval '${crowdCallLimits.days} days'`, [clock.now()]);
  await owner.query(`delete from crowd_receipt where created_at < $1::timestamptz - interval '7 days'`, [clock.now()]);
};

/** Turns time into events and forgets what is past its keeping; a chore that fails keeps none of the others from being done. Safe to run on several nodes and at any moment. */
export const doChores = async (deps: ChoreDeps): Promise<void> => {
  const chores = [
    ageEditRequests,
    endClaims,
    endTokens,
    endReports,
    deps.runDueSchedules,
    deps.lookAfterTests,
    deps.catchUpAutoExports,
    deps.resumeExports,
    deps.queueDueItems,
    deps.resumeReports,
    deps.queueDueChecks,
    deps.resumeMails,
    deps.resumeWebhooks,
    deps.tendWebhooks,
    deps.tellPeople,
    deps.retireTests,
    deps.retireLines,
    deps.resumeForgetting,
    deps.tendArchives,
    deps.deliverNotifications,
    forget,
    deps.sweepLostUploads,
  ];
  await each(chores, (chore) => chore(deps));
};

/** One run at a time. */
const startEvery = (milliseconds: number, work: () => Promise<unknown>, onError: (error: unknown) => void): (() => Promise<void>) => {
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }, milliseconds);
  return async () => {
    clearInterval(timer);
    await running;
  };
};

/** Looks each second how many of the crowd changed; ends what it is at when it is stopped. */
export const startFreshFacets = (
  keepFacetsFresh: (owner: Pool) => Promise<unknown>,
  owner: Pool,
  onError: (error: unknown) => void,
): (() => Promise<void>) => startEvery(1_000, () => keepFacetsFresh(owner), onError);
