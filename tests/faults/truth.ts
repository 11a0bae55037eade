import { expect } from 'vitest';
import { idOf } from '#tests/support/twin-world.ts';
import type { Machine } from './machine.ts';
import { testsOfLaunch } from './stock.ts';
import type { Kind } from './stock.ts';
import type { Outcome } from './traffic.ts';

const organization = idOf('a', 'organization');
const test = idOf('a', 'supervised');

const pending = `select name, state, retry_count, output from pgboss.job where state in ('created', 'retry', 'active')`;
const hurry = `update pgboss.job set start_after = now() where state in ('created', 'retry') and start_after > now()`;
/** A worker that was killed has nobody to say so; the half minute after which it counts as dead is spared here. */
const mourn = `update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active' and started_on < now() - interval '5 seconds'`;

/** Lets every job that waits run now, and waits until none is left. */
export const drain = async (machine: Pick<Machine, 'sql'>): Promise<void> => {
  await expect
    .poll(
      async () => {
        await machine.sql(hurry);
        await machine.sql(mourn);
        return machine.sql(pending);
      },
      { timeout: 90_000, interval: 250 },
    )
    .toEqual([]);
};

type Effect = { readonly subject: string; readonly times: number; readonly whole: boolean };

/** For each kind of call: how often it happened, and whether all that belongs to it is there. */
const effects: Readonly<Record<Kind, string>> = {
  launch: `select t.name as subject, count(*) over (partition by t.name)::int as times,
      (select count(*) from requested_test q where q.test_id = t.id) = ${testsOfLaunch}
      and (select count(*) from targeting_group g join requested_test q on q.id = g.requested_test_id where q.test_id = t.id) = ${testsOfLaunch}
      and (select array_agg(q.auto_launch_status order by q.position) from requested_test q where q.test_id = t.id) = '{launched_automatically,launched_automatically,requires_manual_evaluation}'
      and (select count(*) from test s where s.parent_test_id = t.id and s.window_status = 'open') = 2
      and not exists (select from test s where s.parent_test_id = t.id and (
        (select count(*) from test_case k where k.test_id = s.id) <> 1 or not exists (select from participant p where p.test_id = s.id and p.status = 'invited')
        or (select count(*) from participant p where p.test_id = s.id) <> (select count(*) from assigned_case c where c.test_id = s.id)
        or (select count(*) from credit_transaction x where x.subject_id = s.id) <> 1))
      and (select count(*) from audit a where a.entity = 'test' and a.entity_id = t.id and a.event = 'request.launch') = 1
      and (select count(*) from audit a where a.entity = 'customer-request' and a.entity_id = t.customer_request_id and a.event = 'request.submit') = 1
      and exists (select from outbox o where o.topic = 'test' and o.entity_id = t.id)
      and exists (select from customer_request r where r.id = t.customer_request_id and r.state = 'submitted' and r.test_id = t.id) as whole
    from test t where t.kind = 'advanced' and t.organization_id = $1 and t.name like 'Launch %'`,
  publish: `select p.id as subject, (select count(*) from audit a where a.entity_id = p.id and a.event = 'results.publish')::int as times,
      p.status = 'results_published' and p.published_at is not null
      and (select count(*) from issue i where i.participant_id = p.id) = 1
      and (select count(*) from case_result r where r.participant_id = p.id and r.published_at is not null) = 1
      and (select count(*) from audit a where a.entity_id = p.id and a.event = 'publishing.succeed') = 1
      and exists (select from outbox o where o.topic = 'participant' and o.entity_id = p.id)
      and exists (select from pgboss.job j where j.name = 'publish-participant' and j.data->>'participantId' = p.id::text) as whole
    from participant p where p.organization_id = $1 and p.status <> 'results_approved' and p.full_name like 'Added stock %'`,
  triage: `select i.id as subject, (select count(*) from audit a where a.entity_id = i.id and a.event = 'issue.accept')::int as times,
      i.triage_status = 'accepted' and i.severity = 'high' and i.triaged_at is not null and i.version = 2
      and (select count(*) from outbox o where o.topic = 'issue' and o.entity_id = i.id) = 1 as whole
    from issue i where i.organization_id = $1 and i.triage_status <> 'untriaged' and i.title like 'Stock %'`,
};

/** What must be true of the whole, whatever was called. */
const sums: Readonly<Record<string, string>> = {
  'an issue whose version its audit rows do not explain': `select id from issue i where organization_id = $1 and version <> 1 + (select count(*) from audit a where a.entity = 'issue' and a.entity_id = i.id)`,
  'a participant whose version its audit rows do not explain': `select id from participant p where organization_id = $1 and version <> 1 + (select count(*) from audit a where a.entity = 'participant' and a.entity_id = p.id)`,
  'an issue that is not counted': `select 1 where exists (select test_id, triage_status, severity, published_at is not null as published, count(*)::int as total from issue where organization_id = $1 group by 1, 2, 3, 4
      except select test_id, triage_status, severity, published, total from issue_count)`,
  'a key without its answer': 'select key from idempotency where organization_id = $1 and answer is null and sealed is null',
  'credits that are not accounted for': `select balance from credit_account a where organization_id = $1 and balance <> 100 + (select coalesce(sum(amount), 0) from credit_transaction x where x.organization_id = a.organization_id)`,
  'a gap in the numbers of tests': `select last_test_number from organization where id = $1 and last_test_number <> 10 + (select count(*) from test where organization_id = $1 and number > 10)`,
  'two issues with one number': `select number from issue where test_id = '${test}' and $1::uuid is not null group by number having count(*) > 1`,
  'a requested test with two tests':
    'select requested_test_id from test where organization_id = $1 and requested_test_id is not null group by 1 having count(*) > 1',
  'a participant left in publishing': `select id from participant where organization_id = $1 and status in ('publishing_results', 'publishing_failed')`,
};

/** Everything that is not as the clients were told, in words; empty is right. */
export const untruths = async (machine: Pick<Machine, 'sql'>, outcomes: readonly Outcome[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const kind of ['launch', 'publish', 'triage'] as const) {
    const rows = new Map((await machine.sql<Effect>(effects[kind], [organization])).map((row) => [row.subject, row]));
    const told = outcomes.filter((outcome) => outcome.kind === kind);
    for (const { subject, answer, said } of told) {
      const { times, whole } = rows.get(subject) ?? { times: 0, whole: true };
      if (answer === 'refused') found.push(`${kind} ${subject} was refused: ${said}`);
      if (answer === 'done' && times === 0) found.push(`${kind} ${subject} was acknowledged and is lost`);
      if (times > 1) found.push(`${kind} ${subject} happened ${times} times`);
      if (!whole) found.push(`${kind} ${subject} is half done`);
    }
    const known = new Set(told.map(({ subject }) => subject));
    for (const subject of rows.keys()) if (!known.has(subject)) found.push(`${kind} ${subject} happened, and nobody asked for it`);
  }
  for (const [what, statement] of Object.entries(sums)) {
    const rows = await machine.sql(statement, [organization]);
    if (rows.length > 0) found.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return found;
};
