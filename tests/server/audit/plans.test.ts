import { afterAll, beforeAll, expect, it } from 'vitest';
import { thingsOfKind } from '#schema/rules/audit-filter.ts';
import { auditKindNames } from '#schema/vocabulary/audit.ts';
import { ofCustomers, trailStatement } from '#server/areas/audit/trail.store.ts';
import type { TrailFilter } from '#server/areas/audit/trail.store.ts';
import { withViewer } from '#server/database/transaction.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { idOf } from '#tests/support/twin-world.ts';

const rows = 60_000;

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
  await world.sql(
    `insert into audit (organization_id, at, user_id, role, operation, entity, entity_id, event, after, outcome, source, session)
     select ($1::uuid[])[1 + n % 2], timestamptz '2026-01-01' + n * interval '30 seconds', ($2::uuid[])[1 + n % 3],
       (array['customer', 'test_manager', 'community_test_manager', 'system'])[1 + (n * 7) % 4], 'x',
       case when n % 5000 = 0 then 'session' when n % 3 = 0 then 'issue' when n % 3 = 1 then 'case-result' else 'participant' end,
       md5((n % 20000)::text)::uuid, 'x', jsonb_build_object('n', n), case when n % 1000 = 0 then 'refused' else 'done' end, 'page', left(md5((n % 500)::text), 12)
     from generate_series(1, $3::int) n`,
    [[idOf('a', 'organization'), idOf('b', 'organization')], ['customer', 'manager', 'accepted'].map((name) => idOf('a', name)), rows],
  );
  await world.sql('vacuum analyze audit');
}, 600_000);
afterAll(() => world.stop());

const nothing: TrailFilter = {
  organization: null,
  person: null,
  things: null,
  thing: null,
  since: null,
  until: null,
  source: null,
  outcome: null,
  session: null,
};
const here = idOf('a', 'organization');

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
};
const nodes = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

const viewers = { customer: 'customer', manager: 'test_manager', operator: 'operator' } as const;
type Viewer = keyof typeof viewers;

/** How the table is read, and how many of its rows. */
const planned = async (who: Viewer, filter: Partial<TrailFilter>, after: readonly [string, number] | null = null) => {
  const organization = who === 'operator' ? null : here;
  const { text, values } = trailStatement({ filter: { ...nothing, organization, ...filter }, role: viewers[who], count: 51, after });
  const answer = await withViewer(world.portal.database.app, { organizationId: here, userId: idOf('a', who), role: viewers[who] }, (db) =>
    db.rows<{ readonly 'QUERY PLAN': readonly { readonly Plan: Plan; readonly 'Execution Time': number }[] }>(
      `explain (analyze, format json) ${text}`,
      values,
    ),
  );
  const whole = answer[0]?.['QUERY PLAN'][0];
  if (whole === undefined) throw new Error('no plan');
  const reads = nodes(whole.Plan).filter((node) => node['Relation Name'] === 'audit');
  return {
    scans: [...new Set(reads.map((node) => node['Node Type']))].filter((type) => type === 'Seq Scan'),
    most: Math.max(...reads.map((node) => node['Actual Rows'] * node['Actual Loops'])),
    milliseconds: whole['Execution Time'],
  };
};

const filters: readonly (readonly [string, Partial<TrailFilter>, number])[] = [
  ['nothing', {}, 51],
  ['a day', { since: '2026-01-10T00:00:00Z', until: '2026-01-11T00:00:00Z' }, 51],
  ['a thing', { thing: '00000000-0000-4000-8000-000000000001' }, 51],
  ['a person', { person: idOf('a', 'customer') }, 51],
  ['refusals', { outcome: 'refused' }, 5_000],
  ['a sign-in', { session: 'abcdefabcdef' }, 5_000],
  ['a source that never was', { source: 'command' }, 5_000],
  ...auditKindNames.map((kind) => [`the kind ${kind}`, { things: thingsOfKind(kind) }, 5_000] as const),
];

it.each(Object.keys(viewers) as Viewer[])('%s reads no more of the trail than a page needs, whatever narrows it', async (who) => {
  const slow: unknown[] = [];
  for (const [name, filter, most] of filters) {
    for (const after of [null, ['2026-01-12T00:00:00Z', rows / 2] as const]) {
      const plan = await planned(who, filter, after);
      if (plan.scans.length > 0 || plan.most > most) slow.push([name, after, plan]);
    }
  }
  expect(slow).toEqual([]);
});

it('what a customer reads is one condition in the statement, the index and the policy', async () => {
  await world.sql(`create index said on audit (id) where ${ofCustomers}`);
  const told = await world.sql<{ name: string; where: string }>(
    `select c.relname as name, pg_get_expr(i.indpred, i.indrelid) as where from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname in ('said', 'audit_shown') order by 1`,
  );
  expect(told.map(({ name }) => name)).toEqual(['audit_shown', 'said']);
  const [index, said] = told.map(({ where }) => where);
  expect(index).toBe(said);
  const [policy] = await world.sql<{ qual: string }>(`select qual from pg_policies where tablename = 'audit' and policyname = 'read'`);
  expect(policy?.qual).toContain(said);
});
