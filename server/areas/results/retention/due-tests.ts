import type { Pool } from 'pg';
import { can } from '#machines/lib/lifecycle.ts';
import { systemActor } from '#machines/lib/actor.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { removalNotice, removalNotices } from '#schema/vocabulary/retention.ts';
import { advance, lock } from '#server/workflow/advance.ts';
import { each } from '#server/workflow/chores.ts';
import type { Clock } from '#server/workflow/clock.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import { record } from '#server/workflow/audit.ts';
import { notify } from '#server/workflow/notify.ts';
import { holdRemovals, isHeld } from '#server/workflow/subjects/retention.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database, Tx } from '#server/workflow/transaction.ts';

const operation = 'retention';
const kept = `make_interval(months => ${limits.retentionMonths})`;
/** Months differ in length: what ended on 31 August can be read until 1 March, and is there until nobody can. */
const slack = `make_interval(days => 3)`;
/** Before it nothing is asked for exactly. */
const near = `make_interval(days => ${removalNotices.days + removalNotices.spanDays})`;
const notice = `make_interval(days => ${removalNotices.days})`;
const span = `make_interval(days => ${removalNotices.spanDays})`;
/** Named in the warning; the others are counted. */
const mostNames = 5;
const mostAtOnce = 500;

/**
 * Tests t with the moment they ended. A request that was never ended itself ends with the last test launched from it, and not while a
 * schedule launches more.
 */
const ended = `
  (select t.id, t.organization_id, t.name, coalesce(t.closed_at, t.cancelled_at) as ended_at from test t where t.window_status in ('closed', 'cancelled') and coalesce(t.closed_at, t.cancelled_at) <= $1::timestamptz - ${kept} + ${near}
   union all
   select t.id, t.organization_id, t.name, (select max(coalesce(c.closed_at, c.cancelled_at, 'infinity')) from test c where c.organization_id = t.organization_id and c.parent_test_id = t.id)
   from test t where t.kind = 'advanced' and t.window_status not in ('closed', 'cancelled')
     and t.created_at <= $1::timestamptz - ${kept} + ${near}
     and not exists (select from schedule s where s.organization_id = t.organization_id and s.test_id = t.id and s.state in ('active', 'paused'))) t`;

const unannounced = (within: string): string => `
  from ${ended} where t.ended_at + ${kept} + ${slack} <= $1::timestamptz + ${within}
    and not exists (select from test_retention r where r.id = t.id) and not ${isHeld('t')}`;

const announce = `
  insert into test_retention (id, organization_id, removes_at, announced_at)
  select t.id, t.organization_id, greatest(t.ended_at + ${kept} + ${slack}, $1::timestamptz + ${notice}), $1 ${unannounced(`${notice} + ${span}`)}
    and t.organization_id = $2 order by t.ended_at limit ${mostAtOnce}
  on conflict do nothing returning id, (extract(epoch from removes_at) * 1000)::float8 as "removesAt"`;

type Announced = { readonly id: string; readonly removesAt: number };

const namesOf = async (tx: Tx, ids: readonly string[]): Promise<string> => {
  const rows = await tx.query<{ name: string }>(
    'select t.name from test t join test_retention r on r.id = t.id where t.id = any ($1::uuid[]) order by r.removes_at, t.name limit $2',
    [ids, mostNames],
  );
  const names = rows.map(({ name }) => name).join(', ');
  return ids.length > rows.length ? `${names} and ${ids.length - rows.length} more` : names;
};

/** The warning and the rows that say that it was given are written in one transaction, so that it is given once. */
const announceIn = (database: Database, organizationId: string): Promise<void> =>
  database.write(systemViewer(organizationId), async (tx) => {
    await holdRemovals(tx, organizationId);
    const rows = await tx.query<Announced>(announce, [tx.at, organizationId]);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const first = Math.min(...rows.map(({ removesAt }) => removesAt));
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(first);
    await notify(tx, {
      roles: ['customer', 'test_manager'],
      kind: 'tests_removed',
      description: removalNotice({ count: ids.length, day, names: await namesOf(tx, ids) }),
      link: '/results',
      tells: {
        type: 'tests.removal_announced',
        thing: organizationId,
        data: { tests: ids.length, from: new Date(first).toISOString().slice(0, 10) },
      },
    });
    await record(tx, {
      operation,
      entity: 'test-retention',
      entityId: null,
      event: 'removal.announce',
      after: { tests: ids.length, from: new Date(first) },
    });
  });

const begin = async (database: Database, enqueue: Enqueue, { id, organization_id: organizationId }: Due): Promise<void> =>
  database.write(systemViewer(organizationId), async (tx) => {
    await holdRemovals(tx, organizationId);
    const { row } = await lock(tx, subjects.testRetention, id);
    const event = { type: 'removal.begin', at: tx.at } as const;
    if (row.state === 'announced') {
      if (!can(subjects.testRetention.lifecycle, row, { ...event, actor: systemActor })) return;
      await advance(tx, subjects.testRetention, id, event, { operation });
    }
    await enqueue(tx, 'remove-test', { organizationId, testId: id }, { singletonKey: id });
  });

type Due = { readonly id: string; readonly organization_id: string };
type Deps = { readonly owner: Pool; readonly database: Database; readonly clock: Clock };

/** What is due and free; what is being removed is queued again, for its job may be lost. */
const due = `
  select r.id, r.organization_id from test_retention r
  where r.removes_at <= $1 and not ${isHeld('r')}
    and not exists (select from test c where c.organization_id = r.organization_id and (c.parent_test_id = r.id
      or c.requested_test_id in (select q.id from requested_test q where q.test_id = r.id)))
  order by r.state desc, r.removes_at limit ${mostAtOnce}`;

/** Nobody sees them any more, as the reads leave them out. */
const oldNotifications = `
  delete from notification where id in (select id from notification where created_at < $1::timestamptz - ${kept} order by created_at limit 5000)`;

/** Announces what ends its time within a month, and removes what has. */
export const retireTests =
  (enqueue: Enqueue) =>
  async ({ owner, database, clock }: Deps): Promise<void> => {
    const now = clock.now();
    const { rows: told } = await owner.query<{ organization_id: string }>(`select distinct t.organization_id ${unannounced(notice)}`, [
      now,
    ]);
    await each(told, ({ organization_id }) => announceIn(database, organization_id));
    const { rows } = await owner.query<Due>(due, [now]);
    await each(rows, (one) => begin(database, enqueue, one));
    await owner.query(oldNotifications, [now]);
  };
