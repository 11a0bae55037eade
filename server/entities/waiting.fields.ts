import { moment } from '#server/api/param.ts';
import type { scopeOf } from '#server/api/scope.ts';
import { literal, oneOf, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import { lackActs, lackKinds } from '#schema/vocabulary/waiting.ts';
import type { LackKind, WaitingKind } from '#schema/vocabulary/waiting.ts';
import { endedWindowStatuses } from '#schema/vocabulary/test.ts';
import { isUnapproved } from '#server/workflow/launch-approval.ts';
import { isWaiting } from './assignment.fields.ts';
import { lackFigures, lacks } from './lack.fields.ts';

const now = sql`${moment}::timestamptz`;

export type Waiting = {
  readonly kind: WaitingKind;
  readonly id: Sql;
  readonly label: Sql;
  readonly url: Sql;
  readonly count: Sql;
  readonly isOverdue: Sql;
  readonly since: Sql;
  readonly until: Sql;
  readonly from: Sql;
};

export const noTime = sql`null::timestamptz`;

const isLate = sql`(t.window_status = 'open' and coalesce(t.planned_end_at < ${now}, false))`;

type InTests = {
  readonly kind: WaitingKind;
  readonly counted: Sql;
  readonly path: Sql;
  readonly isOverdue?: Sql;
  readonly since?: Sql;
  readonly until?: Sql;
};

/** Alias t for the test, c for the count by test_id. */
export const inTests = ({ kind, counted, path, isOverdue = isLate, since = noTime, until = sql`t.planned_end_at` }: InTests): Waiting => ({
  kind,
  id: sql`t.id`,
  label: sql`t.name`,
  url: sql`'/results/' || t.id || ${path}`,
  count: sql`c.count`,
  isOverdue,
  since,
  until,
  from: sql`from (${counted} group by 1) c join test t on t.id = c.test_id`,
});

export const count = sql`count(*)::int as count`;

type Scope = Pick<ReturnType<typeof scopeOf>, 'ofTest' | 'kept' | 'organization' | 'test'>;

/** Results that wait, by test: how many, since when, and the oldest of them. */
export const waitingResults = ({ ofTest }: Pick<Scope, 'ofTest'>): Sql =>
  sql`select r.test_id, ${count}, min(r.completed_at) as since, (array_agg(r.id order by r.completed_at, r.id))[1] as oldest, (array_agg(r.participant_id order by r.completed_at, r.id))[1] as tester
    from case_result r join participant p on p.id = r.participant_id where ${ofTest('r')} and ${isWaiting}`;

export const pathToOldest = sql`'/participant/' || c.tester || '?result=' || c.oldest`;

export const testersDue = ({ ofTest, kept }: Pick<Scope, 'ofTest' | 'kept'>, kind: WaitingKind, status: ParticipantStatus): Waiting =>
  inTests({
    kind,
    counted: sql`select p.test_id, ${count}, min(coalesce(p.last_case_result_completed_at, p.finished_at)) as since from participant p where p.status = ${raw(literal(status))} and ${ofTest('p')} and ${kept('p')}`,
    path: sql`'?tab=testers'`,
    since: sql`c.since`,
  });

const isWhole = sql`not exists (select from requested_test r where r.test_id = w.id)
  and not exists (select from test s where s.organization_id = w.organization_id and s.parent_test_id = w.id)`;

const approvalOf = (alias: string): Sql => raw(isUnapproved(`${alias}.id`));

export const onManagers = (scope: Scope): readonly Waiting[] => {
  const { ofTest, kept, organization, test } = scope;
  const lacking = (kind: LackKind): Waiting => ({
    kind,
    id: sql`t.id`,
    label: sql`t.name`,
    url: sql`'/results/' || t.id || ${raw(literal(lackActs[kind].search))}`,
    count: lackFigures[kind].count,
    isOverdue: isLate,
    since: lackFigures[kind].since,
    until: sql`t.planned_end_at`,
    from: sql`from test t join supervised_test s on s.test_id = t.id where ${test('t')} and ${lacks(kind)}`,
  });
  return [
    ...lackKinds.map(lacking),
    testersDue(scope, 'publishing_failed', 'publishing_failed'),
    inTests({
      kind: 'blockers',
      counted: sql`select b.test_id, ${count}, min(b.created_at) as since from blocker b where b.status = 'open' and ${ofTest('b')} and ${kept('b')}`,
      path: sql`'?tab=blockers'`,
      since: sql`c.since`,
    }),
    inTests({ kind: 'unmoderated', counted: sql`${waitingResults(scope)} and ${kept('r')}`, path: pathToOldest, since: sql`c.since` }),
    testersDue(scope, 'publishing', 'results_approved'),
    inTests({
      kind: 'launches',
      counted: sql`select n.test_id, ${count}, min(n.since) as since from (
          select q.test_id, q.created_at as since from requested_test q join test w on w.id = q.test_id
          where q.auto_launch_status in ('requires_manual_evaluation', 'ready_to_launch') and w.window_status not in ${raw(oneOf(endedWindowStatuses))} and ${organization('q')} and ${test('w')} and not ${approvalOf('w')}
          union all select w.id, w.created_at from test w join advanced_test a on a.test_id = w.id
          where w.window_status not in ${raw(oneOf(endedWindowStatuses))} and ${organization('w')} and ${test('w')} and ${isWhole} and not ${approvalOf('w')}) n`,
      path: sql`'?tab=test-details'`,
      isOverdue: sql`coalesce(t.schedule_at < ${now}, false)`,
      since: sql`c.since`,
      until: sql`t.schedule_at`,
    }),
  ];
};
