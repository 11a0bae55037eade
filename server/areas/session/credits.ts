import { pageSizes } from '#schema/vocabulary/limits.ts';
import { movementLabel, movementWords } from '#schema/rules/credits.ts';
import type { RequestContext } from '#server/api/context.ts';
import { innerPage } from '#server/api/connection.ts';
import { mutation } from '#server/api/mutation.ts';
import { moment } from '#server/api/param.ts';
import type { Call, Selection } from '#server/api/selection.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { csv } from '#server/csv/escape.ts';
import { raw, sql } from '#server/database/sql.ts';
import { record } from '#server/workflow/audit.ts';
import type { Sql } from '#server/database/sql.ts';

/** Of organization o. */
export const transactions =
  (context: RequestContext) =>
  (call: Call): Sql => {
    const page = innerPage(context, call, {
      of: 'credit-transactions',
      first: pageSizes.creditTransactions,
      most: 100,
      filter: ['since', 'until'],
    });
    const [start, end] = [call.argument('since'), call.argument('until')];
    const from = sql`from credit_transaction c where c.organization_id = o.id and c.created_at >= coalesce(${start}::timestamptz, '-infinity') and c.created_at < coalesce(${end}::timestamptz, 'infinity')
      and (${page.after(1)}::uuid is null or (c.created_at, c.id) < (${page.after(0)}::timestamptz, ${page.after(1)}::uuid))`;
    const here = sql`${from} order by c.created_at desc, c.id desc limit ${page.first}::int`;
    return shape(call.selection, {
      nodes: (nodes) => list(transactionShape(nodes), here),
      pageInfo: (info) =>
        shape(info, {
          hasNextPage: sql`(select count(*) > ${page.first}::int from (select ${from} limit ${page.first}::int + 1) more)`,
          endCursor: sql`(select ${page.cursor([raw('last.created_at'), raw('last.id')])} from (select c.created_at, c.id ${here}) last order by last.created_at, last.id limit 1)`,
        }),
    });
  };

/** Of organization o. */
export const months = (selection: Selection): Sql => {
  const month = sql`date_trunc('month', ${moment}::timestamptz at time zone 'UTC')`;
  return list(
    shape(selection, {
      startsAt: time(sql`(slot.at at time zone 'UTC')`),
      spent: sql`coalesce(moved.spent, 0)::float8`,
      added: sql`coalesce(moved.added, 0)::float8`,
    }),
    sql`from generate_series(${month} - interval '11 months', ${month}, interval '1 month') slot(at)
      left join (select date_trunc('month', c.created_at at time zone 'UTC') as at, -sum(c.amount) filter (where c.amount < 0) as spent, sum(c.amount) filter (where c.amount > 0) as added
        from credit_transaction c where c.organization_id = o.id and c.created_at >= (${month} - interval '11 months') at time zone 'UTC' group by 1) moved on moved.at = slot.at order by slot.at`,
  );
};

const transactionShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`c.id`,
    description: sql`c.description`,
    createdAt: time(sql`c.created_at`),
    amount: sql`c.amount::float8`,
    balanceAfterTransaction: sql`c.balance_after_transaction::float8`,
    subject: (subject) =>
      sql`case when c.subject_id is not null then ${shape(subject, { type: sql`c.subject_type`, name: sql`c.subject_name`, id: sql`c.subject_id`, url: sql`'/results/' || c.subject_id` })} end`,
  });

type Movement = {
  readonly at: string;
  readonly description: string;
  readonly amount: number;
  readonly left: number;
  readonly type: string | null;
  readonly name: string | null;
};

const movements = `
  select to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at, c.description, c.amount::float8 as amount,
    c.balance_after_transaction::float8 as left, c.subject_type as type, c.subject_name as name
  from credit_transaction c where c.organization_id = $1
    and c.created_at >= coalesce($2::timestamptz, '-infinity') and c.created_at < coalesce($3::timestamptz, 'infinity')
  order by c.created_at desc, c.id desc`;

const cells = ({ at, description, amount, left, type, name }: Movement): readonly string[] => {
  const subject = type === null || name === null ? null : { type, name };
  const { lead, name: about } = movementWords({ amount, description, subject });
  return [at, `${lead}${about ?? ''}`, movementLabel({ amount, subject }), String(amount), String(left)];
};

const day = (at: string | null | undefined): string | null => at?.slice(0, 10) ?? null;

type Period = { readonly since?: string | null; readonly until?: string | null };

export const exportCreditsToCsv = mutation<Period>('exportCreditsToCsv', async ({ tx, operation }, { since, until }) => {
  const rows = await tx.query<Movement>(movements, [tx.viewer.organizationId, since ?? null, until ?? null]);
  await record(tx, {
    operation,
    entity: 'credit-account',
    entityId: tx.viewer.organizationId,
    event: 'credits.export',
    after: { since, until },
  });
  const span = [day(since), day(until)].filter((word) => word !== null).join(' to ');
  return {
    result: {
      filename: `credits${span === '' ? '' : ` ${span}`}.csv`,
      body: csv(['When (UTC)', 'Transaction', 'Type', 'Amount', 'Balance'], rows.map(cells)),
    },
  };
});
