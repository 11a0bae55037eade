import { compile, join, literal, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { moment, param, valueOf } from '#server/api/param.ts';
import { onManagers } from '#server/entities/waiting.fields.ts';
import type { Waiting } from '#server/entities/waiting.fields.ts';
import { record } from '#server/workflow/audit.ts';
import { each } from '#server/workflow/chores.ts';
import type { ChoreDeps } from '#server/workflow/chores.ts';
import { notify } from '#server/workflow/notify.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import { waitingTitle, waitingTraits } from '#schema/vocabulary/waiting.ts';
import type { WaitingKind } from '#schema/vocabulary/waiting.ts';

type Due = {
  readonly organizationId: string;
  readonly testId: string;
  readonly kind: WaitingKind;
  readonly label: string;
  readonly url: string;
  readonly count: number;
  readonly since: string;
};

const event = 'waiting.escalate';
const everything = raw('true');
const all = { ofTest: () => everything, kept: () => everything, organization: () => everything, test: () => everything };

const hours = param(({ args }) => args['hours']);
const told = (kind: Sql, since: Sql): Sql =>
  sql`select from audit a where a.entity_id = t.id and a.event = ${raw(literal(event))} and a.after ->> 'kind' = ${kind} and a.at >= ${since}`;

const dueOf = ({ kind, label, url, count, since, from }: Waiting): Sql => {
  const word = raw(literal(kind));
  return sql`select x.* from (select t.organization_id as "organizationId", t.id as "testId", ${word} as kind, ${label} as label, ${url} as url, ${count} as count,
      ${since} as began, not exists (${told(word, since)}) as untold ${from}) x
    where x.untold and x.began <= ${moment}::timestamptz - make_interval(hours => ${hours}::int)`;
};

const escalating = onManagers(all).filter(({ kind }) => waitingTraits[kind].escalates === true);

const due = compile(
  sql`select y."organizationId", y."testId", y.kind, y.label, y.url, y.count, y.began::text as since
    from (${join(escalating.map(dueOf), ' union all ')}) y order by y.began limit 500`,
);

/** Test managers are told of what has waited too long; once while any of it waits that waited when they were told, also after a kill. */
export const escalateWaiting =
  (afterHours: number) =>
  async ({ owner, database, clock }: Pick<ChoreDeps, 'owner' | 'database' | 'clock'>): Promise<void> => {
    const viewer = systemViewer('');
    const inputs = { args: { hours: afterHours }, variables: {}, viewer, at: clock.now().toISOString() };
    const { rows } = await owner.query<Due>(
      due.text,
      due.values.map((value) => valueOf(value, inputs)),
    );
    await each(rows, ({ organizationId, testId, kind, label, url, count, since }) =>
      database.write(systemViewer(organizationId), async (tx) => {
        await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 4601))', [`${testId} ${kind}`]);
        const known = await owner.query(
          `select from audit where entity_id = $1 and event = $2 and after ->> 'kind' = $3 and at >= $4::timestamptz`,
          [testId, event, kind, since],
        );
        if (known.rows.length > 0) return;
        await record(tx, { operation: 'escalate-waiting', entity: 'test', entityId: testId, event, after: { kind, since, count } });
        await notify(tx, {
          roles: ['test_manager'],
          kind: 'test_waits',
          description: `${waitingTitle(kind, count)} in ${label}, for more than ${afterHours} ${afterHours === 1 ? 'hour' : 'hours'}`,
          link: url,
          testId,
        });
      }),
    );
  };
