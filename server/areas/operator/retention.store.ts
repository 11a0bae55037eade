import type { Pool } from 'pg';
import type { Retention } from '#server/api/house.ts';
import { isHeld } from '#server/workflow/subjects/retention.ts';

const moment = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Over legal holds h; read in the operator's own transaction too. */
export const holdColumns = {
  id: 'h.id',
  state: 'h.state',
  organizationName: '(select o.name from organization o where o.id = h.organization_id)',
  testCode: 'h.test_code',
  reason: 'h.reason',
  placedBy: `(select nullif(trim(u.first_name || ' ' || u.last_name), '') from organization_user u where u.id = h.placed_by)`,
  placedAt: moment('h.placed_at'),
} as const;

const going = `
  select o.id, o.name, count(*)::int as "testsCount", ${moment('min(r.removes_at)')} as "firstRemovalAt", (count(*) filter (where ${isHeld('r')}))::int as "heldCount",
    sum((select count(*) from case_result c where c.test_id = r.id))::int as "resultsCount",
    (sum(files.count) + sum(sent.count) + sum(given.count))::int as "filesCount", (sum(files.bytes) + sum(sent.bytes) + sum(given.bytes))::float8 as bytes
  from test_retention r join organization o on o.id = r.organization_id,
    lateral (select count(*) as count, coalesce(sum(a.size_bytes), 0) as bytes from attachment a where a.test_id = r.id) files,
    lateral (select count(*) as count, coalesce(sum(f.size_bytes), 0) as bytes from chat_file f join chat_channel c on c.id = f.channel_id where c.test_id = r.id) sent,
    lateral (select count(*) as count, coalesce(sum(f.size_bytes), 0) as bytes from request_file f where f.test_id = r.id) given
  group by o.id, o.name order by min(r.removes_at), o.name limit 200`;

const standing = `
  select ${Object.entries(holdColumns)
    .map(([name, expression]) => `${expression} as "${name}"`)
    .join(', ')}
  from legal_hold h where h.state = 'placed' order by h.placed_at desc, h.id limit 200`;

/** What is announced or being removed, and the legal holds that stand. */
export const readRetention = async (owner: Pool): Promise<Retention> => {
  const [organizations, holds] = await Promise.all([
    owner.query<Retention['organizations'][number]>(going),
    owner.query<Retention['holds'][number]>(standing),
  ]);
  return { organizations: organizations.rows, holds: holds.rows };
};
