import { randomUUID } from 'node:crypto';
import { announce } from '#server/workflow/outbox.ts';
import type { Announcement } from '#server/workflow/outbox.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Random } from '#crowd/random.ts';
import type { Portal } from '#tests/support/portal.ts';
import { seed } from '#tests/support/seed.ts';
import type { Row } from '#tests/support/seed.ts';
import { addTestedStatement } from '#tests/support/tested.ts';
import { idOf, plantTwins } from '#tests/support/twin-world.ts';

const id = (name: string): string => idOf('a', name);
const organization = id('organization');
export const tests = [id('supervised'), id('second')] as const;
const words = ['Basket', 'Payment', 'Search', 'Login', 'Voucher'] as const;

const second = `
  insert into test (id, organization_id, kind, number, code, name, window_status, opened_at, closed_at, parent_test_id, activity, desired_outcomes)
  select $1, organization_id, kind, 3, 'aa-3', 'Second', 'closed', opened_at, now() - interval '1 day', parent_test_id, activity, desired_outcomes from test where id = $2`;

const issues = `
  insert into issue (organization_id, test_id, number, code, title, severity, triage_status, triage_reason, published_at, created_at)
  select $1, $2, 100 + n, $3 || n, ($4::text[])[1 + n % 5] || ' fails ' || n, ($5::text[])[1 + n % 4],
    case when n % 5 = 1 then 'accepted' when n % 5 = 2 then 'rejected' else 'untriaged' end, case when n % 5 = 2 then 'Other' end,
    case when n % 7 > 0 then now() end, now() - n * interval '1 minute' from generate_series(1, $6::int) n`;

/** One organization with two tests, more issues than a page holds, and testers whose results wait. */
export const plantShown = async ({ database: { owner } }: Portal): Promise<void> => {
  await plantTwins(owner, new Date().toISOString());
  await owner.query(second, [tests[1], tests[0]]);
  const { rows } = await owner.query<{ readonly own: Row }>(`select to_jsonb(s) - 'id' as own from supervised_test s where test_id = $1`, [
    tests[0],
  ]);
  await seed(owner, 'supervised_test', { ...rows[0]?.own, test_id: tests[1] });
  for (const [at, test] of tests.entries())
    await owner.query(issues, [organization, test, `W${at}-`, [...words], ['low', 'medium', 'high', 'critical'], 12 - at * 3]);
  for (const name of ['Blue', 'Green', 'Red'])
    await owner.query(`insert into issue_tag (organization_id, name) values ($1, $2)`, [organization, name]);
  await owner.query(addTestedStatement, [tests[0], 4, 'shown', 'testing_complete', id('case-1')]);
  await owner.query(
    `update case_result set moderation_status = 'not_moderated' where participant_id in (select id from participant where full_name like 'Added shown%')`,
  );
  await owner.query(`update participant set approved_test_cases_count = 0 where full_name like 'Added shown%'`);
};

type Issue = {
  readonly id: string;
  readonly testId: string;
  readonly version: number;
  readonly triageStatus: string;
  readonly triageReason: string | null;
  readonly severity: string;
  readonly published: boolean;
  readonly noteVersion: number | null;
};

/** What stands in the database, for whoever chooses what to do: in an order that does not depend on ids, which are drawn anew by each run. */
export type Standing = {
  readonly issues: readonly Issue[];
  readonly tags: readonly { readonly id: string; readonly version: number; readonly state: string }[];
  readonly results: readonly { readonly id: string; readonly participantId: string; readonly testCaseId: string }[];
  readonly participants: readonly { readonly id: string; readonly status: string }[];
  readonly blockers: readonly { readonly id: string }[];
  readonly reproductions: readonly { readonly id: string }[];
  readonly messages: readonly { readonly id: string; readonly channelId: string; readonly position: number; readonly isReply: boolean }[];
};

const standing = `select json_build_object(
  'issues', (select json_agg(json_build_object('id', i.id, 'testId', i.test_id, 'version', i.version, 'triageStatus', i.triage_status, 'triageReason', i.triage_reason,
    'severity', i.severity, 'published', i.published_at is not null, 'noteVersion', n.version) order by i.test_id, i.number) from issue i left join issue_note n on n.issue_id = i.id where i.organization_id = $1),
  'tags', (select json_agg(json_build_object('id', id, 'version', version, 'state', state) order by created_at, id) from issue_tag where organization_id = $1),
  'results', (select json_agg(json_build_object('id', r.id, 'participantId', r.participant_id, 'testCaseId', r.test_case_id) order by r.created_at, p.full_name, r.id) from case_result r join participant p on p.id = r.participant_id where r.organization_id = $1),
  'participants', (select json_agg(json_build_object('id', id, 'status', status) order by created_at, full_name, id) from participant where organization_id = $1),
  'blockers', (select json_agg(json_build_object('id', id) order by created_at, id) from blocker where organization_id = $1),
  'reproductions', (select coalesce(json_agg(json_build_object('id', id) order by created_at, id), '[]') from reproducibility_test where organization_id = $1),
  'messages', (select json_agg(json_build_object('id', id, 'channelId', channel_id, 'position', position, 'isReply', parent_message_id is not null) order by channel_id, position) from chat_message where organization_id = $1)
) as found`;

export const readStanding = async ({ database }: Portal): Promise<Standing> => {
  const { rows } = await database.owner.query<{ readonly found: Standing }>(standing, [organization]);
  if (rows[0] === undefined) throw new Error('Nothing stands.');
  return rows[0].found;
};

export const tell = ({ server }: Portal, announcement: Announcement, statement?: string, values: readonly unknown[] = []): Promise<void> =>
  server.database.write(systemViewer(organization), async (tx) => {
    if (statement !== undefined) await tx.query(statement, values);
    await announce(tx, announcement);
  });

const newIssue = `
  insert into issue (id, organization_id, test_id, number, code, title, severity, published_at, created_at)
  select $1, $2, $3, 1 + max(number), 'N-' || max(number), $4, $5, now(), now() from issue where test_id = $3`;

const newReproduction = `
  insert into reproducibility_test (id, organization_id, test_id, issue_id, position, status, published_at)
  select $1, organization_id, test_id, id, 1 + (select count(*) from reproducibility_test where issue_id = $2), 'not_tested', now() from issue where id = $2`;

/** What testers do and the crowd hands over: an issue, a reproduction or its outcome, a blocker. */
export const letCrowdAct = async (portal: Portal, random: Random, { issues: all, reproductions }: Standing): Promise<string> => {
  const made = randomUUID();
  const issue = random.pick(all.filter(({ published }) => published));
  const what = random.pick(['issue', 'reproduction', 'outcome', 'published', 'blocker'] as const);
  if (what === 'issue') {
    const testId = random.pick(tests);
    const title = `${random.pick(words)} breaks`;
    await tell(portal, { topic: 'issue', testId, entityId: made, payload: { created: true } }, newIssue, [
      made,
      organization,
      testId,
      title,
      random.pick(['low', 'high']),
    ]);
  } else if (what === 'reproduction')
    await tell(portal, { topic: 'reproduction', testId: issue.testId, entityId: made }, newReproduction, [made, issue.id]);
  else if (what === 'outcome' && reproductions.length > 0) {
    const { id: reproduction } = random.pick(reproductions);
    const { rows } = await portal.database.owner.query<{ readonly testId: string }>(
      'select test_id as "testId" from reproducibility_test where id = $1',
      [reproduction],
    );
    await tell(
      portal,
      { topic: 'reproduction', testId: rows[0]?.testId ?? null, entityId: reproduction },
      'update reproducibility_test set status = $2 where id = $1',
      [reproduction, random.pick(['pass', 'fail', 'blocked'])],
    );
  } else if (what === 'published') {
    const waiting = all.filter(({ published }) => !published);
    if (waiting.length === 0) return 'nothing';
    const { id: hidden, testId } = random.pick(waiting);
    await tell(
      portal,
      { topic: 'issue', testId, entityId: hidden, payload: { created: true } },
      'update issue set published_at = now() where id = $1',
      [hidden],
    );
  } else if (what === 'blocker')
    await tell(
      portal,
      { topic: 'blocker', testId: tests[0], entityId: made },
      `insert into blocker (id, organization_id, test_id, participant_id, name) values ($1, $2, $3, $4, 'No voucher')`,
      [made, organization, tests[0], id('participant-3')],
    );
  return `${what} ${what === 'outcome' ? '' : made}`;
};
