import pg from 'pg';
import { readConfig } from '#server/lib/config.ts';
import { openOwned } from '#server/database/database.ts';

type Move = { readonly table: string; readonly key?: string; readonly set: Readonly<Record<string, string>>; readonly where: string };

/** Where things of the demo do not stand by themselves. */
const moves: readonly Move[] = [
  { table: 'participant', set: { status: `'publishing_results'` }, where: `status = 'testing_complete'` },
  { table: 'schedule', set: { state: `'canceled'`, canceled_at: 'now()' }, where: 'true' },
  { table: 'integration', set: { state: `'inactive'` }, where: `code in ('testrail', 'jira')` },
  { table: 'integration', set: { state: `'unconfigured'` }, where: `code in ('github', 'azure_devops')` },
  { table: 'edit_request', set: { state: `'cancelled'` }, where: `state = 'requested'` },
  { table: 'edit_request', set: { state: `'moderated'` }, where: `state = 'completed'` },
  {
    table: 'supervised_test',
    key: 'test_id',
    set: { required_attachment_for_pass: 'true' },
    where: `test_id in (select id from test where window_status <> 'scheduled')`,
  },
  { table: 'chat_message', set: { state: `'edited'`, edited_at: 'now()' }, where: 'position = 1' },
  { table: 'chat_message', set: { state: `'deleted'`, deleted_at: 'now()' }, where: 'position = 2' },
  { table: 'organization', set: { state: `'archived'` }, where: `short_code = 'FAB'` },
];

const requested = `
  insert into professional_service_request (organization_id, professional_service_id, content, state, created_by)
  select u.organization_id, s.id, 'One that is ' || state, state, u.id
  from unnest(array['requested', 'in_progress', 'completed', 'cancelled']) state,
    (select id, organization_id from organization_user where role = 'customer' and state = 'active' limit 1) u,
    (select id from professional_service limit 1) s
  returning id`;

/** The database of a running product, as the owner of its tables. */
const openDatabase = async (dataDir: string) => {
  const { ownerUrl, close } = await openOwned(readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test' }), { attach: true });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const end = async (): Promise<void> => {
    await client.end();
    await close();
  };
  return { client, end };
};

/** Writes down of an item what its tracker would have told, which is asked minutes later. */
export async function tellOfItem(dataDir: string, key: string, state: 'open' | 'done', name: string): Promise<void> {
  const { client, end } = await openDatabase(dataDir);
  await client.query('update issue_export set item_state = $2, item_status = $3, item_status_since = now() where remote_key = $1', [
    key,
    state,
    name,
  ]);
  await end();
}

/** Moves things of a running demo past the charts; `back` puts all of them where they were. */
export async function toOtherStates(dataDir: string): Promise<{ readonly back: () => Promise<void> }> {
  const { client, end } = await openDatabase(dataDir);
  const undo: (readonly [statement: string, values: readonly unknown[]])[] = [];
  await client.query('begin');
  for (const { table, key = 'id', set, where } of moves) {
    const columns = Object.keys(set);
    const to = columns.map((column) => `${column} = ${set[column]}`).join(', ');
    const { rows } = await client.query<Readonly<Record<string, unknown>>>(`
      with before as (select ${[key, ...columns].join(', ')} from ${table} where ${where}),
        moved as (update ${table} t set ${to} from before where t.${key} = before.${key})
      select * from before`);
    const statement = `update ${table} set ${columns.map((column, index) => `${column} = $${index + 2}`).join(', ')} where ${key} = $1`;
    for (const row of rows) undo.push([statement, [row[key], ...columns.map((column) => row[column])]]);
  }
  const { rows } = await client.query<{ readonly id: string }>(requested);
  undo.push(['delete from professional_service_request where id = any($1)', [rows.map(({ id }) => id)]]);
  await client.query('commit');
  const back = async (): Promise<void> => {
    for (const [statement, values] of undo.toReversed()) await client.query(statement, [...values]);
    await end();
  };
  return { back };
}
