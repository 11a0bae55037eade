import { createHash } from 'node:crypto';
import DataLoader from 'dataloader';
import type { Pool, PoolClient } from 'pg';
import { beginAs } from '#server/database/pool.ts';
import type { Viewer } from '#server/database/pool.ts';
import { oneOf } from '#server/database/sql.ts';
import { joinedParticipantStatuses } from '#schema/vocabulary/participant.ts';

export type Row = Readonly<Record<string, unknown>>;

const names = new Map<string, string>();

const nameOf = (text: string): string => {
  const name = names.get(text) ?? `loader_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
};

type Rows = (text: string, values: readonly unknown[]) => Promise<readonly Row[]>;

const many = (rows: Rows, text: string): DataLoader<string, readonly Row[]> =>
  new DataLoader(async (keys) => {
    const found = Map.groupBy(await rows(text, [keys]), (row) => String(row['key']));
    return keys.map((key) => found.get(key) ?? []);
  });

const one = (rows: Rows, text: string): DataLoader<string, Row | null> =>
  new DataLoader(async (keys) => {
    const found = new Map((await rows(text, [keys])).map((row) => [String(row['key']), row]));
    return keys.map((key) => found.get(key) ?? null);
  });

const took = oneOf(joinedParticipantStatuses);

const loaders = (rows: Rows, viewer: Viewer) => {
  const published = (alias: string): string => (viewer.role === 'customer' ? `and ${alias}.published_at is not null` : '');
  return {
    tagsOfIssue: many(
      rows,
      `select j.issue_id as key, g.id, g.name from issue_tagging j join issue_tag g on g.id = j.issue_tag_id where j.issue_id = any ($1::uuid[]) order by lower(g.name)`,
    ),
    test: one(
      rows,
      `select t.*, s.environments, t.id as key from test t left join supervised_test s on s.test_id = t.id where t.id = any ($1::uuid[])`,
    ),
    groupsOfTest: many(
      rows,
      `select g.*, g.test_id as key from selection_requirements_group g where g.test_id = any ($1::uuid[]) order by g.position`,
    ),
    participantsOfGroup: many(
      rows,
      `select p.*, p.group_id as key from participant p where p.group_id = any ($1::uuid[]) and p.status not in ('backup', 'backup_removed')`,
    ),
    reportedByParticipant: many(
      rows,
      `select i.participant_id as key, i.severity, i.moderation_status, i.known from related_issue i where i.participant_id = any ($1::uuid[]) and i.deleted_at is null`,
    ),
    issueCountsOfTest: many(
      rows,
      `select c.test_id as key, c.severity, sum(c.total)::int as total from issue_count c where c.test_id = any ($1::uuid[]) group by 1, 2`,
    ),
    casesOfTest: one(
      rows,
      `select k.test_id as key, count(*)::int as total from test_case k where k.test_id = any ($1::uuid[]) group by 1`,
    ),
    participantsOfTest: one(
      rows,
      `select p.test_id as key, count(*)::int as total from participant p where p.test_id = any ($1::uuid[]) and p.status in ${took} ${published('p')} group by 1`,
    ),
    failedOfTest: one(
      rows,
      `select r.test_id as key, count(distinct r.test_case_id)::int as total from case_result r
        where r.test_id = any ($1::uuid[]) and r.status = 'fail' and not r.is_rejected and r.completed_at is not null ${published('r')} group by 1`,
    ),
  };
};

/** One request of the peer: one transaction under the viewer, and a loader for every edge. */
export type Asker = ReturnType<typeof loaders> & { readonly viewer: Viewer; readonly rows: Rows; readonly end: () => Promise<void> };

export const askerOver = (pool: Pool, viewer: Viewer): Asker => {
  let open: Promise<PoolClient> | null = null;
  const begin = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    client.query(beginAs(viewer)).catch(() => undefined);
    return client;
  };
  const rows: Rows = async (text, values) => {
    open ??= begin();
    const client = await open;
    return (await client.query<Row>({ name: nameOf(text), text, values: [...values] })).rows;
  };
  const end = async (): Promise<void> => {
    if (open === null) return;
    const client = await open;
    await client.query('commit');
    client.release();
  };
  return { ...loaders(rows, viewer), viewer, rows, end };
};
