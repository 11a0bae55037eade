import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '#server/api/context.ts';
import { read } from '#server/api/read.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { join, literal, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { assignedTestName, isOpenAssignment } from '#server/entities/assignment.fields.ts';
import { isOwnDraft } from '#server/entities/own-draft.ts';
import { inTests, noTime, onManagers, pathToOldest, testersDue, waitingResults } from '#server/entities/waiting.fields.ts';
import type { Waiting } from '#server/entities/waiting.fields.ts';
import { isLack, lackActs, waitingKinds, waitingTitle, waitingTraits } from '#schema/vocabulary/waiting.ts';
import type { WaitingKind } from '#schema/vocabulary/waiting.ts';

const shownOfAKind = 5;

const many = 987_654_321;

/** The words of the vocabulary for one and for any number. */
const titleOf = (kind: WaitingKind, count: Sql): Sql =>
  sql`case when ${count} = 1 then ${raw(literal(waitingTitle(kind, 1)))} else replace(${raw(literal(waitingTitle(kind, many)))}, '${raw(String(many))}', (${count})::text) end`;

const actOf = (kind: WaitingKind): Sql => (isLack(kind) ? raw(literal(lackActs[kind].label)) : sql`null::text`);

const few = ({ kind, id, label, url, count, isOverdue, since, until, from }: Waiting): Sql =>
  sql`(select ${raw(literal(kind))} as kind, ${raw(String(waitingKinds.indexOf(kind)))} as place, ${raw(String(waitingTraits[kind].isDanger === true))} as danger, ${id} as id, ${label} as label, ${url} as url, ${count} as count, ${isOverdue} as overdue, ${since} as since, ${until} as until, ${titleOf(kind, count)} as title, ${actOf(kind)} as act
    ${from} order by 8 desc, 9 nulls last, 7 desc, 4 limit ${raw(String(shownOfAKind))})`;

const onModerators = (context: RequestContext): readonly Waiting[] => [
  {
    kind: 'assignment',
    id: sql`a.id`,
    label: assignedTestName,
    url: sql`'/results/' || a.test_id`,
    count: sql`1`,
    isOverdue: sql`false`,
    since: sql`a.assigned_at`,
    until: noTime,
    from: sql`from moderator_assignment a where ${isOpenAssignment(scopeOf(context).organization('a'))}`,
  },
  testersDue(scopeOf(context), 'publishing', 'results_approved'),
  inTests({ kind: 'results', counted: waitingResults(scopeOf(context)), path: sql`${pathToOldest} || '&waiting=1'`, since: sql`c.since` }),
];

const onCustomers = (context: RequestContext): readonly Waiting[] => {
  const { ofTest, kept } = scopeOf(context);
  return [
    inTests({
      kind: 'untriaged_issues',
      counted: sql`select i.test_id, sum(i.total)::int as count from issue_count i where i.triage_status = 'untriaged' and i.published and i.total > 0 and ${ofTest('i')} and ${kept('i')}`,
      path: sql`'?tab=issues'`,
      until: noTime,
    }),
  ];
};

const own: Readonly<Record<RequestContext['viewer']['role'], (context: RequestContext) => readonly Waiting[]>> = {
  test_manager: (context) => onManagers(scopeOf(context)),
  community_test_manager: onModerators,
  customer: onCustomers,
  operator: () => [],
};

const drafts = (context: RequestContext): Waiting => ({
  kind: 'draft',
  id: sql`d.id`,
  label: sql`coalesce(nullif(d.name, ''), 'Untitled request')`,
  url: sql`'/launch?draft=' || d.id`,
  count: sql`1`,
  isOverdue: sql`false`,
  since: noTime,
  until: noTime,
  from: sql`from (select d.id, d.name from customer_request d where ${isOwnDraft(scopeOf(context).organization('d'))}
    order by d.saved_at desc limit 3) d`,
});

/** Overdue first, then what a test stands still by, each the longest waiting first. */
export const waitingOnYou = (_: unknown, args: Readonly<Record<string, unknown>>, context: RequestContext, info: GraphQLResolveInfo) =>
  read(context, info, args, (selection) => {
    const { role } = context.viewer;
    const kinds = [...own[role](context), ...(role === 'community_test_manager' ? [] : [drafts(context)])];
    const item = shape(selection, {
      id: sql`w.kind || ' ' || w.id`,
      kind: sql`w.kind`,
      title: sql`w.title`,
      act: sql`w.act`,
      label: sql`w.label`,
      url: sql`w.url`,
      count: sql`w.count`,
      isOverdue: sql`w.overdue`,
      waitingSince: time(sql`w.since`),
      waitingUntil: time(sql`w.until`),
    });
    return sql`select ${list(item, sql`from (${join(kinds.map(few), ' union all ')}) w order by w.overdue desc, w.danger desc, w.since nulls last, w.place, w.count desc, w.id`)} as json`;
  });
