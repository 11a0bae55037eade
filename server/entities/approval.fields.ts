import { caller } from '#server/api/param.ts';
import type { Selection } from '#server/api/selection.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { approversOf, isOverApproval } from '#server/workflow/launch-approval.ts';

const nameOf = (column: Sql): Sql =>
  sql`(select nullif(trim(u.first_name || ' ' || u.last_name), '') from organization_user u where u.id = ${column} and u.state <> 'forgotten')`;
const approvers = raw(approversOf('a.organization_id'));

/** Alias a. */
export const approvalShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`a.id`,
    kind: sql`a.kind`,
    state: sql`a.state`,
    name: sql`a.name`,
    amount: sql`a.amount::float8`,
    above: sql`a.above_amount::float8`,
    over: sql`a.over_budget::float8`,
    month: sql`a.budget_month`,
    askedById: sql`a.asked_by`,
    askedBy: nameOf(sql`a.asked_by`),
    askedAt: time(sql`a.asked_at`),
    approverIds: () => sql`coalesce((select json_agg(u.id order by u.id) ${approvers}), '[]'::json)`,
    approvers: () =>
      sql`coalesce((select json_agg(trim(u.first_name || ' ' || u.last_name) order by u.first_name, u.last_name, u.id) ${approvers} and u.id is distinct from a.asked_by), '[]'::json)`,
    decidedBy: nameOf(sql`a.decided_by`),
    decidedAt: time(sql`a.decided_at`),
    word: sql`a.word`,
    isOver: raw(isOverApproval),
    testId: sql`a.test_id`,
    draftId: sql`case when a.has_draft and a.asked_by = ${caller} then a.customer_request_id end`,
    runAt: time(sql`a.run_at`),
    tests: (tests) =>
      list(
        shape(tests, { id: sql`q.id`, name: sql`q.name`, activity: sql`q.activity` }),
        sql`from requested_test q where q.test_id = a.test_id and (a.requested_test_id is null or q.id = a.requested_test_id) order by q.position`,
      ),
  });
